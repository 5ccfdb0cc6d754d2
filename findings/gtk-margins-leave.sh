#!/usr/bin/env bash
# Toolkit: GTK 4.8.3 (gir1.2-gtk-4.0 of Debian 12), its constraint layout and visual format language.
# Guess:   `H:|-8-[a]-8-|` keeps margins of 8 whatever the direction: it says the same read from either side.
# Seen:    read from right to left the margins turn their sign: the child is 16 wider than its parent, and stands out by 8
#          at both ends. `start` and `end` are turned, the constants beside them are not.
# Output:  in 200 points: left to right 8 to 192, right to left -8 to 208
set -euo pipefail
xvfb-run -a /usr/bin/python3 - 2>/dev/null <<'PYTHON'
import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gtk

def place(direction):
    window, parent, child, layout = Gtk.Window(), Gtk.Box(), Gtk.Label(), Gtk.ConstraintLayout()
    parent.set_layout_manager(layout)
    child.set_parent(parent)
    window.set_child(parent)
    for widget in (parent, child):
        widget.set_direction(direction)
    layout.add_constraints_from_description(["H:|-8-[a]-8-|"], 0, 0, {"a": child})
    for orientation in (Gtk.Orientation.HORIZONTAL, Gtk.Orientation.VERTICAL):
        parent.measure(orientation, -1)
    parent.allocate(200, 50, -1, None)
    bounds = child.compute_bounds(parent)[1]
    return f"{bounds.origin.x:g} to {bounds.origin.x + bounds.size.width:g}"

version = (Gtk.get_major_version(), Gtk.get_minor_version(), Gtk.get_micro_version())
assert version == (4, 8, 3), f"another GTK than was looked at: {version}"
seen = place(Gtk.TextDirection.LTR), place(Gtk.TextDirection.RTL)
print("in 200 points: left to right {}, right to left {}".format(*seen))
assert seen == ("8 to 192", "-8 to 208"), "margins keep their sign now"
PYTHON
