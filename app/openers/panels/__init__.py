"""What surrounds the table: action bar, strip, log, result, hands, rules, house rules.

Native widgets only. They read the engine's events, masked tables and legal acts, speak through
`openers.words` and their own final classes, and send intents; none of them changes a game.
"""
