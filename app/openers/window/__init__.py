"""The window: commands, start page, dialogs, the table's room, and where every error ends."""
