"""The table server: one sitting with no input or output inside; its protocol; its store; the house in which many tables live."""
