"""Who holds the table: one tab at a time, and nothing is claimed before that is certain."""

from __future__ import annotations

from longhouse.app import messages as ms

from .network import Device, Network, fresh
from .test_table import play, seated


def test_a_tab_that_may_not_hold_the_table_claims_nothing() -> None:
    """A guest's tab wants to hold the table that another tab of its browser holds already."""
    net, (host, guest) = seated()
    play(net, [host, guest], 4)
    net.vanish(host)
    net.settle(500)
    mark, entry = guest.table.mark, guest.storage[guest.table.slot]
    guest.send(ms.Do("take_over"))
    guest.send(ms.LockTaken(f"table-{mark.id}", False))
    assert guest.table.live is None and guest.table.mark == mark and not mark.host
    assert '"live":["' + mark.id + '",1,false]' in entry
    assert '"live":["' + mark.id + '",1,false]' in guest.storage[guest.table.slot]


def test_practice_lasts_where_the_table_could_not_be_opened() -> None:
    net = Network(3)
    device = Device(net, "host", draws=True)
    device.new_game("person", "thrall", seed="7")
    device.send(ms.Do("practice"))
    device.send(ms.Do("open_table"))
    device.send(ms.LockTaken(f"table-{device.table.mark.id}", False))
    assert device.table.practice and not device.table.mark.id and not device.table.shared


def test_a_reload_before_the_table_is_held_changes_nothing() -> None:
    net, (host, guest) = seated()
    net.vanish(host)
    net.settle(500)
    slot, before = guest.table.slot, guest.storage[guest.table.slot]
    guest.send(ms.Do("take_over"))
    guest = fresh(net, guest)
    assert guest.storage[slot] == before
