"""Constraints in force, and the refusal that names them."""

from __future__ import annotations

from typing import Any, NamedTuple, Optional, Protocol, Sequence

from .errors import RefusedError
from .expressions import Expression, Variable

SIGNS = {"<=": -1, "==": 0, ">=": 1}


class Owner(Protocol):
    """What a constraint asks of the solver in which it is in force."""

    @property
    def _door(self) -> Any: ...

    def _ask(self, call: Any, *arguments: Any) -> Any: ...

    def _variable(self, handle: int) -> Variable: ...


class Multiplier(NamedTuple):
    """How hard a constraint pulls at a priority: how much its cost would fall per unit of the constraint's constant."""

    priority: float
    value: float


class Constraint:
    """A constraint in force. Its properties can be set; :meth:`remove` takes it out."""

    __slots__ = ("_solver", "_handle", "__weakref__")

    def __init__(self, solver: Owner, handle: int) -> None:
        self._solver = solver
        self._handle = handle

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Constraint) and self._handle == other._handle and self._solver is other._solver

    def __hash__(self) -> int:
        return hash(self._handle)

    def __str__(self) -> str:
        return self._solver._ask(self._solver._door.constraint_text, self._handle)

    def __repr__(self) -> str:
        try:
            return f"<{self}>"
        except RefusedError:
            return "<constraint, removed>"

    def remove(self) -> None:
        """Takes the constraint out of the solver."""
        self._solver._ask(self._solver._door.remove_constraint, self._handle)

    def _parts(self) -> tuple[int, float, float, float, float, int]:
        return self._solver._ask(self._solver._door.parts, self._handle)

    @property
    def constant(self) -> float:
        """What the terms relate to; of a content size its value."""
        return self._parts()[1]

    @constant.setter
    def constant(self, constant: float) -> None:
        self._solver._ask(self._solver._door.set_constant, self._handle, constant)

    @property
    def relation(self) -> str:
        """``<=``, ``==`` or ``>=``."""
        return ("<=", "==", ">=")[self._parts()[0] + 1]

    @relation.setter
    def relation(self, relation: str) -> None:
        if relation not in SIGNS:
            raise ValueError(f"the relation is '<=', '==' or '>=', not {relation!r}")
        self._solver._ask(self._solver._door.set_relation, self._handle, SIGNS[relation])

    @property
    def priority(self) -> float:
        """How much the constraint matters; of a content size the higher one of its two priorities."""
        return max(self.priorities, key=lambda side: -1 if side is None else side)  # type: ignore[return-value]

    @priority.setter
    def priority(self, priority: float) -> None:
        self._solver._ask(self._solver._door.set_priority, self._handle, priority)

    @property
    def priorities(self) -> tuple[Optional[float], Optional[float]]:
        """How much it matters not to be above (hugging) and not below (compression); None for a side that costs nothing."""
        _, _, hugging, compression, _, _ = self._parts()
        return (None if hugging < 0 else hugging, None if compression < 0 else compression)

    @priorities.setter
    def priorities(self, sides: tuple[float, float]) -> None:
        self._solver._ask(self._solver._door.set_priorities, self._handle, *sides)

    @property
    def weight(self) -> float:
        """How much a unit of the error counts among constraints of the same priority."""
        return self._parts()[4]

    @weight.setter
    def weight(self, weight: float) -> None:
        self._solver._ask(self._solver._door.set_weight, self._handle, weight)

    @property
    def label(self) -> str:
        """What explanations call the constraint."""
        return self._solver._ask(self._solver._door.label_of, self._handle)

    @property
    def location(self) -> Optional[tuple[str, int]]:
        """The file and line where it was written, if these were given."""
        file = self._solver._ask(self._solver._door.file_of, self._handle)
        return (file, self._parts()[5]) if file else None

    @property
    def expression(self) -> Expression:
        """The terms, those of one variable added up."""
        terms = self._solver._ask(self._solver._door.terms_of, self._handle)
        return Expression([self._solver._variable(handle) for handle, _ in terms], [factor for _, factor in terms])

    @property
    def multipliers(self) -> tuple[Multiplier, ...]:
        """How hard the constraint pulls, highest priority first."""
        return tuple(Multiplier(*pull) for pull in self._solver._ask(self._solver._door.multipliers, self._handle))

    @property
    def implied_by(self) -> Optional[tuple[Constraint, ...]]:
        """The required constraints from which this one follows; None if it is needed."""
        found = self._solver._ask(self._solver._door.redundancy, self._handle)
        return None if found is None else tuple(Constraint(self._solver, handle) for handle in found)


class UnsatisfiableError(RefusedError):
    """What was asked is required and contradicts other required constraints.

    :ivar conflict: constraints in force of which none can be left out: with any of them gone, the others allow it.
    """

    def __init__(self, code: int, message: str, conflict: Sequence[Constraint]) -> None:
        super().__init__(code, message)
        self.conflict = tuple(conflict)
