"""Settings of the whole suite.

Hypothesis takes the same examples in every run, so that a build fails for a reason in the change
and not by luck; `make soak` (profile `soak`) looks at new ones.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "build",
    derandomize=True,
    database=None,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("soak", settings.get_profile("build"), derandomize=False)
settings.load_profile(os.environ.get("POLEIS_HYPOTHESIS", "build"))
