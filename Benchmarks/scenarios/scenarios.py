"""Layouts in which layout engines differ, each with the answer that its constraints say: see the README's table.

    python scenarios.py AUTOLAYOUT
"""

import re
import subprocess
import sys

AUTOLAYOUT = sys.argv[1]


def session(*lines):
    """The answers of `autolayout repl` to the lines: everything that it prints."""
    run = subprocess.run(
        [AUTOLAYOUT, "repl"], input="\n".join(lines) + "\n", capture_output=True, text=True, timeout=60, check=False
    )
    return run.stdout + run.stderr


def numbers(text):
    return [float(number) for number in re.findall(r"^[\w.]+ = (-?[\d.]+)$", text, re.MULTILINE)]


def ours():
    gap = numbers(session("view c 200x50", "view a in c", "view b in c", "H:|-8-[a(30)]-(>=20)-[b(30)]-8-|", "b.leading", "a.trailing"))
    clash = session("view v", "v.width == 100", "v.width == 200")
    return {
        1: numbers(session("view v", "v.width == 10 @751", "v.width == 150 @750", "v.width == 150 @750", "v.width"))[0],
        2: gap[0] - gap[1],
        8: numbers(session("view v", "v.width >= 20", *["v.width == 100 @900"] * 3, "v.width == 0 @950", "v.width"))[0],
        9: numbers(session("view v", "9 * v.width == 16 * v.height", "v.height >= 10", "v.width == 0 @50", "v.width"))[0],
        10: "both" if "v.width == 100" in clash and "v.width == 200" in clash else "not both",
        11: numbers(session("view v", "v.width == 100", "v.width == 200", "remove 1", "v.width"))[0],
        12: numbers(session("view v", "v.width >= 46", "v.width == 300 @900", "v.width == 0 @50", "remove 2", "v.width"))[0],
    }


def kiwi():
    from kiwisolver import Solver, UnsatisfiableConstraint, Variable

    def solved(constraints, remove=()):
        solver = Solver()
        for constraint in constraints:
            solver.addConstraint(constraint)
        for constraint in remove:
            solver.removeConstraint(constraint)
        solver.updateVariables()
        return solver

    answers = {}
    w, h = Variable("w"), Variable("h")
    solved([(w == 10) | 751, (w == 150) | 750, (w == 150) | 750])
    answers[1] = w.value()
    a, b = Variable("a"), Variable("b")
    solved([a == 8, b + 30 == 192, b >= a + 50])
    answers[2] = b.value() - a.value() - 30
    solved([w >= 20, *[(w == 100) | 900 for _ in range(3)], (w == 0) | 950])
    answers[8] = w.value()
    solved([9 * w == 16 * h, h >= 10, (w == 0) | "weak"])
    answers[9] = w.value()
    first, second = w == 100, w == 200
    solver = solved([first])
    try:
        solver.addConstraint(second)
    except UnsatisfiableConstraint as error:
        answers[10] = "the new one only" if error.args == (second,) else "another"
    solver.removeConstraint(first)
    solver.addConstraint((w == 50) | "weak")
    solver.updateVariables()
    answers[11] = "in force" if w.value() == 200 else "must be added again"
    wish = (w == 300) | 900
    solved([w >= 46, wish, (w == 0) | 50], remove=[wish])
    answers[12] = w.value()
    return answers


def qt():
    from PySide6.QtCore import QSizeF, Qt
    from PySide6.QtWidgets import QApplication, QGraphicsAnchorLayout, QGraphicsScene, QGraphicsWidget, QSizePolicy

    application = QApplication.instance() or QApplication([])
    left, right = Qt.AnchorPoint.AnchorLeft, Qt.AnchorPoint.AnchorRight

    def widget(least, preferred, most):
        made = QGraphicsWidget()
        made.setMinimumSize(QSizeF(least, 10))
        made.setPreferredSize(QSizeF(preferred, 10))
        made.setMaximumSize(QSizeF(most, 10))
        return made

    def laid_out(width, widgets, anchors):
        scene, root, layout = QGraphicsScene(), QGraphicsWidget(), QGraphicsAnchorLayout()
        scene.addItem(root)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        root.setLayout(layout)
        for one, edge, other, other_edge, spacing, grows in anchors:
            anchor = layout.addAnchor(one or layout, edge, other or layout, other_edge)
            anchor.setSpacing(spacing)
            if grows:
                anchor.setSizePolicy(QSizePolicy.Policy.MinimumExpanding)
        for made in widgets:
            layout.addAnchors(made, layout, Qt.Orientation.Vertical)
        root.resize(width, 10)
        layout.activate()
        found = [(made.geometry().left(), made.geometry().right()) for made in widgets]
        del scene
        return found

    a, b = widget(30, 30, 30), widget(30, 30, 30)
    fixed = laid_out(200, [a, b], [(None, left, a, left, 8, 0), (a, right, b, left, 20, 1), (b, right, None, right, 8, 0)])
    del application
    return {2: fixed[1][0] - fixed[0][1]}


RIGHT = {1: 10, 2: 124, 8: 20, 9: 160 / 9, 10: "both", 11: 200, 12: 46}


def main():
    columns = {"this package": ours()}
    for name, column in (("kiwi", kiwi), ("Qt anchors", qt)):
        try:
            columns[name] = column()
        except ImportError as error:
            print(f"SKIPPED: {name}: {error}", file=sys.stderr)
    print("scenario", "right", *columns, sep=" | ")
    wrong = 0
    for number in sorted(set().union(*columns.values())):
        right = RIGHT.get(number, "-")
        cells = [column.get(number, "-") for column in columns.values()]
        print(number, right, *cells, sep=" | ")
        if number not in RIGHT:
            continue
        same = cells[0] == right if isinstance(right, str) else abs(cells[0] - right) < 0.01
        wrong += not same
    sys.exit(wrong > 0)


main()
