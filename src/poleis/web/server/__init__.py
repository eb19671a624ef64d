"""The running server: connections come in here.

- `app`: settings, start and stop, routes, error handlers
- `api`, `openapi`: JSON over HTTP, and its description
- `sockets`, `outbox`: WebSockets and their send queues
- `transport`: TCP limits added to uvicorn
- `security`: tokens, headers, rate limits
- `addresses`: limits shared by all connections of a network address
- `fair_queue`: the order in which requests use the bot workers
- `identity`, `languages`: the browser behind a request, and its language
- `health`, `failures`: the health check, and responses to internal errors
"""
