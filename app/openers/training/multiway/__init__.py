"""Draw for three to seven players: a fast model of the deal, and MCCFR over it."""
