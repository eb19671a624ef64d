"""The web server and the browser client.

- `server/`: the application, its HTTP and WebSocket endpoints, limits and security
- `tables/`: live tables, from a message to its reply; no framework, no sockets
- `wire/`: the messages, requests and answers that travel between server and clients
- `pages/`: HTML pages
- `storage/`: the database
- `client/`: the browser client in TypeScript; `bundle.py` builds it into `static/`
- `templates/`, `static/`: files of the pages
"""
