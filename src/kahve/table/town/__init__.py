"""Several servers at one store: what each hears of the others."""
