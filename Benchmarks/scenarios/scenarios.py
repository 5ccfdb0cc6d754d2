"""Layouts in which layout engines differ, each with the answer that its constraints say: see the README's table.

    python scenarios.py AUTOLAYOUT

A dash: the engine has no such thing. Qt's anchors have no priorities, and keep fractions of a pixel; kiwi knows only numbers.
"""

import pathlib
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


def frames(text):
    """Left and right of every view in the last table that `show` prints."""
    table = text[text.rindex("VIEW ") :]
    rows = re.findall(r"^ *(\w+) +(-?[\d.]+) +-?[\d.]+ +(-?[\d.]+) ", table, re.MULTILINE)
    return {name: (float(x), float(x) + float(width)) for name, x, width in rows}


def pixels(places):
    """The widths of neighbours in 100 pixels, and whether they leave a hole or overlap."""
    gaps = [two[0] - one[1] for one, two in zip(places, places[1:])] + [100 - places[-1][1]]
    widths = ", ".join(f"{right - left:g}" for left, right in places)
    return f"{widths}: {'overlap' if min(gaps) < 0 else 'a hole' if max(gaps) > 0 else 'no gap'}"


def ours():
    gap = numbers(session("view c 200x50", "view a in c", "view b in c", "H:|-8-[a(30)]-(>=20)-[b(30)]-8-|", "b.leading", "a.trailing"))
    wide = frames(session("view c 200x50", "image i 80x10 in c", "H:|[i]", "show"))["i"]
    margins = frames(session("view c 200x50", "view a in c", "H:|-8-[a]-8-|", "rtl on", "show"))["a"]
    turned = frames(session("view c 200x50", "view a in c", "H:|-8-[a(30)]", "show", "rtl on", "show"))["a"]
    labels = ['label a "Ag" in c', 'label b "Ag" in c', "font a 34", "a.firstBaseline == b.firstBaseline"]
    lines = session("view c 200x90", *labels, "a.top == c.top", "a.firstBaseline - b.firstBaseline", "b.top - a.top")
    baseline, lower = [float(number) for number in re.findall(r" = (-?[\d.]+)$", lines, re.MULTILINE)][-2:]
    thirds = frames(session("view c 100x50", *[f"view {name} in c" for name in "xyz"], "H:|[x][y(x)][z(x)]|", "show"))
    refused = ["view v", "v.width == 100", "v.width == 200"]
    clash = session(*refused)
    return {
        1: numbers(session("view v", "v.width == 10 @751", "v.width == 150 @750", "v.width == 150 @750", "v.width"))[0],
        2: gap[0] - gap[1],
        3: {80: "natural"}.get(wide[1] - wide[0], wide),
        4: "{:g} to {:g}".format(*margins),
        5: "mirrored" if turned[0] == 162 else "as before",
        6: "aligned" if baseline == 0 and lower > 1 else "no effect",
        7: pixels([thirds[name] for name in "xyz"]),
        8: numbers(session("view v", "v.width >= 20", *["v.width == 100 @900"] * 3, "v.width == 0 @950", "v.width"))[0],
        9: numbers(session("view v", "9 * v.width == 16 * v.height", "v.height >= 10", "v.width == 0 @50", "v.width"))[0],
        10: "both" if "v.width == 100" in clash and "v.width == 200" in clash else "not both",
        11: "in force" if numbers(session(*refused, "remove 1", "v.width"))[0] == 200 else "no effect",
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
    from PySide6.QtCore import QSizeF, Qt, qInstallMessageHandler
    from PySide6.QtWidgets import QApplication, QGraphicsAnchorLayout, QGraphicsScene, QGraphicsWidget, QSizePolicy

    application = QApplication.instance() or QApplication([])
    left, right = Qt.AnchorPoint.AnchorLeft, Qt.AnchorPoint.AnchorRight
    unlimited = 10_000

    def widget(least, preferred, most):
        made = QGraphicsWidget()
        made.setMinimumSize(QSizeF(least, 10))
        made.setPreferredSize(QSizeF(preferred, 10))
        made.setMaximumSize(QSizeF(most, 10))
        return made

    def make(widgets, anchors):
        """A widget with an anchor layout, which is the end of an anchor that names None. The scene keeps it."""
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
        return scene, root, layout

    def places(root, layout, widgets, width):
        root.resize(width, 10)
        layout.activate()
        return [(made.geometry().left(), made.geometry().right()) for made in widgets]

    def laid_out(width, widgets, anchors, direction=None):
        scene, root, layout = make(widgets, anchors)
        if direction is not None:
            root.setLayoutDirection(direction)
        found = places(root, layout, widgets, width)
        del scene
        return found

    def turned():
        one = widget(30, 30, 30)
        scene, root, layout = make([one], [(None, left, one, left, 8, 0), (one, right, None, right, 0, 1)])
        places(root, layout, [one], 200)
        root.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        found = places(root, layout, [one], 200)
        del scene
        return "mirrored" if found[0][0] == 162 else "as before"

    def filled(*widgets):
        """Widgets each of which is as wide as the layout."""
        ends = [end for one in widgets for end in ((None, left, one, left, 0, 0), (one, right, None, right, 0, 0))]
        return make(widgets, ends)

    def conflict():
        """What is said of two widths that conflict, and whether the second holds once the first is gone."""
        said = []
        qInstallMessageHandler(lambda kind, context, text: said.append(text))
        first, second = widget(100, 100, 100), widget(200, 200, 200)
        scene, root, layout = filled(first, second)
        places(root, layout, [first, second], 300)
        qInstallMessageHandler(None)
        layout.removeAt(0)
        first.setParentItem(None)
        layout.invalidate()
        least = layout.effectiveSizeHint(Qt.SizeHint.MinimumSize).width()
        del scene
        message = "none" if not said else "both" if any("100" in text and "200" in text for text in said) else "no names"
        return message, "in force" if least == 200 else "no effect"

    def without_wish():
        wish, rest = widget(300, 300, unlimited), widget(46, 46, unlimited)
        scene, root, layout = filled(wish, rest)
        places(root, layout, [wish, rest], 400)
        layout.removeAt(0)
        layout.invalidate()
        least = layout.effectiveSizeHint(Qt.SizeHint.MinimumSize).width()
        del scene
        return least

    a, b, c = widget(30, 30, 30), widget(30, 30, 30), widget(30, 80, unlimited)
    fixed = laid_out(200, [a, b], [(None, left, a, left, 8, 0), (a, right, b, left, 20, 1), (b, right, None, right, 8, 0)])
    roomy = laid_out(200, [c], [(None, left, c, left, 0, 0), (c, right, None, right, 0, 1)])
    d = widget(0, 50, unlimited)
    margins = laid_out(
        200, [d], [(None, left, d, left, 8, 0), (d, right, None, right, 8, 0)], Qt.LayoutDirection.RightToLeft)
    message, after = conflict()
    answers = {
        2: fixed[1][0] - fixed[0][1],
        3: {80: "natural", 30: "minimum"}.get(round(roomy[0][1] - roomy[0][0])),
        4: "{:g} to {:g}".format(*margins[0]),
        5: turned(),
        10: message,
        11: after,
        12: without_wish(),
    }
    del application
    return answers


def gtk():
    """The answers of gtk.py, which Debian's Python runs: PyGObject is not for every Python."""
    run = subprocess.run(
        ["xvfb-run", "-a", "/usr/bin/python3", str(pathlib.Path(__file__).with_name("gtk.py"))],
        capture_output=True, text=True, timeout=120, check=False,
    )
    lines = [line.split(" ", 1) for line in run.stdout.splitlines()]
    if run.returncode or not lines:
        raise ImportError(run.stderr.strip().splitlines()[-1] if run.stderr.strip() else "GTK 4 does not run")
    print("GTK", lines[0][1])
    return {int(number): number_or_word(answer) for number, answer in lines[1:]}


def number_or_word(text):
    try:
        return float(text)
    except ValueError:
        return text


RIGHT = {
    1: 10, 2: 124, 3: "natural", 4: "8 to 192", 5: "mirrored", 6: "aligned", 7: "33, 34, 33: no gap", 8: 20, 9: 160 / 9, 10: "both",
    11: "in force", 12: 46,
}


def is_right(number, answer):
    right = RIGHT[number]
    return answer == right if isinstance(right, str) or isinstance(answer, str) else abs(answer - right) < 0.01


def cell(answer):
    return answer if isinstance(answer, str) else f"{answer:.4g}"


def main():
    columns = {"this package": ours()}
    for name, column in (("GTK 4", gtk), ("Qt anchors", qt), ("kiwi", kiwi)):
        try:
            columns[name] = column()
        except (ImportError, OSError) as error:
            print(f"SKIPPED: {name}: {error}", file=sys.stderr)
    print("scenario", "right", *columns, sep=" | ")
    for number, right in RIGHT.items():
        cells = [cell(column[number]) if number in column else "–" for column in columns.values()]
        print(number, cell(right), *cells, sep=" | ")
    sums = [(sum(is_right(*answer) for answer in column.items()), len(column)) for column in columns.values()]
    print("right", "", *[f"{right} of {count}" for right, count in sums], sep=" | ")
    sys.exit(sums[0] != (len(RIGHT), len(RIGHT)))


main()
