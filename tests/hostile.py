"""Names and texts of people with bad intentions. Each calls a() if anything of it ever runs."""

from __future__ import annotations

from longhouse.engine.limits import MAX_NAME

NAMES = (
    "<script>a()</script>",
    "<img src=x onerror=a()>",
    "<svg onload=a()>",
    "<svg/onload=a()//",
    '"><svg onload=a()>',
    "'><svg onload=a()>",
    '" onfocus=a() autofocus',
    "' onfocus=a() autofocus",
    "x onmouseover=a() y",
    "javascript:a()",
    "<a href=javascript:a()>",
    "</title><script>a()//",
    "</textarea><img src=x>",
    "</option></select><img>",
    "</style><style>*{top:0}",
    "<!--<img src=x>--><b>",
    "]]><script>a()</script>",
    "<iframe src=//evil.test>",
    "<base href=//evil.test>",
    "<details open ontoggle=a",
    "<template><b>x</template",
    "<plaintext>",
    "<xmp><noscript><textarea",
    "<math><a xlink:href=x>",
    "{{a()}}${a()}#{a()}",
    "{seat}{0.__class__}{}",
    "%(a)s %s {0!r}",
    "&lt;img src=x&gt;&amp;",
    "&#60;script&#62;a()",
    "%3Cscript%3Ea()%3C",
    "\\u003cscript\\u003ea()",
    "＜script＞a()＜／script＞",
    "<ſcript>a()</ſcript>",
    '`-a()-`\';a();//"+a()+"',
    "--><img src=x onerror=a",
    "a() | #prompt, *",
    "шалом שלום مرحبا",
    "e\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301",
    "👨‍👩‍👧‍👦🏴‍☠️",
    "constructor __proto__",
)
# What must not be kept as it is: it hides, or turns the line around.
TWISTED = (
    "\u202egpj.exe<b>",
    "\u2066x\u2069<i>",
    "a\0b\x1bc\x7f",
    "\ud800<u>",
    "x\u2028y\u2029z",
    "\x85\x9b",
)
TITLES = tuple(name[:MAX_NAME] + "<img src=x onerror=a()>"[: 40 - len(name[:MAX_NAME])] for name in NAMES)

assert all(len(name) <= MAX_NAME for name in NAMES)
