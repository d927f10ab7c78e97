"""Chances: exact draws now; equities, ranges and roll-outs come here too."""
