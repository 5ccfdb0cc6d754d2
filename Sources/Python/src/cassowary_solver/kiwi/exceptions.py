"""The exceptions of cassowary_solver.kiwi, each with what it is about."""


class BadRequiredStrength(Exception):
    """A required strength where only an optional one makes sense."""


class _AboutConstraint(Exception):
    def __init__(self, constraint):
        super().__init__(constraint)
        self.constraint = constraint


class _AboutVariable(Exception):
    def __init__(self, edit_variable):
        super().__init__(edit_variable)
        self.edit_variable = edit_variable


class DuplicateConstraint(_AboutConstraint):
    """The constraint is in the solver already."""


class UnknownConstraint(_AboutConstraint):
    """The constraint is not in the solver."""


class UnsatisfiableConstraint(_AboutConstraint):
    """The constraint is required and contradicts others; the solver is as it was."""


class DuplicateEditVariable(_AboutVariable):
    """The variable is being edited already."""


class UnknownEditVariable(_AboutVariable):
    """The variable is not being edited."""
