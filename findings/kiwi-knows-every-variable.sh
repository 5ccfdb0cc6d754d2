#!/usr/bin/env bash
# Library: kiwisolver 1.5.1.
# Guess:   `y in [x]` is false for two variables, and `[x, y].index(y)` is 1.
# Seen:    `x == y` makes a constraint, as it should, and a constraint counts as true, as every object does unless it says
#          otherwise. So every list "contains" every variable, at the place of its first one, and `remove` takes the wrong
#          one away. A dictionary cannot help: variables have no hash. Keep them by name, or compare with `is`.
# Output:  y in [x]: True, [x, y].index(y): 0, [x, y] without y: [y]
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install kiwisolver==1.5.1
"$work/venv/bin/python" - <<'PYTHON'
from kiwisolver import Variable

x, y = Variable("x"), Variable("y")
rest = [x, y]
rest.remove(y)
print(f"y in [x]: {y in [x]}, [x, y].index(y): {[x, y].index(y)}, [x, y] without y: [{rest[0].name()}]")
assert y in [x] and [x, y].index(y) == 0 and rest[0] is y, "a constraint is not true any more"
try:
    hash(x)
except TypeError:
    pass
else:
    raise SystemExit("variables have a hash now")
PYTHON
