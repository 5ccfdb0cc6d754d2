#!/usr/bin/env bash
# Library: kiwisolver 1.5.1.
# Guess:   a solver's answer depends on the constraints, not on their order; and an edit that is suggested 11 and may be 11
#          at the same cost as 5 is either at 11 each time or at 5 each time.
# Seen:    a wish for 5 that was added before the edit of equal strength loses to it, one that was added after it wins, and
#          one that was added after the first suggestion loses again. A program that rebuilds its constraints moves.
# Output:  wish, edit, suggest: 11; edit, wish, suggest: 5; edit, suggest, wish: 11
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install kiwisolver==1.5.1
"$work/venv/bin/python" - <<'PYTHON'
from kiwisolver import Solver, Variable

def answer(order):
    x, solver = Variable("x"), Solver()
    steps = {
        "wish": lambda: solver.addConstraint((x == 5) | "strong"),
        "edit": lambda: solver.addEditVariable(x, "strong"),
        "suggest": lambda: solver.suggestValue(x, 11),
    }
    for step in order.split(", "):
        steps[step]()
    solver.updateVariables()
    return x.value()

orders = {"wish, edit, suggest": 11, "edit, wish, suggest": 5, "edit, suggest, wish": 11}
seen = {order: answer(order) for order in orders}
print("; ".join(f"{order}: {value:g}" for order, value in seen.items()))
assert seen == orders, "the order counts in another way now"
PYTHON
