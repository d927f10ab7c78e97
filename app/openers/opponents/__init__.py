"""Players the program seats: characters that decide from a view alone, and the plain match loop."""
