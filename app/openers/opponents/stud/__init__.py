"""Seven-card stud: a plain chart by street, made hand, live cards and what the boards show."""
