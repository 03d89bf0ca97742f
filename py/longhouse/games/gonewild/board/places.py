"""The pictures of buildings, Town Halls, Draco and small signs, in a box of 64 x 48."""

from __future__ import annotations

from .ink import at, ink, shared

_GROUND = "G M2 44H62V48H2z|"
BUILDINGS = (
    # Brewery: a copper vat beside a house that smokes
    ink(
        _GROUND + "t @49,4,3 @53,1,2|T M45 8h6v12h-6z|W M4 23 30 6 58 23V27H4z|o M8 25H54V45H8z|w M8"
        " 25h3v20H8zM51 25h3v20h-3z"
        "M29 25h3v20h-3z|h M13 30Q20 25 27 30V45H13z|N M13 33h14v2.5H13zM13 40h14v2.5H13z|W M36"
        " 32h11v13H36z"
    )
    + shared("mug", 41.5, 22, 0.28),
    # Gold Factory: a furnace of stone
    ink(
        _GROUND
        + "T M10 12H26V30H10z|S M8 8H28V13H8z|t M4 24H60V45H4z|T M4 24H60V28H4z|k M12 45V36Q20 27 28 36V45z"
        "|r M15 45V38Q20 32 25 38V45z|y M17 45q-1-5 3-8 4 3 3 8z|T M30 12 46 24H30zM46 12 60 24H46z"
        "|t M34 33h9v4h-9z"
    )
    + shared("bar", 47, 39, 0.95),
    # Beer Container: barrels in a rack
    ink(_GROUND + "W M3 8H61V12H3zM5 12h4v33H5zM55 12h4v33h-4zM3 29H61V32H3z")
    + shared("barrel", 20, 20.5, 0.72)
    + shared("barrel", 43, 20.5, 0.72)
    + shared("barrel", 20, 38, 0.62)
    + shared("barrel", 43, 38, 0.62),
    # Gold Container: a vault with a round door
    ink(
        _GROUND + "T M3 16 32 3 61 16V20H3z|t M6 20H58V45H6z|S @24,32,11.5|s @24,32,8.5|S~2 M24 25V39M17"
        " 32H31|k @24,32,2.6"
        "|T M6 20h3v25H6zM55 20h3v25h-3z"
    )
    + shared("bar", 46, 38, 0.72)
    + shared("bar", 46, 30, 0.72),
    # Tavern: an inn with a sign and lit windows
    ink(
        _GROUND
        + "R M2 22 12 5H44L54 22z|r~1.6 M10 16H46M13 11H43|o M6 22H50V45H6z|W M6 22h44v3H6zM6 33h44v2H6z"
        "|y M11 26h9v7h-9zM36 26h9v7h-9z|W M23 28H33V45H23z|W~2 M50 20H61V24|f M53 23H64V38H53z"
    )
    + shared("mug", 57.5, 31.5, 0.27),
    # Drakkar: a ship with a dragon's head
    ink(
        "W M31 3h3v30h-3z|f M13 6H52Q47 17 52 28H13Q18 17 13 6z|r M19 6h8q-2 11 0 22h-8q3-11"
        " 0-22zM36 6h8q-3 11 0 22h-8"
        "q2-11 0-22z|w M4 12Q10 8 12 14L9 17Q9 31 18 34H46Q55 33 56 19 61 24 59 32 55 44 44 44H19Q3"
        " 41 4 18L1 15z"
        "|y @18,35,3 @27,36,3 @36,36,3 @45,35,3|u M0 42q5-4 11 0t11 0 11 0 11 0 11 0 9 0v6H0z"
    ),
)
HALLS = (
    ink(
        _GROUND + "W M2 26 14 8H50L62 26z|w~1.6 M10 20H54M14 14H50|o M8 26H56V45H8z|W M8 26h3v19H8zM53"
        " 26h3v19h-3zM19 26h3v19h-3z"
        "M42 26h3v19h-3z|k M27 45V33q5-5 10 0v12z|W~2.6 M14 8 9 3M50 8l5-5"
    ),
    at(
        2.5,
        4,
        0.92,
        ink(
            _GROUND
            + "w M24 2H40V16H24z|W M20 3 32-6 44 3zM2 28 12 13H52L62 28z|r M20 13h24v4H20z|o M8 28H56V45H8z"
            "|W M8 28h3v17H8zM53 28h3v17h-3zM18 28h3v17h-3zM43 28h3v17h-3z|k M26 45V34q6-6 12 0v11z"
            "|W~2.6 M12 13 6 7M52 13l6-6"
            "|y M29 6h6v6h-6z|r M9 31h7v6l-3.5 3L9 37zM48 31h7v6l-3.5 3-3.5-3z"
        ),
    ),
    at(
        3,
        5,
        0.9,
        ink(
            _GROUND + "W M18 6 32-4 46 6 44 9H20zM10 18 20 8H44L54 18zM1 31 10 17H54L63 31z|r M12"
            " 17h40v3.5H12zM21 8h22v3H21z"
            "|o M7 31H57V45H7z|y M7 31h3v14H7zM54 31h3v14h-3zM18 31h3v14h-3zM43 31h3v14h-3z|k M25"
            " 45V35q7-7 14 0v10z"
            "|y~2.6 M10 17 4 10M54 17l6-7M20 8l-5-6M44 8l5-6|y M30-4h4v6h-4z|u M22 22h6v6h-6zM36 22h6v6h-6z"
        ),
    ),
)
DRACO = ink(
    "R M4 48C2 30 8 18 20 12L16 2 28 8C44 6 52 14 58 22L63 30 58 36 44 33 40 39 48 48z|r M10 48C9 32"
    " 16 20 28 16"
    " 40 14 48 18 54 25L60 30 56 33 42 29 34 37 40 48z|y M33 20 41 21 37 26z|k @37.5,22.6,1.3|f M48"
    " 31l2 4 2-3.4zM54 32l2 3 1.5-2.6z"
    "|Y M14 24 6 20l4 10zM20 15 12 11l3 9z|k @56,27,1|h M10 48Q12 40 20 42T28 48z"
)
FAVOUR = ink(
    "p M6 4H58V44H6z|y~2 @32,24,15|f M14 24Q32 8 50 24 32 40 14 24z|u @32,24,7.5|k @32,24,3.6|f"
    " @29.5,21.5,1.6"
    "|y M31 0h2v7h-2zM31 41h2v7h-2zM10 8l5 3-2 1.6zM54 8l-5 3 2 1.6zM10 40l5-3-2-1.6zM54 40l-5-3 2-1.6z"
)
BACK = ink(
    "U M0 0H64V48H0z|u~1.6 M4 4H60V44H4z|y~2 @32,24,12M32 6V42M14 24H50M19 11 45 37M45 11 19 37|U"
    " @32,24,5|y @32,24,2.6"
)
# For missions and bonuses
SHIELD = ink(
    "S M12 4Q32 9 52 4 55 32 32 46 9 32 12 4z|u M17 9Q32 13 47 9 49 29 32 41 15 29 17 9z|y M29"
    " 11h6v28q-3 2-6 0zM18 20H46V26H18z"
)
AXES = ink(
    "w~3.4 M14 44 46 8M50 44 18 8|s M40 2Q54 2 58 16 50 18 40 12zM24 2Q10 2 6 16 14 18 24 12z|S~1.2"
    " M42 4q10 1 14 11"
)
HAMMER = ink(
    "w M28 18 34 12 58 40Q58 46 52 46z|S M10 16 26 2 34 8 38 16 22 26 16 24z|s M13 16 26 5 30 8 17 20z"
)
TICK = ink("o M12 4H48V42Q30 47 12 42z|N M9 2H51V8H9z|T~1.8 M18 15H42M18 21H34|g~5 M20 32l8 8 16-19")
CROWN = ink("y M12 40 6 12 20 24 32 4 44 24 58 12 52 40z|Y M12 34H52V42H12z|r @32,29,3.4")
BANNER = ink("W M12 2h4v46h-4z|r M16 5H54L46 16 54 28H16z|f @31,16,6|R @31,16,3")
FLAME = ink(
    "r M32 2Q48 16 46 30 44 46 32 46T18 30Q18 22 25 17 26 24 30 25 34 16 32 2z|y M32 24Q40 31 37 39"
    " 35 43 32 43T26 38Q26 33 32 24z"
)
COMPASS = ink("w~4 M32 8 16 44M32 8 48 44|s~3 M20 34Q32 40 44 34|y @32,8,6|Y @32,8,2.6")

ONE_BARREL = shared("barrel", 32, 24, 1.8)
ONE_BAR = shared("bar", 32, 22, 2.2)
