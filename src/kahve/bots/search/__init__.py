"""The search: worlds that a view allows, played out, compared and solved."""
