"""The package's own interface."""

import math
import threading
import unittest

from cassowary_solver import (
    HIGH,
    LOW,
    REQUIRED,
    Batch,
    BatchUnsatisfiableError,
    Bound,
    Breakpoint,
    RefusedError,
    Solver,
    UnsatisfiableError,
)


class SolverTests(unittest.TestCase):
    def setUp(self):
        self.solver = Solver()
        self.x, self.y = self.solver.variable("x"), self.solver.variable("y")

    def state(self):
        return self.solver.save()

    def test_values_and_changes(self):
        edge = self.solver.add(self.x + self.y == 320)
        self.solver.add(self.x >= 16, HIGH)
        self.solver.add(self.y == 100, LOW)
        self.assertTrue(self.solver.is_proved)
        self.assertEqual({change.variable.name: change.new for change in self.solver.commit()}, {"x": 220, "y": 100})
        edge.constant = 400
        self.assertEqual([(change.variable, change.old, change.new) for change in self.solver.commit()], [(self.x, 220, 300)])

    def test_sweep(self):
        # Beside y, which wants 100, x keeps its 30; beyond 130 x has what is left.
        edge = self.solver.add(self.x + self.y == 300)
        self.solver.add(self.x >= 30)
        self.solver.add(self.y >= 0)
        wish = self.solver.add(self.y == 100, HIGH)
        self.solver.commit()
        before = self.state()
        sweep = self.solver.sweep(edge, 0, 400, [self.x, self.y])
        self.assertEqual(self.state(), before)
        self.assertEqual([(round(piece.low, 6), round(piece.high, 6)) for piece in sweep.pieces], [(30, 130), (130, 400)])
        self.assertEqual((sweep.pieces[0].end, sweep.pieces[0].constraint), ("held", wish))
        self.assertEqual((sweep.pieces[1].end, sweep.pieces[1].constraint), ("range", None))
        self.assertEqual([line.slope for line in sweep.lines[self.x]], [0, 1])
        self.assertAlmostEqual(sweep.lines[self.x][1].value(200), 100)
        self.assertTrue(sweep.conflict_below)
        self.assertEqual(sweep.conflict_above, ())
        for low, high, most in ((5, 5, 9), (9, 5, 9), (math.nan, 5, 9), (0, math.inf, 9), (0, 400, 1)):
            with self.assertRaises(RefusedError):
                self.solver.sweep(edge, low, high, most=most)
        with self.assertRaises(UnsatisfiableError) as caught:
            self.solver.sweep(edge, 0, 20)
        self.assertTrue(caught.exception.conflict)
        with self.assertRaises(OverflowError):
            self.solver.sweep(edge, 0, 20, most=-1)
        self.assertEqual(self.state(), before)

    def test_operators(self):
        expression = 2 * self.x - (self.y + 3) / 2 + 1
        self.assertEqual(repr(expression), "2 * x - 0.5 * y - 0.5")
        self.assertEqual(repr(-self.x >= 4), "-x >= 4")
        self.assertEqual(repr(8 <= self.x), "x >= 8")
        self.solver.add(self.x == 2)
        self.solver.add(self.y == 3)
        self.solver.commit()
        self.assertEqual(expression.value, 2)
        for wrong in (lambda: self.x * self.y, lambda: self.x < 3, lambda: self.x != 3, lambda: bool(self.x <= 3)):
            with self.assertRaises(TypeError):
                wrong()
        self.assertIn(self.x, [self.y, self.x])
        self.assertEqual({self.x: 1, self.y: 2}[self.y], 2)

    def test_conflict(self):
        least = self.solver.add(self.x >= 10, label="least", location=("card.layout", 7))
        self.solver.add(self.y >= 0)
        before = self.state()
        with self.assertRaises(UnsatisfiableError) as caught:
            self.solver.add(self.x <= 5)
        self.assertEqual(caught.exception.conflict, (least,))
        self.assertIn('x >= 10 (required) "least" at card.layout:7', str(caught.exception))
        self.assertEqual(self.state(), before)
        with self.assertRaises(UnsatisfiableError) as caught:
            self.solver.add(self.x == 7, LOW).priority = REQUIRED
        self.assertEqual(caught.exception.conflict, (least,))

    def test_breakpoints(self):
        least, most, wish = self.solver.add_breakpoints(
            self.x + 10,
            [Breakpoint(10, below=REQUIRED), Breakpoint(310, above=REQUIRED), Breakpoint(90, LOW, HIGH, 2)],
            label="width",
        )
        self.solver.commit()
        self.assertEqual(self.x.value, 80)
        self.assertEqual([str(each) for each in (least, most)], ['x >= 0 (required) "width"', 'x <= 300 (required) "width"'])
        self.assertEqual((wish.constant, wish.priorities, wish.weight), (80, (LOW, HIGH), 2))
        before = self.solver.save()
        # The second contradicts: the first goes as well.
        with self.assertRaises(UnsatisfiableError) as caught:
            self.solver.add_breakpoints(self.x, [Breakpoint(50, LOW), Breakpoint(301, below=REQUIRED)])
        self.assertEqual(caught.exception.conflict, (most,))
        for wrong in ([Breakpoint(5)], [Breakpoint(5, -3)], [Breakpoint(5, math.nan)], [Breakpoint(5, 1, 1, 0)]):
            with self.assertRaises(RefusedError):
                self.solver.add_breakpoints(self.x, [Breakpoint(1, 1)] + wrong)
        self.assertEqual(self.solver.save(), before)
        self.assertEqual(self.solver.add_breakpoints(self.x, []), [])
        with self.assertRaises(TypeError):
            self.solver._door.add_breakpoints([], [], [3])

    def test_batch(self):
        limit = self.solver.add(self.x <= 100)
        before = self.solver.save()
        batch = Batch()
        x = batch.add(self.x)
        column = [batch.variable() for _ in range(20)]
        for above, below in zip(column, column[1:]):
            batch.row([(below, 1), (above, -1)], Breakpoint(8, REQUIRED, REQUIRED))
        batch.row([(column[0], 1)], Breakpoint(0, below=REQUIRED), Breakpoint(20, LOW, HIGH))
        kept = batch.variable(7)
        variables, constraints = self.solver.load_batch(batch)
        self.solver.commit()
        self.assertEqual([variables[each].value for each in column], [20 + 8 * place for place in range(20)])
        self.assertEqual((variables[kept].value, variables[x]), (7, self.x))
        constraints[-1].constant = 30
        self.solver.commit()
        self.assertEqual(variables[column[-1]].value, 182)
        other = Solver()
        other.load(before)
        z = Batch()
        for place in range(9):
            z.row([(z.variable(), 1)], Breakpoint(place, REQUIRED, REQUIRED))
        y = z.variable()
        z.row([(y, 1)], Breakpoint(120, below=REQUIRED))
        z.row([(y, 1), (z.add(other.variables[0]), -1)], Breakpoint(0, above=REQUIRED))
        with self.assertRaises(BatchUnsatisfiableError) as caught:
            other.load_batch(z)
        self.assertEqual(caught.exception.breakpoint, 10)
        self.assertEqual(caught.exception.members, [other.constraints[0], 9])
        self.assertEqual(caught.exception.conflict, (other.constraints[0],))
        self.assertEqual(other.save(), before)
        self.assertEqual(limit.constant, 100)
        for wrong in (lambda each: each.row([(5, 1)], Breakpoint(1, 1)), lambda each: each.variable(math.inf)):
            bad = Batch()
            wrong(bad)
            with self.assertRaises(RefusedError):
                other.load_batch(bad)
        with self.assertRaises((TypeError, OverflowError)):
            bad = Batch()
            bad.row([(-1, 1)], Breakpoint(1, 1))
            other.load_batch(bad)

    def test_bounds(self):
        self.solver.set_bounds(self.x, 10, Bound(300, HIGH, 2, 1))
        self.solver.add(self.x == 400, LOW)
        self.solver.commit()
        self.assertEqual(self.x.value, 300)
        self.assertEqual(self.solver.bounds(self.x), (Bound(10), Bound(300, HIGH, 2, 1)))
        with self.assertRaises(UnsatisfiableError) as caught:
            self.solver.add(self.x <= 5)
        self.assertEqual([str(each) for each in caught.exception.conflict], ['x >= 10 (required) "lower bound"'])
        self.solver.set_bounds(self.x)
        self.assertEqual(self.solver.bounds(self.x), (None, None))
        with self.assertRaises(RefusedError):
            self.solver.set_bounds(self.x, math.nan)

    def test_relations_between_constants(self):
        true = self.solver.add(self.x - self.x >= -3)
        self.assertEqual(str(true), "0 >= -3 (required)")
        self.solver.remove(true)
        with self.assertRaises(RefusedError) as caught:
            self.solver.add(self.x - self.x >= 3, label="empty")
        words = 'x - x >= 3 (required) "empty" is false, and has no variable. Check for terms that cancel.'
        self.assertEqual(str(caught.exception), words)

    def test_a_thousand_is_not_required(self):
        self.assertEqual(str(self.solver.add(self.x == 3, 1000)), "x == 3 (priority 1000, not required)")

    def test_refusals_leave_the_state(self):
        constraint = self.solver.add(self.x >= 10)
        other = Solver().variable("z")
        gone = self.solver.variable("gone")
        self.solver.remove(gone)
        before = self.state()
        nan = float("nan")
        for refused in (
            lambda: self.solver.add(self.x == nan),
            lambda: self.solver.add(self.x == 1, -1),
            lambda: self.solver.add(self.x == 1, 5, 1e9),
            lambda: self.solver.add(1e9 * self.x == 1),
            lambda: self.solver.add(self.x - self.x == 1),
            lambda: self.solver.add(other == 1),
            lambda: self.solver.add(gone == 1),
            lambda: self.solver.suggest(self.x, 3),
            lambda: self.solver.remove(self.x),
            lambda: self.solver.set_constants({constraint: nan}),
            lambda: self.solver.load("nonsense"),
            lambda: gone.value,
        ):
            with self.assertRaises(RefusedError):
                refused()
            self.assertEqual(self.state(), before)

    def test_transaction(self):
        self.solver.add(self.x == 1)
        before = self.state()
        with self.assertRaises(KeyError):
            with self.solver.transaction():
                self.solver.add(self.y == self.x + 1)
                raise KeyError
        # The first line says which numbers were given to handles: they do not come again.
        self.assertEqual(self.state().split("\n")[1:], before.split("\n")[1:])
        with self.solver.transaction():
            self.solver.add(self.y == self.x + 1)
        self.solver.commit()
        self.assertEqual(self.y.value, 2)

    def test_checkpoints(self):
        start = self.solver.checkpoint()
        constraint = self.solver.add(self.x == 7)
        later = self.solver.checkpoint()
        self.solver.restore(start)
        self.solver.commit()
        self.assertEqual(self.x.value, 0)
        with self.assertRaises(RefusedError):
            constraint.constant
        self.solver.restore(later)
        self.solver.commit()
        self.assertEqual((self.x.value, constraint.constant), (7, 7))
        self.solver.discard(later)
        with self.assertRaises(RefusedError):
            self.solver.restore(later)
        self.solver.discard()

    def test_edits_stays_and_content_sizes(self):
        self.solver.add(self.x + self.y <= 100)
        self.solver.add_content_size(self.x, 80, LOW, HIGH)
        self.solver.add_stay(self.y, 10)
        edit = self.solver.add_edit(self.y, 900)
        self.solver.suggest(self.y, 50)
        self.solver.commit()
        self.assertEqual((self.x.value, self.y.value), (50, 50))
        edit.remove()
        self.solver.commit()
        self.assertEqual(self.y.value, 20)

    def test_properties(self):
        constraint = self.solver.add(self.x - self.y >= 8, HIGH, label="gap")
        constraint.constant, constraint.weight, constraint.relation, constraint.priority = 12, 2, "<=", 20
        self.assertEqual(str(constraint), 'x - y <= 12 (priority 20, weight 2) "gap"')
        self.assertEqual((constraint.constant, constraint.weight, constraint.relation), (12, 2, "<="))
        self.assertEqual((constraint.priority, constraint.priorities), (20, (20, None)))
        self.assertEqual((constraint.label, constraint.location), ("gap", None))
        self.assertEqual(repr(constraint.expression), "x - y")
        size = self.solver.add_content_size(self.x, 3, LOW, HIGH)
        self.assertEqual((size.priorities, size.priority), ((LOW, HIGH), HIGH))
        with self.assertRaises(ValueError):
            constraint.relation = "<"
        constraint.remove()
        self.assertEqual(repr(constraint), "<constraint, removed>")

    def test_questions(self):
        total = self.solver.add(self.x + self.y == 10)
        most = self.solver.add(self.x + self.y <= 20)
        wish = self.solver.add(self.x == 4, LOW)
        self.solver.commit()
        self.assertEqual([(part.source, part.factor, part.constant) for part in self.solver.why(self.y)],
                         [(total, 1, 10), (wish, -1, 4)])
        self.assertTrue(self.solver.explain(self.y).startswith("y is 6\n"))
        self.assertEqual(most.implied_by, (total,))
        self.assertIsNone(total.implied_by)
        self.assertFalse(self.x.is_free)
        wish.remove()
        self.assertTrue(self.x.is_free)
        (freedom,) = self.solver.freedoms()
        self.assertEqual({variable: rate for variable, rate in freedom.direction}[self.x] * -1,
                         {variable: rate for variable, rate in freedom.direction}[self.y])
        pull = self.solver.add(self.x == 30, 5)
        self.solver.add(self.x == 4, 6)
        self.solver.commit()
        self.assertEqual(pull.multipliers, ((5, -1),))
        self.assertEqual(self.solver.costs(), [(6, 0), (5, 26)])
        self.assertIn("Minimize", self.solver.linear_program(5))
        self.assertEqual(self.solver.statistics["commits"], 2)

    def test_snapshots(self):
        self.solver.add(self.x == 1 / 3, label='quote "\n')
        self.solver.commit()
        text = self.solver.save()
        loaded = Solver.loaded(text)
        self.assertEqual(loaded.save(), text)
        self.assertEqual([variable.name for variable in loaded.variables], ["x", "y"])
        self.assertEqual(loaded.variables[0].value, 1 / 3)
        self.solver.load(text)
        with self.assertRaises(RefusedError):
            self.x.value

    def test_threads(self):
        """Solvers of their own in threads of their own."""
        failures = []

        def work():
            try:
                for number in range(200):
                    solver = Solver()
                    x = solver.variable()
                    solver.add(x == number)
                    solver.commit()
                    assert x.value == number
            except Exception as error:
                failures.append(error)

        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(failures, [])


if __name__ == "__main__":
    unittest.main()
