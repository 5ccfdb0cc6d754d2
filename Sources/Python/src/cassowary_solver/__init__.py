"""An incremental solver of linear constraints with exact priorities.

>>> from cassowary_solver import Solver, REQUIRED
>>> solver = Solver()
>>> left, width = solver.variable("left"), solver.variable("width")
>>> edge = solver.add(left + width == 320)
>>> _ = solver.add(width >= 100)
>>> _ = solver.add(left == 16, priority=750)
>>> _ = solver.commit()
>>> left.value, width.value
(16.0, 304.0)

What is required holds; of what is optional a higher priority is never given up for any number of lower ones. Changes take
effect at :meth:`Solver.commit`. A call that raises has changed nothing. One solver serves one thread at a time.
"""

from ._core import version as __version__
from .batch import Batch, BatchUnsatisfiableError, Breakpoint
from .constraints import Constraint, Multiplier, UnsatisfiableError
from .errors import CassowaryError, RefusedError
from .expressions import Expression, Relation, Variable
from .solver import (
    FITTING_SIZE,
    HIGH,
    LOW,
    REQUIRED,
    Bound,
    Change,
    Checkpoint,
    Freedom,
    Piece,
    Segment,
    Solver,
    Summand,
    Sweep,
)

__all__ = [
    "FITTING_SIZE",
    "HIGH",
    "LOW",
    "REQUIRED",
    "Batch",
    "BatchUnsatisfiableError",
    "Bound",
    "Breakpoint",
    "CassowaryError",
    "Change",
    "Checkpoint",
    "Constraint",
    "Expression",
    "Freedom",
    "Multiplier",
    "Piece",
    "RefusedError",
    "Relation",
    "Segment",
    "Solver",
    "Summand",
    "Sweep",
    "UnsatisfiableError",
    "Variable",
    "__version__",
]
