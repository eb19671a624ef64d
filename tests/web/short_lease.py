"""`poleis serve` with a short lease, so that tests need not wait for its end."""

from __future__ import annotations

from poleis.cli import main
from poleis.web.storage import lease

if __name__ == "__main__":
    lease.LEASE, lease.RENEW_EVERY = 1.0, 0.2
    main()
