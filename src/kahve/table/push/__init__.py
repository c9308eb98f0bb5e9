"""Messages to a device whose page is closed."""
