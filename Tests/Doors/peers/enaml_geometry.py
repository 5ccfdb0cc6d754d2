"""enaml's examples, laid out on an offscreen Qt with one solver:

    python enaml_geometry.py kiwisolver|cassowary_solver.kiwi EXAMPLES

prints the geometry of every widget at several sizes of its window, and whether it could lie elsewhere at the same cost,
where the solver can tell. An example that needs what is not there is named.
"""

import contextlib
import importlib
import os
import pathlib
import sys
import types

module, examples = sys.argv[1], pathlib.Path(sys.argv[2])
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ.setdefault("QT_API", "pyqt6")
if module != "kiwisolver":
    sys.modules["kiwisolver"] = importlib.import_module(module)
    sys.modules["kiwisolver.exceptions"] = importlib.import_module(module + ".exceptions")

import enaml
from enaml.core.enaml_compiler import EnamlCompiler
from enaml.core.parser import parse
from enaml.layout import layout_manager
from enaml.qt.qt_application import QtApplication
from enaml.widgets.api import Window

assert layout_manager.kiwi is sys.modules["kiwisolver"]


@contextlib.contextmanager
def solvers(view):
    """The solvers of a window's containers, each with the container at zero and in its present size: enaml leaves the place
    open, and has asked for other sizes since."""
    found = []
    for item in view.traverse():
        manager = getattr(getattr(item, "proxy", None), "_layout_manager", None)
        if manager is None:
            continue
        manager.resize(item.proxy.widget.width(), item.proxy.widget.height())
        if hasattr(manager._solver, "isFree"):
            pins = [item.left == 0, item.top == 0]
            for pin in pins:
                manager._solver.addConstraint(pin)
            found.append((manager._solver, pins))
    yield [solver for solver, _ in found]
    for solver, pins in found:
        for pin in pins:
            solver.removeConstraint(pin)


def could_be_elsewhere(item, found):
    sides = [getattr(item, side, None) for side in ("left", "top", "width", "height")]
    return any(solver.isFree(side) for solver in found for side in sides if hasattr(side, "setName"))


def geometry(view, name, size):
    with solvers(view) as found:
        print_geometry(view, name, size, found)


def print_geometry(view, name, size, found):
    for number, item in enumerate(view.traverse()):
        widget = getattr(item.proxy, "widget", None) if getattr(item, "proxy", None) else None
        if widget is None or not hasattr(widget, "geometry") or not hasattr(widget, "isVisible"):
            continue
        try:
            box = widget.geometry()
            visible = widget.isVisible()
        except (RuntimeError, TypeError):
            continue
        if visible:
            freedom = ["ambiguous"] if could_be_elsewhere(item, found) else []
            print("WIDGET", name, size, number, type(item).__name__, box.x(), box.y(), box.width(), box.height(), *freedom)


def lay_out(application, path, name):
    space = types.ModuleType("example")
    space.__file__ = str(path)
    sys.path.insert(0, str(path.parent))
    try:
        code = EnamlCompiler.compile(parse(path.read_text(), filename=str(path)), str(path))
        with enaml.imports():
            exec(code, space.__dict__)
        view = space.__dict__["Main"]()
    finally:
        sys.path.pop(0)
    if not isinstance(view, Window):
        raise TypeError("Main is no window")
    view.show()
    for size in (None, (500, 400), (360, 700), (900, 300)):
        if size:
            view.proxy.widget.resize(*size)
        for _ in range(20):
            application._qapp.processEvents()
        geometry(view, name, "own" if size is None else f"{size[0]}x{size[1]}")
    view.hide()


def main():
    application = QtApplication()
    for path in sorted(examples.glob("layout/*/*.enaml")) + sorted(examples.glob("widgets/*.enaml")):
        name = str(path.relative_to(examples))
        try:
            lay_out(application, path, name)
        except Exception as error:
            print("LEFT OUT", name, type(error).__name__, str(error).split("\n")[0][:80])
    sys.stdout.flush()
    os._exit(0)


main()
