"""The pocket: a table without a server. A page's own worker answers the requests of docs/protocol.md by the code of `kahve.table`."""
