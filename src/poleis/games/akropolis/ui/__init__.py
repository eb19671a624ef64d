"""What people see: drawings, words, terminal, score pad."""
