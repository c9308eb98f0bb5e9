"""The table server, floor by floor: each folder imports only from those before it.

protocol, sitting, store, thinking, town, live, people, teaching, push, http, watching, serving.
"""
