from typing import Any

version: str

class Refused(Exception): ...

class Door:
    def __getattr__(self, name: str) -> Any: ...

def set_exceptions(exceptions: Any) -> None: ...

Variable: Any
Term: Any
Expression: Any
Constraint: Any
Solver: Any
strength: Any
