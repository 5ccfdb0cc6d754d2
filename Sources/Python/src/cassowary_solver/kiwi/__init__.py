"""kiwisolver's interface, on top of Cassowary.

``import cassowary_solver.kiwi as kiwisolver`` runs programs written for kiwisolver 1.5. To switch a program over whose imports
are not yours, call :func:`take_over` first.
"""

import sys as _sys

from . import exceptions
from .. import _core
from .._core import Constraint, Expression, Solver, Term, Variable, strength
from .exceptions import (
    BadRequiredStrength,
    DuplicateConstraint,
    DuplicateEditVariable,
    UnknownConstraint,
    UnknownEditVariable,
    UnsatisfiableConstraint,
)

_core.set_exceptions(exceptions)

__version__ = "1.5.1"
__kiwi_version__ = "1.5.1"

__all__ = [
    "BadRequiredStrength",
    "Constraint",
    "DuplicateConstraint",
    "DuplicateEditVariable",
    "Expression",
    "Solver",
    "Term",
    "UnknownConstraint",
    "UnknownEditVariable",
    "UnsatisfiableConstraint",
    "Variable",
    "__kiwi_version__",
    "__version__",
    "strength",
    "take_over",
]


def take_over() -> None:
    """Lets every later ``import kiwisolver`` of the process find this module.

    Types and error texts name ``kiwisolver`` from then on.
    """
    for part in (Constraint, Expression, Solver, Term, Variable, type(strength)):
        part.__module__ = "kiwisolver"
    _sys.modules["kiwisolver"] = _sys.modules[__name__]
    _sys.modules["kiwisolver.exceptions"] = exceptions
