#!/usr/bin/env bash
# Library: HiGHS 1.16.0 (highspy).
# Guess:   1e-10 x >= 1 with x up to 1e12 has an answer, x = 1e10, which doubles hold with digits to spare.
# Seen:    "Infeasible". A coefficient of at most 1e-9 is taken out of the matrix before anything is solved, and what is
#          left says 0 >= 1. The log has a line about it, which is often switched off; the status does not. With 1e-8 in its
#          place, or `small_matrix_value` set lower, the program is solved. Scale rows before a solver sees them.
# Output:  1e-10: Infeasible; 1e-08: Optimal, x = 1e+08; 1e-10 with small_matrix_value 1e-12: Optimal, x = 1e+10
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install highspy==1.16.0
"$work/venv/bin/python" - <<'PYTHON'
import highspy

def solved(coefficient, smallest=None):
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    if smallest is not None:
        solver.setOptionValue("small_matrix_value", smallest)
    solver.addVar(0, 1e12)
    solver.changeColCost(0, 1.0)
    solver.addRow(1, highspy.kHighsInf, 1, [0], [coefficient])
    solver.run()
    return solver.modelStatusToString(solver.getModelStatus()), solver.getSolution().col_value[0]

dropped, kept, asked = solved(1e-10), solved(1e-8), solved(1e-10, 1e-12)
print(f"1e-10: {dropped[0]}; 1e-08: {kept[0]}, x = {kept[1]:g}; 1e-10 with small_matrix_value 1e-12: {asked[0]}, x = {asked[1]:g}")
assert dropped[0] == "Infeasible", "small coefficients are kept now"
assert kept == ("Optimal", 1e8) and asked[0] == "Optimal" and abs(asked[1] / 1e10 - 1) < 1e-9
PYTHON
