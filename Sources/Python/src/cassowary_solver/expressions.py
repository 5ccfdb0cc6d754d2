"""Variables, sums of them, and equations and inequalities between sums, as values."""

from __future__ import annotations

from typing import Protocol, Union

Linear = Union["Variable", "Expression", float, int]


class Owner(Protocol):
    """What a variable asks of the solver that made it."""

    def _value(self, variable: Variable) -> float: ...

    def _name(self, variable: Variable) -> str: ...

    def _is_free(self, variable: Variable) -> bool: ...


class _Operators:
    """What variables and expressions have in common."""

    __slots__ = ()

    def _parts(self) -> tuple[list[Variable], list[float], float]:
        raise NotImplementedError

    def __add__(self, other: Linear) -> Expression:
        return _sum(self, other, 1.0)

    def __radd__(self, other: Linear) -> Expression:
        return _sum(self, other, 1.0)

    def __sub__(self, other: Linear) -> Expression:
        return _sum(self, other, -1.0)

    def __rsub__(self, other: Linear) -> Expression:
        return _sum(-self, other, 1.0)

    def __mul__(self, factor: float) -> Expression:
        if not isinstance(factor, (int, float)):
            return NotImplemented
        variables, factors, constant = self._parts()
        return Expression(variables, [factor * each for each in factors], factor * constant)

    __rmul__ = __mul__

    def __truediv__(self, divisor: float) -> Expression:
        if not isinstance(divisor, (int, float)):
            return NotImplemented
        return self * (1 / divisor)

    def __neg__(self) -> Expression:
        return self * -1.0

    def __pos__(self) -> Expression:
        return self * 1.0

    def __eq__(self, other: object) -> Relation:  # type: ignore[override]
        return _relation(self, other, 0)

    def __le__(self, other: Linear) -> Relation:
        return _relation(self, other, -1)

    def __ge__(self, other: Linear) -> Relation:
        return _relation(self, other, 1)

    def __ne__(self, other: object) -> bool:
        if isinstance(self, Variable) and isinstance(other, Variable):
            return self is not other
        raise TypeError("!= between sums is no constraint: use ==, <= or >=")

    def __lt__(self, other: object) -> Relation:
        raise TypeError("< is no constraint: use <=")

    def __gt__(self, other: object) -> Relation:
        raise TypeError("> is no constraint: use >=")

    __hash__ = None  # type: ignore[assignment]


class Variable(_Operators):
    """An unknown of one solver, made by :meth:`Solver.variable`."""

    __slots__ = ("_solver", "_handle", "__weakref__")

    def __init__(self, solver: Owner, handle: int) -> None:
        self._solver = solver
        self._handle = handle

    def _parts(self) -> tuple[list[Variable], list[float], float]:
        return [self], [1.0], 0.0

    @property
    def value(self) -> float:
        """The value as of the last commit."""
        return self._solver._value(self)

    @property
    def name(self) -> str:
        """The name as it was given."""
        return self._solver._name(self)

    @property
    def is_free(self) -> bool:
        """True if the variable could have another value at the same cost."""
        return self._solver._is_free(self)

    def __hash__(self) -> int:
        return hash(self._handle)

    def __repr__(self) -> str:
        try:
            return f"Variable({self.name!r}, value={self.value:g})"
        except ValueError:
            return "Variable(removed)"


class Expression(_Operators):
    """A sum of variables with factors, and a constant. Terms of one variable are added up by the solver."""

    __slots__ = ("variables", "factors", "constant")

    def __init__(self, variables: list[Variable], factors: list[float], constant: float = 0.0) -> None:
        self.variables = variables
        self.factors = factors
        self.constant = constant

    def _parts(self) -> tuple[list[Variable], list[float], float]:
        return self.variables, self.factors, self.constant

    @property
    def value(self) -> float:
        """The value as of the last commit."""
        return self.constant + sum(
            factor * variable.value for variable, factor in zip(self.variables, self.factors)
        )

    def __repr__(self) -> str:
        text = ""
        for variable, factor in zip(self.variables, self.factors):
            sign = ("-" if factor < 0 else "") if not text else (" - " if factor < 0 else " + ")
            size = "" if abs(factor) == 1 else f"{abs(factor):g} * "
            text += sign + size + (variable.name or "?")
        if not text:
            return f"{self.constant:g}"
        if self.constant:
            text += f" {'-' if self.constant < 0 else '+'} {abs(self.constant):g}"
        return text


class Relation:
    """An equation or inequality that is not in force: a sum that relates to zero. :meth:`Solver.add` puts it in force."""

    __slots__ = ("expression", "sign")

    def __init__(self, expression: Expression, sign: int) -> None:
        self.expression = expression
        self.sign = sign

    def __bool__(self) -> bool:
        # `in` and dictionaries compare with ==: of two plain variables that asks whether they are the same.
        variables = self.expression.variables
        if self.sign == 0 and len(variables) == 2 and self.expression.factors == [1.0, -1.0]:
            return variables[0] is variables[1]
        raise TypeError("A constraint is neither true nor false: write a <= b <= c as two constraints.")

    def __repr__(self) -> str:
        left = Expression(self.expression.variables, self.expression.factors)
        return f"{left!r} {('<=', '==', '>=')[self.sign + 1]} {-self.expression.constant or 0:g}"


def _sum(left: _Operators, right: Linear, sign: float) -> Expression:
    variables, factors, constant = left._parts()
    if isinstance(right, (int, float)):
        return Expression(variables, factors, constant + sign * right)
    if not isinstance(right, _Operators):
        return NotImplemented
    others, more, added = right._parts()
    if sign != 1.0:
        more = [sign * each for each in more]
    return Expression(variables + others, factors + more, constant + sign * added)


def _relation(left: _Operators, right: object, sign: int) -> Relation:
    expression = _sum(left, right, -1.0)  # type: ignore[arg-type]
    return expression if expression is NotImplemented else Relation(expression, sign)
