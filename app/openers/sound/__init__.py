"""What is heard at the table. Optional everywhere: whatever fails, there is silence."""
