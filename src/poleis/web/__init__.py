"""The web server and the browser client.

- `server/`: the application, its HTTP and WebSocket endpoints, limits and security
- `tables/`: live tables, the messages of clients and the replies; no framework, no sockets
- `pages/`: HTML pages
- `storage/`: the database
- `client/`: the browser client in TypeScript; `bundle.py` builds it into `static/`
- `templates/`, `static/`: files of the pages
"""
