"""The browser table's server: HTTP, WebSocket, identity, storage, and processes in which bots think."""
