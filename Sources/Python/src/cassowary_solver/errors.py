"""Why a call is refused. Nothing has changed then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from .solver import Constraint


class CassowaryError(Exception):
    """Anything that the solver refuses."""


class RefusedError(CassowaryError, ValueError):
    """A call that is refused, in words that say what to do.

    :ivar code: the number of the reason in ``cassowary.h``.
    """

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


class UnsatisfiableError(RefusedError):
    """What was asked is required and contradicts other required constraints.

    :ivar conflict: constraints in force of which none can be left out: with any of them gone, the others allow it.
    """

    def __init__(self, code: int, message: str, conflict: Sequence[Constraint]) -> None:
        super().__init__(code, message)
        self.conflict = tuple(conflict)
