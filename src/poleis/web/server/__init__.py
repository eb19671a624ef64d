"""The running server: connections come in here.

- `app`: settings, start and stop, routes, error handlers
- `api`, `openapi`: JSON over HTTP, and its description
- `sockets`, `connection`, `outbox`: WebSockets and their send queues
- `limits`: all limits, with their defaults
- `forwarder`, `forwarded`, `forward_requests`, `relay`: to and from other servers of the database
- `internal_url`: where the other servers reach this one
- `transport`: TCP limits added to uvicorn
- `security`, `bucket`: tokens, headers, rate limits
- `addresses`: limits shared by all connections of a network address
- `fair_queue`: the order in which requests use the bot workers
- `identity`, `languages`: the browser behind a request, and its language
- `health`, `failures`: the health check, and responses to internal errors
"""
