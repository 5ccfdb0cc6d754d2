"""The layouts of scenarios.py in GTK 4's constraint layout: prints a number of a scenario and its answer a line.

    xvfb-run -a /usr/bin/python3 gtk.py

Strengths are GTK's numbers. A narrowest width is the minimum that the layout asks for.
"""

import os
import tempfile

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gtk  # noqa: E402

SIDE, RELATION = Gtk.ConstraintAttribute, Gtk.ConstraintRelation
REQUIRED = int(Gtk.ConstraintStrength.REQUIRED)
windows = []  # a layout without its window is given up


class Box(Gtk.Widget):
    """A widget of given least and natural sizes; its baseline is three quarters down."""

    def __init__(self, least=0, natural=0, height=0):
        super().__init__()
        self.least, self.natural, self.height = least, natural, height

    def do_measure(self, orientation, for_size):
        if orientation == Gtk.Orientation.HORIZONTAL:
            return self.least, self.natural, -1, -1
        baseline = self.height * 3 // 4 if self.height else -1
        return self.height, self.height, baseline, baseline


class Scene:
    """Widgets in a window with a constraint layout, which is the target of None."""

    def __init__(self, *children):
        window, self.root, self.layout = Gtk.Window(), Gtk.Box(), Gtk.ConstraintLayout()
        self.root.set_layout_manager(self.layout)
        for child in children:
            child.set_parent(self.root)
        window.set_child(self.root)
        windows.append(window)

    def fix(self, target, side, relation, value, strength=REQUIRED):
        made = Gtk.Constraint.new_constant(target, side, relation, value, strength)
        self.layout.add_constraint(made)
        return made

    def tie(self, target, side, relation, source, other, factor=1.0, constant=0.0, strength=REQUIRED):
        self.layout.add_constraint(Gtk.Constraint.new(target, side, relation, source, other, factor, constant, strength))

    def describe(self, line, **views):
        self.layout.add_constraints_from_description([line], 8, 8, views)

    def laid_out(self, width, *children, height=60):
        """Left, right, top of each child."""
        for orientation in (Gtk.Orientation.HORIZONTAL, Gtk.Orientation.VERTICAL):
            self.root.measure(orientation, -1)  # GTK learns the sizes of children here, and not where it allocates
        self.root.allocate(width, height, -1, None)
        bounds = [child.compute_bounds(self.root)[1] for child in children]
        return [(each.origin.x, each.origin.x + each.size.width, each.origin.y) for each in bounds]

    def turn(self, *children):
        for turned in (self.root, *children):
            turned.set_direction(Gtk.TextDirection.RTL)

    def narrowest(self):
        return self.root.measure(Gtk.Orientation.HORIZONTAL, -1).minimum


def width_of(wishes, then=lambda scene, made: None):
    """The width that one widget gets of constraints on its width: (relation, value, strength) each."""
    box = Box()
    scene = Scene(box)
    scene.fix(box, SIDE.LEFT, RELATION.EQ, 0)
    made = [scene.fix(box, SIDE.WIDTH, *wish) for wish in wishes]
    scene.laid_out(400, box)
    then(scene, made)
    left, right, _ = scene.laid_out(400, box)[0]
    return right - left


def narrowest_of(wishes, remove=None):
    """The minimum width of a layout as wide as its one widget."""
    box = Box()
    scene = Scene(box)
    scene.tie(box, SIDE.LEFT, RELATION.EQ, None, SIDE.LEFT)
    scene.tie(box, SIDE.RIGHT, RELATION.EQ, None, SIDE.RIGHT)
    made = [scene.fix(box, SIDE.WIDTH, *wish) for wish in wishes]
    if remove is not None:
        scene.narrowest()
        scene.layout.remove_constraint(made[remove])
    return scene.narrowest()


def mirrored():
    box = Box()
    scene = Scene(box)
    scene.describe("H:|-8-[a(30)]", a=box)
    scene.laid_out(200, box)
    scene.turn(box)
    return "mirrored" if scene.laid_out(200, box)[0][0] == 162 else "as before"


