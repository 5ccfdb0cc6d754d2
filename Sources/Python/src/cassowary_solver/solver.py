"""The solver."""

from __future__ import annotations

import math
from contextlib import contextmanager
from typing import Iterable, Iterator, Mapping, NamedTuple, Optional, Union

from ._core import Door, Refused
from .batch import NO_COST, Batch, BatchUnsatisfiableError, Breakpoint
from .constraints import Constraint, Multiplier, UnsatisfiableError
from .errors import RefusedError
from .expressions import Expression, Linear, Relation, Variable

REQUIRED = math.inf
HIGH = 750.0
LOW = 250.0
FITTING_SIZE = 50.0

_UNSATISFIABLE = 1
_ENDS = ("range", "held", "passed", "conflict")


class Change(NamedTuple):
    """A variable whose value differs from what the last commit left."""

    variable: Variable
    old: float
    new: float


class Bound(NamedTuple):
    """The least or the greatest value of a variable: how much it matters, and how much the variable is drawn to it
    otherwise. See :meth:`Solver.set_bounds`."""

    value: float
    priority: float = REQUIRED
    weight: float = 1.0
    rest: Optional[float] = None


class Summand(NamedTuple):
    """A part of a value: a factor times a constant, that of a constraint or the value that a variable keeps."""

    source: Union[Constraint, Variable]
    factor: float
    constant: float
    multipliers: tuple[Multiplier, ...]
    text: str


class Freedom(NamedTuple):
    """A way in which the solution could move at no cost: variables with how far each moves."""

    cause: Union[Constraint, Variable]
    direction: tuple[tuple[Variable, float], ...]
    text: str


class Piece(NamedTuple):
    """Values of a parameter, from `low` to `high`, within which every variable moves in a straight line.

    `end` says why it ends: `"range"`, the range that was asked for ends; `"held"`, the constraint comes to its constant and
    holds it from there on; `"passed"`, it goes on beyond it, at another cost; `"conflict"`, required constraints exclude
    what is beyond.
    """

    low: float
    high: float
    end: str
    constraint: Optional[Constraint]


class Segment(NamedTuple):
    """A straight line of a variable: `start` where the parameter is `low`, `slope` more for each unit up to `high`."""

    low: float
    high: float
    start: float
    slope: float

    def value(self, parameter: float) -> float:
        """The value of the variable where the parameter has a value."""
        return self.start + self.slope * (parameter - self.low)


class Sweep(NamedTuple):
    """The solution as a function of one number; see :meth:`Solver.sweep`."""

    pieces: tuple[Piece, ...]
    lines: dict[Variable, tuple[Segment, ...]]
    conflict_below: tuple[Constraint, ...]
    conflict_above: tuple[Constraint, ...]


class Checkpoint:
    """A state to which a solver can return; see :meth:`Solver.checkpoint`."""

    __slots__ = ("_handle",)

    def __init__(self, handle: int) -> None:
        self._handle = handle


