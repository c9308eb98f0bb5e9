"""The games as environments of other people's frameworks, a file each; every one is an optional extra, and nothing imports them."""
