"""The running match: asks the players, records what happens, tells what the hero sees."""
