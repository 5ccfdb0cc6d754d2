from . import Constraint, Variable

class BadRequiredStrength(Exception): ...

class DuplicateConstraint(Exception):
    constraint: Constraint
    def __init__(self, constraint: Constraint) -> None: ...

class UnknownConstraint(Exception):
    constraint: Constraint
    def __init__(self, constraint: Constraint) -> None: ...

class UnsatisfiableConstraint(Exception):
    constraint: Constraint
    def __init__(self, constraint: Constraint) -> None: ...

class DuplicateEditVariable(Exception):
    edit_variable: Variable
    def __init__(self, edit_variable: Variable) -> None: ...

class UnknownEditVariable(Exception):
    edit_variable: Variable
    def __init__(self, edit_variable: Variable) -> None: ...
