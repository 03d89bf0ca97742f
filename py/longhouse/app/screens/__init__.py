"""The screens: each a function from the session to markup."""
