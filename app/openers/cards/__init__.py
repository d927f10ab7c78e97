"""Cards: ids, decks, shuffling and the ranking of hands. Plain Python, no other room needed."""
