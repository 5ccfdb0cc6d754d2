"""Variables and rows that a solver loads at once."""

from __future__ import annotations

from typing import Iterable, NamedTuple, Optional, Union

from .constraints import Constraint, UnsatisfiableError
from .expressions import Variable

NO_COST = -1.0


class Breakpoint(NamedTuple):
    """A number to which a sum is compared: being above it costs at the priority `above`, being below it at `below`.

    None for a side that costs nothing. See :meth:`Solver.add_breakpoints`.
    """

    value: float
    above: Optional[float] = None
    below: Optional[float] = None
    weight: float = 1.0

    def _written(self, constant: float = 0.0) -> tuple[float, float, float, float]:
        return (
            self.value - constant,
            NO_COST if self.above is None else self.above,
            NO_COST if self.below is None else self.below,
            self.weight,
        )


class Batch:
    """Variables and rows for :meth:`Solver.load_batch`. Variables are named by their numbers in the batch.

    >>> from cassowary_solver import HIGH, LOW, REQUIRED, Batch, Breakpoint, Solver
    >>> batch = Batch()
    >>> left, width = batch.variable(), batch.variable()
    >>> batch.row([(left, 1), (width, 1)], Breakpoint(300, above=REQUIRED))
    >>> batch.row([(left, 1)], Breakpoint(20, REQUIRED, REQUIRED))
    >>> batch.row([(width, 1)], Breakpoint(0, below=REQUIRED), Breakpoint(400, LOW, HIGH))
    >>> solver = Solver()
    >>> variables, constraints = solver.load_batch(batch)
    >>> _ = solver.commit()
    >>> [variable.value for variable in variables]
    [20.0, 280.0]
    """

    __slots__ = ("_variables", "_values", "_numbers", "_factors", "_term_ends", "_breakpoints", "_breakpoint_ends")

    def __init__(self) -> None:
        self._variables: list[Optional[Variable]] = []
        self._values: list[float] = []
        self._numbers: list[int] = []
        self._factors: list[float] = []
        self._term_ends: list[int] = []
        self._breakpoints: list[tuple[float, float, float, float]] = []
        self._breakpoint_ends: list[int] = []

    def variable(self, value: float = 0.0) -> int:
        """Adds a variable that loading makes, and with which value it begins. Returns its number."""
        self._variables.append(None)
        self._values.append(value)
        return len(self._variables) - 1

    def add(self, variable: Variable) -> int:
        """Adds a variable that the solver has. Returns its number."""
        self._variables.append(variable)
        self._values.append(0.0)
        return len(self._variables) - 1

    def row(self, terms: Iterable[tuple[int, float]], *breakpoints: Breakpoint) -> None:
        """Adds a row: a sum of variables, by number, times factors, and the numbers to which it is compared."""
        terms, written = list(terms), [each._written() for each in breakpoints]
        self._numbers += [number for number, _ in terms]
        self._factors += [factor for _, factor in terms]
        self._breakpoints += written
        self._term_ends.append(len(self._numbers))
        self._breakpoint_ends.append(len(self._breakpoints))


class BatchUnsatisfiableError(UnsatisfiableError):
    """A batch was refused, as a required constraint of it contradicts others.

    `breakpoint` is the number of the refused breakpoint, and `members` what it contradicts, in the order in which it
    came: constraints, and numbers of breakpoints of the batch.
    """

    breakpoint: int
    members: list[Union[Constraint, int]]
