"""The laboratory: it plays many deals between players and says how sure its figures are."""
