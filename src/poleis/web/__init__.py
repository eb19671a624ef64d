"""The web server and the browser client.

- `server/`: the application, its HTTP and WebSocket endpoints, limits and security
- `tables/`: what a table is, from a message to its reply; no framework, no database, no sockets
- `service/`: the tables of a server: opened, kept in memory, written to the database
- `wire/`: the messages, requests and answers that travel between server and clients
- `pages/`: HTML pages
- `storage/`: the database
- `client/`: the browser client in TypeScript; `bundle.py` builds it into `static/`
- `templates/`, `static/`: files of the pages
"""
