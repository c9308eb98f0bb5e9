"""The processes: the application, one server or a crew of them, and workers."""
