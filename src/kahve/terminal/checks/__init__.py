"""What `kahve doctor` looks at: the store, the machine, and the public address with the proxy before the server."""
