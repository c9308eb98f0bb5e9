"""What keeps tables, persons, reviews and questions: SQL and its migrations."""
