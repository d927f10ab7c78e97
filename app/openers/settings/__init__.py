"""Every option of the program once, typed, kept in a readable TOML file."""
