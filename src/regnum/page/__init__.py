"""The server inside a page: the same application, without a network and with a store of the browser."""