class Solver:
    """Finds values for variables under linear constraints, keeps them as constraints come and go, and says why."""

    __slots__ = ("_door", "_variables", "__weakref__")

    def __init__(self) -> None:
        self._door = Door()
        self._variables: dict[int, Variable] = {}

    # Variables

    def variable(self, name: str = "") -> Variable:
        """Makes a variable; it is zero until constraints move it."""
        return self._variable(self._ask(self._door.make_variable, name))

    @property
    def variables(self) -> list[Variable]:
        """The variables, in the order in which they were made."""
        return [self._variable(handle) for handle in self._ask(self._door.list_variables)]

    @property
    def constraints(self) -> list[Constraint]:
        """The constraints in force, in the order in which they were added."""
        return [Constraint(self, handle) for handle in self._ask(self._door.list_constraints)]

    def reserve(self, variables: int) -> None:
        """Makes room for so many variables."""
        self._ask(self._door.reserve, variables)

    def trim(self) -> None:
        """Gives back memory beyond what is in use."""
        self._ask(self._door.trim)

    # Constraints

    def add(
        self,
        relation: Relation,
        priority: float = REQUIRED,
        weight: float = 1.0,
        *,
        label: str = "",
        location: Optional[tuple[str, int]] = None,
    ) -> Constraint:
        """Puts a relation in force.

        :raises UnsatisfiableError: it is required and contradicts others.
        :raises RefusedError: a number is out of range, or a variable is unknown.
        """
        if not isinstance(relation, Relation):
            raise TypeError(f"a constraint as `x + 8 <= y` is needed, not {relation!r}")
        expression = relation.expression
        return Constraint(
            self,
            self._ask(
                self._door.add,
                self._handles(expression),
                expression.factors,
                relation.sign,
                -expression.constant,
                priority,
                weight,
                *_note(label, location),
            ),
        )

    def add_content_size(
        self,
        size: Union[Variable, Expression],
        value: float,
        hugging: float = LOW,
        compression: float = HIGH,
        weight: float = 1.0,
        *,
        label: str = "",
        location: Optional[tuple[str, int]] = None,
    ) -> Constraint:
        """Adds the pull of a natural size: being above it costs at ``hugging``, being below it at ``compression``."""
        variables, factors, constant = size._parts()
        handles = self._handles(Expression(variables, factors))
        note = _note(label, location)
        return Constraint(
            self,
            self._ask(
                self._door.add_content_size, handles, factors, value - constant, hugging, compression, weight, *note
            ),
        )

    def add_breakpoints(
        self,
        size: Union[Variable, Expression],
        breakpoints: Iterable[Breakpoint],
        *,
        label: str = "",
        location: Optional[tuple[str, int]] = None,
    ) -> list[Constraint]:
        """Adds several constraints on one sum, all or none, as if one by one: at least 0, at most 300, pulled to 80.

        >>> from cassowary_solver import HIGH, LOW, REQUIRED, Breakpoint, Solver
        >>> solver = Solver()
        >>> width = solver.variable("width")
        >>> least, wish = solver.add_breakpoints(width, [Breakpoint(0, below=REQUIRED), Breakpoint(80, LOW, HIGH)])
        >>> _ = solver.commit()
        >>> width.value
        80.0

        :raises UnsatisfiableError: one is required and contradicts others.
        :raises RefusedError: a number is out of range, a variable is unknown, or no side of a breakpoint costs something.
        """
        variables, factors, constant = size._parts()
        written = [each._written(constant) for each in breakpoints]
        handles = self._handles(Expression(variables, factors))
        made = self._ask(self._door.add_breakpoints, handles, factors, written, *_note(label, location))
        return [Constraint(self, handle) for handle in made]

    def load_batch(self, batch: Batch) -> tuple[list[Variable], list[Constraint]]:
        """Makes the variables of a batch and adds its rows, all or none: a whole screen by one call.

        The answers and the refusals are those of one row after the other. Returns the variables by their numbers in the
        batch, and a constraint for each breakpoint.

        :raises BatchUnsatisfiableError: a required constraint contradicts others.
        :raises RefusedError: a number is out of range, or a variable is unknown.
        """
        handles = [0 if each is None else self._handle(each) for each in batch._variables]
        try:
            variables, constraints = self._door.load_batch(
                handles,
                batch._values,
                batch._numbers,
                batch._factors,
                batch._term_ends,
                batch._breakpoints,
                batch._breakpoint_ends,
            )
        except Refused as refused:
            code, message, conflict, breakpoint, members = refused.args
            if code != _UNSATISFIABLE:
                raise RefusedError(code, message) from None
            error = BatchUnsatisfiableError(code, message, [Constraint(self, handle) for handle in conflict])
            error.breakpoint = breakpoint
            error.members = [number if handle == 0 else Constraint(self, handle) for handle, number in members]
            raise error from None
        return [self._variable(each) for each in variables], [Constraint(self, each) for each in constraints]

    def set_bounds(
        self,
        variable: Variable,
        lower: Union[Bound, float, None] = None,
        upper: Union[Bound, float, None] = None,
    ) -> None:
        """Sets the least and the greatest value of a variable; a number is required. Bounds not given again go.

        >>> from cassowary_solver import Bound, Solver
        >>> solver = Solver()
        >>> width = solver.variable("width")
        >>> solver.set_bounds(width, 10, Bound(300, priority=750))
        >>> _ = solver.commit()
        >>> width.value, solver.bounds(width)[1].value
        (10.0, 300.0)

        :raises UnsatisfiableError: a required bound contradicts other constraints.
        :raises RefusedError: a number is out of range, or the variable is unknown.
        """
        self._ask(self._door.set_bounds, self._handle(variable), _written(lower), _written(upper))

    def bounds(self, variable: Variable) -> tuple[Optional[Bound], Optional[Bound]]:
        """The bounds of a variable, the lower one first; None for one that is not there."""
        lower, upper = self._ask(self._door.bounds, self._handle(variable))
        return _read(lower), _read(upper)

    def add_edit(
        self,
        variable: Variable,
        priority: float,
        weight: float = 1.0,
        *,
        label: str = "",
        location: Optional[tuple[str, int]] = None,
    ) -> Constraint:
        """Holds a variable where it is, to be moved by :meth:`suggest`; removing the constraint ends the edit."""
        return self._hold(self._door.add_edit, variable, priority, weight, label, location)

    def suggest(self, variable: Variable, value: float) -> None:
        """Moves the edit of a variable."""
        self._ask(self._door.suggest, self._handle(variable), value)

    def add_stay(
        self,
        variable: Variable,
        priority: float,
        weight: float = 1.0,
        *,
        label: str = "",
        location: Optional[tuple[str, int]] = None,
    ) -> Constraint:
        """Lets a variable keep the value that the last commit left it, as far as higher priorities allow."""
        return self._hold(self._door.add_stay, variable, priority, weight, label, location)

    def _hold(self, call, variable, priority, weight, label, location) -> Constraint:
        return Constraint(self, self._ask(call, self._handle(variable), priority, weight, *_note(label, location)))

    def remove(self, what: Union[Constraint, Variable]) -> None:
        """Takes out a constraint, or a variable that no constraint mentions."""
        if isinstance(what, Variable):
            self._ask(self._door.remove_variable, self._handle(what))
            self._variables.pop(what._handle, None)
        else:
            self._ask(self._door.remove_constraint, self._own(what))

    def set_constants(self, constants: Union[Mapping[Constraint, float], Iterable[tuple[Constraint, float]]]) -> None:
        """Changes several constants, all or none, and asks once whether what is required can hold."""
        pairs = list(constants.items() if isinstance(constants, Mapping) else constants)
        self._ask(
            self._door.set_constants,
            [self._own(constraint) for constraint, _ in pairs],
            [constant for _, constant in pairs],
        )

    # Steps

    def commit(self) -> list[Change]:
        """Optimises, and lists the variables whose values changed since the last commit, each once."""
        return [Change(self._variable(handle), old, new) for handle, old, new in self._ask(self._door.commit)]

    @contextmanager
    def transaction(self) -> Iterator[Solver]:
        """All or nothing: an exception within takes everything back, bit for bit, and goes on."""
        self._ask(self._door.begin)
        try:
            yield self
        except BaseException:
            self._ask(self._door.abandon)
            raise
        self._ask(self._door.end)

    def checkpoint(self) -> Checkpoint:
        """Notes the present state, to which :meth:`restore` can return. From the first one on all changes are recorded."""
        return Checkpoint(self._ask(self._door.checkpoint))

    def restore(self, checkpoint: Checkpoint) -> None:
        """Goes back to a checkpoint, or forward again as long as nothing was changed since going back."""
        self._ask(self._door.restore, checkpoint._handle)

    def discard(self, checkpoint: Optional[Checkpoint] = None) -> None:
        """Gives up a checkpoint, or without one all of them."""
        if checkpoint is None:
            self._ask(self._door.discard_checkpoints)
        else:
            self._ask(self._door.discard, checkpoint._handle)

    # Questions

    def why(self, variable: Variable) -> tuple[Summand, ...]:
        """The summands of which a value is the sum."""
        return tuple(
            Summand(
                Constraint(self, constraint) if constraint else self._variable(kept),
                factor,
                constant,
                tuple(Multiplier(*pull) for pull in pulls),
                text,
            )
            for constraint, kept, factor, constant, pulls, text in self._ask(self._door.why, self._handle(variable))
        )

    def explain(self, variable: Variable) -> str:
        """What :meth:`why` says, as lines of text."""
        return self._ask(self._door.why_text, self._handle(variable))

    def freedoms(self, most: int = 100) -> tuple[Freedom, ...]:
        """Up to so many ways in which the solution could move at no cost: where it is ambiguous."""
        return tuple(
            Freedom(
                self._variable(undetermined) if undetermined else Constraint(self, tied),
                tuple((self._variable(handle), rate) for handle, rate in direction),
                text,
            )
            for undetermined, tied, direction, text in self._ask(self._door.freedoms, most)
        )

    def sweep(
        self,
        constraint: Constraint,
        low: float,
        high: float,
        variables: Iterable[Variable] = (),
        most: int = 10_000,
    ) -> Sweep:
        """The solution as a function of a constraint's constant between two numbers, exactly; nothing changes.

        The pieces come in rising order, at most `most` of them, with the straight lines of the variables that are named. If
        required constraints exclude some values, the pieces cover the others, and the sweep names the constraints.
        """
        wanted = [self._handle(variable) for variable in variables]
        pieces = self._ask(self._door.sweep, constraint._handle, low, high, most)
        return Sweep(
            tuple(
                Piece(first, last, _ENDS[end], Constraint(self, handle) if handle else None)
                for first, last, handle, end, _ in pieces
            ),
            {
                self._variable(handle): tuple(Segment(*line) for line in self._ask(self._door.segments, handle))
                for handle in wanted
            },
            tuple(Constraint(self, handle) for handle in self._ask(self._door.sweep_conflict, False)),
            tuple(Constraint(self, handle) for handle in self._ask(self._door.sweep_conflict, True)),
        )

    @property
    def is_proved(self) -> bool:
        """True if what the last commit left is proved optimal; False where rounding was magnified too much for that."""
        return self._ask(self._door.is_proved)

    def costs(self) -> list[tuple[float, float]]:
        """What the constraints of each priority miss together as of the last commit, highest priority first."""
        return self._ask(self._door.costs)

    def linear_program(self, priority: float, slack: float = 1e-6) -> str:
        """The problem of one priority in LP format, for other solvers."""
        return self._ask(self._door.linear_program, priority, slack)

    @property
    def statistics(self) -> dict[str, int]:
        """Counts of the work done: exact, and the same on every machine."""
        return self._ask(self._door.statistics)

    # Snapshots

    def save(self) -> str:
        """The whole state as a text; a solver that loads it goes on with the same bits."""
        return self._ask(self._door.save)

    def load(self, text: str) -> None:
        """Puts the state of a text in the place of all that the solver holds; handles made before are unknown then."""
        self._ask(self._door.load, text)
        self._variables.clear()

    @classmethod
    def loaded(cls, text: str) -> Solver:
        """A solver with the state of a text."""
        solver = cls()
        solver.load(text)
        return solver

    # Handles

    def _ask(self, call, *arguments):  # type: ignore[no-untyped-def]
        try:
            return call(*arguments)
        except Refused as refused:
            code, message, conflict = refused.args
            if code == _UNSATISFIABLE:
                error: RefusedError = UnsatisfiableError(
                    code, message, [Constraint(self, handle) for handle in conflict]
                )
            else:
                error = RefusedError(code, message)
        raise error

    def _variable(self, handle: int) -> Variable:
        found = self._variables.get(handle)
        if found is None:
            found = self._variables[handle] = Variable(self, handle)
        return found

    def _handle(self, variable: Variable) -> int:
        if not isinstance(variable, Variable):
            raise TypeError(f"a variable is needed, not {variable!r}")
        return variable._handle

    def _handles(self, expression: Expression) -> list[int]:
        return [variable._handle for variable in expression.variables]

    def _own(self, constraint: Constraint) -> int:
        if not isinstance(constraint, Constraint):
            raise TypeError(f"a constraint in force is needed, not {constraint!r}")
        return constraint._handle

    def _value(self, variable: Variable) -> float:
        return self._ask(self._door.value, variable._handle)

    def _name(self, variable: Variable) -> str:
        return self._ask(self._door.name_of, variable._handle)

    def _is_free(self, variable: Variable) -> bool:
        return self._ask(self._door.is_free, variable._handle)

    def __repr__(self) -> str:
        return f"<Solver with {len(self.variables)} variables and {len(self.constraints)} constraints>"


def _written(bound: Union[Bound, float, None]) -> Optional[tuple[float, float, float, float]]:
    if bound is None:
        return None
    value, priority, weight, rest = bound if isinstance(bound, Bound) else Bound(bound)
    return (value, priority, weight, NO_COST if rest is None else rest)


def _read(bound: tuple[float, float, float, float]) -> Optional[Bound]:
    value, priority, weight, rest = bound
    return None if priority == NO_COST else Bound(value, priority, weight, None if rest == NO_COST else rest)


def _note(label: str, location: Optional[tuple[str, int]]) -> tuple[Optional[str], Optional[str], int]:
    if location is None:
        return (label or None, None, 0)
    return (label or None, location[0], location[1])
