# Short rules, before the numbered ones.

short-rules-tap = Dotknij podświetlonego miejsca, żeby zobaczyć, co daje.
short-rules-numbered = Wszystkie zasady z numerami
short-rules-next = Dalej są wszystkie szczegóły, rozstrzygnięcia i źródła:
