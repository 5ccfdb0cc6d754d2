"""The stream of random operations of stream.swift, through Python: both print the same digest.

    python stream.py SEED OPERATIONS
"""

import struct
import sys

from cassowary_solver import REQUIRED, Expression, RefusedError, Relation, Solver, UnsatisfiableError

MASK = (1 << 64) - 1


class Stream:
    """Operations drawn by SplitMix64."""

    def __init__(self, seed):
        self.state = seed
        self.digest = 0xCBF29CE484222325
        self.refusals = 0
        self.solver = Solver()
        self.variables = [self.solver.variable() for _ in range(16)]
        self.handles = []

    def note(self, word):
        self.digest = ((self.digest ^ word) * 0x100000001B3) & MASK
        self.digest ^= self.digest >> 29

    def note_number(self, number):
        self.note(struct.unpack("<Q", struct.pack("<d", number))[0])

    def note_text(self, text):
        for byte in text.encode():
            self.note(byte)

    def draw(self, count):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        word = self.state
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
        return (word ^ (word >> 31)) % count

    def number(self):
        return (self.draw(81) - 40) / 3

    def run(self, operations):
        kinds = [self.add] * 5 + [self.add_content_size] + [self.remove] * 4 + [self.drag] * 3
        kinds += [self.stay, self.edit, self.change, self.transaction, self.go_back, self.replace_variable]
        kinds += [self.reload_now_and_then]
        for operation in range(operations):
            kinds[self.draw(20)]()
            self.solver.commit()
            self.add_values()
            if operation % 100 == 99:
                self.add_answers()
        self.reload()
        self.add_answers()

    def add(self):
        constant = self.number()
        variables, factors = [], []
        for _ in range(1 + self.draw(3)):
            coefficient = [1, -1, 2, 0.7, -1 / 3][self.draw(5)]
            if self.draw(2) == 0:
                coefficient = 1
            factors.append(coefficient)
            variables.append(self.variables[self.draw(16)])
        sign = [0, -1, 1][self.draw(3)]
        is_required = self.draw(4) == 0
        priority = REQUIRED if is_required else 1 + self.draw(5)
        weight = 1 if is_required else 1 + self.draw(3)
        try:
            relation = Relation(Expression(variables, factors, -constant), sign)
            self.handles.append(self.solver.add(relation, priority, weight))
        except RefusedError as error:
            self.refusals += 1
            self.note(len(error.conflict) if isinstance(error, UnsatisfiableError) else 0)
            self.note_text(str(error))

    def add_content_size(self):
        value = 10 + self.draw(50)
        variable = self.variables[self.draw(16)]
        hugging, compression = 1 + self.draw(3), 3 + self.draw(3)
        self.handles.append(self.solver.add_content_size(variable, value, hugging, compression))

    def remove(self):
        if len(self.handles) >= 30:
            self.handles.pop(self.draw(len(self.handles))).remove()

    def drag(self):
        if not self.handles:
            return
        handle = self.handles[self.draw(len(self.handles))]
        start = self.number()
        for step in range(6):
            try:
                handle.constant = start + step / 4
            except RefusedError:
                self.refusals += 1
            for change in self.solver.commit():
                self.note_number(change.new)

    def stay(self):
        variable, priority = self.variables[self.draw(16)], 1 + self.draw(5)
        try:
            self.handles.append(self.solver.add_stay(variable, priority))
        except RefusedError:
            pass

    def edit(self):
        variable, priority = self.variables[self.draw(16)], 3 + self.draw(5)
        try:
            self.handles.append(self.solver.add_edit(variable, priority))
        except RefusedError:
            pass
        value = self.number()
        try:
            self.solver.suggest(variable, value)
        except RefusedError:
            self.refusals += 1

    def change(self):
        if not self.handles:
            return
        handle = self.handles[self.draw(len(self.handles))]
        handle.priority = 1 + self.draw(5)
        if self.draw(3) == 0:
            handle.weight = 1 + self.draw(4)

    class Abandoned(Exception):
        pass

    def transaction(self):
        before = list(self.handles)
        try:
            with self.solver.transaction():
                self.add()
                self.drag()
                self.add()
                if self.draw(2) == 0:
                    raise self.Abandoned
        except self.Abandoned:
            self.handles = before

    def go_back(self):
        start = self.solver.checkpoint()
        before = list(self.handles)
        self.add()
        self.drag()
        self.solver.restore(start)
        self.handles = before
        self.solver.discard()

    def replace_variable(self):
        place = self.draw(16)
        try:
            self.solver.remove(self.variables[place])
        except RefusedError:
            return
        self.variables[place] = self.solver.variable("new")

    def reload_now_and_then(self):
        if self.draw(8) == 0:
            self.reload()

    def reload(self):
        ages = [self.solver.variables.index(variable) for variable in self.variables]
        text = self.solver.save()
        self.note_text(text)
        self.solver.load(text)
        loaded = self.solver.variables
        self.variables = [loaded[age] for age in ages]
        self.handles = self.solver.constraints

    def add_values(self):
        for variable in self.variables:
            self.note_number(variable.value)
        statistics = self.solver.statistics
        self.note(statistics["pivots"])
        self.note(statistics["flips"])
        self.note(self.refusals)

    def add_answers(self):
        for handle in self.handles:
            multipliers = handle.multipliers
            self.note(len(multipliers))
            for priority, value in multipliers:
                self.note_number(priority)
                self.note_number(value)
            self.note_text(str(handle))
        for variable in self.variables:
            self.note_text(self.solver.explain(variable))
            self.note(1 if variable.is_free else 0)
        for freedom in self.solver.freedoms(8):
            self.note_text(freedom.text)
        for _, cost in self.solver.costs():
            self.note_number(cost)
        self.note_text(self.solver.linear_program(3))


if __name__ == "__main__":
    stream = Stream(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
    stream.run(int(sys.argv[2]) if len(sys.argv) > 2 else 2000)
    print(f"{stream.digest} refusals {stream.refusals}")
