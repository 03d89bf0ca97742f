"""The built site in Firefox and WebKit: each test is written once and played in both."""
