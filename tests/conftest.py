"""One Hypothesis profile for all tests: the same examples on every machine and every day."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "numcards",
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("numcards")
