"""Persons with several devices: codes, passkeys, and who asks."""
