"""`python -m kahve` is the command `kahve`."""

from kahve.terminal.main import main

if __name__ == "__main__":
    main()