def right_to_left():
    box = Box()
    scene = Scene(box)
    scene.turn(box)
    scene.describe("H:|-8-[a]-8-|", a=box)
    left, right, _ = scene.laid_out(200, box)[0]
    return f"{left:g} to {right:g}"


def natural():
    box = Box(30, 80)
    scene = Scene(box)
    scene.describe("H:|-0-[a]", a=box)
    left, right, _ = scene.laid_out(200, box)[0]
    return {80: "natural", 30: "minimum"}.get(right - left, right - left)


def baselines():
    large, small = Box(20, 20, 40), Box(20, 20, 20)
    scene = Scene(large, small)
    scene.describe("H:|-0-[a]-0-[b]", a=large, b=small)
    scene.fix(large, SIDE.TOP, RELATION.EQ, 0)
    scene.tie(large, SIDE.BASELINE, RELATION.EQ, small, SIDE.BASELINE)
    return "aligned" if scene.laid_out(200, large, small)[1][2] == 15 else "no effect"


def thirds():
    boxes = [Box(), Box(), Box()]
    scene = Scene(*boxes)
    scene.describe("H:|-0-[a(==b)]-0-[b(==c)]-0-[c]-0-|", a=boxes[0], b=boxes[1], c=boxes[2])
    places = scene.laid_out(100, *boxes)
    meets = [two[0] - one[1] for one, two in zip(places, places[1:])] + [100 - places[-1][1]]
    widths = ", ".join(f"{place[1] - place[0]:g}" for place in places)
    return f"{widths}: {'overlap' if min(meets) < 0 else 'a hole' if max(meets) > 0 else 'no gap'}"


def message():
    """What is written to standard error if two required widths conflict."""
    saved = os.dup(2)
    with tempfile.TemporaryFile() as log:
        os.dup2(log.fileno(), 2)
        width_of([(RELATION.EQ, 100, REQUIRED), (RELATION.EQ, 200, REQUIRED)])
        os.dup2(saved, 2)
        log.seek(0)
        said = log.read().decode()
    return "none" if not said.strip() else "both" if "100" in said and "200" in said else "no names"


def wide():
    box = Box()
    scene = Scene(box)
    for side in (SIDE.LEFT, SIDE.RIGHT, SIDE.TOP, SIDE.BOTTOM):
        scene.tie(box, side, RELATION.EQ, None, side)
    scene.tie(box, SIDE.WIDTH, RELATION.EQ, box, SIDE.HEIGHT, 16 / 9)
    scene.fix(box, SIDE.HEIGHT, RELATION.GE, 10)
    return scene.narrowest()


def after_removal():
    pair = [(RELATION.EQ, 100, REQUIRED), (RELATION.EQ, 200, REQUIRED)]
    width = width_of(pair, lambda scene, made: scene.layout.remove_constraint(made[0]))
    return "in force" if width == 200 else "no effect"


a, b = Box(), Box()
pair = Scene(a, b)
pair.describe("H:|-8-[a(30)]-(>=20)-[b(30)]-8-|", a=a, b=b)
first, second = pair.laid_out(200, a, b)
equal, least = RELATION.EQ, RELATION.GE
answers = {
    1: width_of([(equal, 10, 751), (equal, 150, 750), (equal, 150, 750)]),
    2: second[0] - first[1],
    3: natural(),
    4: right_to_left(),
    5: mirrored(),
    6: baselines(),
    7: thirds(),
    8: width_of([(least, 20, REQUIRED), *[(equal, 100, 900)] * 3, (equal, 0, 950)]),
    9: wide(),
    10: message(),
    11: after_removal(),
    12: narrowest_of([(least, 46, REQUIRED), (equal, 300, 900), (equal, 0, 50)], remove=1),
}
print("version", ".".join(str(part()) for part in (Gtk.get_major_version, Gtk.get_minor_version, Gtk.get_micro_version)))
for number, answer in answers.items():
    print(number, answer if isinstance(answer, str) else f"{answer:g}")
