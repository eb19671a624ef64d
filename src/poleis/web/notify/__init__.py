"""Notifications: messages to players whose turn it is while they have no page of the table open.

`turn_notices` finds out who must be notified and when, `delivery` sends in the background, and
each way of sending has a module: `push`, `webhook`, `mail`. Nothing here knows FastAPI.
"""
