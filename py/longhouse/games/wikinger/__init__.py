"""Vikings, also known as Wikinger (Michael Kiesling; Hans im Glück, 2007)."""
