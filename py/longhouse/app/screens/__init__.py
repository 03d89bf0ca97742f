"""The screens: each a function from the model to markup."""
