#!/usr/bin/env python3
"""The same programs with kiwisolver and with cassowary_solver.kiwi, through Python, in one run.

    python Benchmarks/python.py [SECONDS]

Each program builds a layout, drags its width twenty times, and puts a row out and in again. Both solvers run the same lines;
the best of several rounds counts, those of both in turn. A program that takes kiwisolver longer than SECONDS (10) is not
repeated. Needs an environment in which both are installed.
"""

import sys
import time

import cassowary_solver.kiwi
import kiwisolver

PATIENCE = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0


class Program:
    """A layout, made with one of the modules."""

    def __init__(self, kiwi):
        self.kiwi = kiwi
        self.solver = kiwi.Solver()
        self.width = kiwi.Variable("width")
        self.removable = []
        self.solver.addEditVariable(self.width, "strong")
        self.solver.suggestValue(self.width, 400)

    def add(self, constraint):
        self.solver.addConstraint(constraint)
        return constraint

    def box(self, *names):
        return [self.kiwi.Variable(name) for name in names]

    def drag(self):
        for step in range(20):
            self.solver.suggestValue(self.width, 400 + 3 * step)
            self.solver.updateVariables()

    def churn(self):
        for constraint in self.removable:
            self.solver.removeConstraint(constraint)
            self.solver.updateVariables()
            self.solver.addConstraint(constraint)
            self.solver.updateVariables()


def row_of_buttons(program, count):
    """Buttons in a row, as wide as their texts, with what is left between them."""
    left = 0
    for number in range(count):
        x, width = program.box("x", "w")
        program.add(x >= left + 8)
        program.add((x == left + 8) | "weak")
        program.add(width >= 20)
        program.add((width == 30 + number % 7) | "medium")
        left = x + width
    program.removable.append(program.add(left + 8 <= program.width + 40 * count))


def list_of_rows(program, count):
    """Rows one below the other, as wide as the list."""
    bottom = 0
    for number in range(count):
        top, height, width = program.box("top", "height", "width")
        added = program.add(top == bottom)
        program.add(width == program.width)
        program.add(height >= 10)
        program.add((height == 20 + number % 7) | "medium")
        bottom = top + height
        if number == count // 2:
            program.removable.append(added)


def tree(program, depth, left=0.0, width=None):
    """Every box holds four that share its width."""
    width = program.width if width is None else width
    shares = []
    for _ in range(4):
        x, share = program.box("x", "w")
        added = program.add(x == left + 4)
        shares.append(share)
        program.add(share >= 1)
        left = x + share
        if depth > 1:
            tree(program, depth - 1, x, share)
        elif not program.removable:
            program.removable.append(added)
    for share in shares[1:]:
        program.add((share == shares[0]) | "strong")
    program.add((sum(shares[1:], shares[0]) + 20 == width) | "strong")


def table(program, rows, columns):
    """Cells as wide as their column and as high as their row, which are as large as their largest content."""
    widths, heights = program.box(*"c" * columns), program.box(*"r" * rows)
    program.add((sum(widths[1:], widths[0]) <= program.width) | "medium")
    for height in heights:
        program.add((height == 0) | "weak")
    for row in range(rows):
        for column in range(columns):
            added = program.add((widths[column] >= 20 + (7 * row + column) % 31) | "strong")
            program.add((heights[row] >= 12 + (5 * column + row) % 9) | "strong")
    for width in widths:
        program.add((width == 0) | "weak")
    program.removable.append(added)


PROGRAMS = [
    ("row of buttons", row_of_buttons, (10,)),
    ("row of buttons", row_of_buttons, (100,)),
    ("list of rows", list_of_rows, (30,)),
    ("list of rows", list_of_rows, (300,)),
    ("list of rows", list_of_rows, (1000,)),
    ("tree of boxes, four in each", tree, (2,)),
    ("tree of boxes, four in each", tree, (3,)),
    ("tree of boxes, four in each", tree, (4,)),
    ("table", table, (10, 10)),
    ("table", table, (30, 10)),
]


def timed(action, *arguments):
    start = time.perf_counter()
    result = action(*arguments)
    return time.perf_counter() - start, result


def round_of(kiwi, build, size):
    def built():
        program = Program(kiwi)
        build(program, *size)
        program.solver.updateVariables()
        return program

    first, program = timed(built)
    return [first, timed(program.drag)[0] / 20, timed(program.churn)[0] / len(program.removable)]


def main():
    print(f"{'':34}{'build':>22}{'a step of a drag':>24}{'out and in again':>24}")
    print(f"{'microseconds':34}" + f"{'kiwisolver':>12}{'ours':>10}" + 2 * f"{'kiwisolver':>14}{'ours':>10}")
    for name, build, size in PROGRAMS:
        best = {}
        spent = 0.0
        for _ in range(5):
            for kiwi in (kiwisolver, cassowary_solver.kiwi):
                taken = round_of(kiwi, build, size)
                spent += taken[0] + 20 * taken[1] + taken[2]
                best[kiwi] = [min(pair) for pair in zip(best.get(kiwi, taken), taken)]
            if spent > PATIENCE:
                break
        theirs, ours = best[kiwisolver], best[cassowary_solver.kiwi]
        line = f"{name + ' ' + 'x'.join(map(str, size)):34}"
        for place, (width, other) in enumerate(((12, 10), (14, 10), (14, 10))):
            line += f"{1e6 * theirs[place]:>{width}.1f}{1e6 * ours[place]:>{other}.1f}"
        print(line, flush=True)


main()
