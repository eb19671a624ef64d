# Short rules, before the numbered ones.

short-rules-tap = Коснитесь подсвеченного места и узнайте, что оно даёт.
short-rules-numbered = Все правила по номерам
short-rules-next = Дальше — все подробности, решения и источники:
