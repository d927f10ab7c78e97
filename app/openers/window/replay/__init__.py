"""A recorded deal on the table again, step by step both ways."""
