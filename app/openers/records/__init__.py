"""What is kept on disk: the running deal event by event, packed deals, counts, profiles."""
