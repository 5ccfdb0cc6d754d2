"""Why a call is refused. Nothing has changed then."""

from __future__ import annotations


class CassowaryError(Exception):
    """Anything that the solver refuses."""


class RefusedError(CassowaryError, ValueError):
    """A call that is refused, in words that say what to do.

    :ivar code: the number of the reason in ``cassowary.h``.
    """

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code
