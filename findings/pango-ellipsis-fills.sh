#!/usr/bin/env bash
# Library: Pango 1.50.12 (libpango-1.0-0 of Debian 12), through pangocairocffi 0.7.1.
# Guess:   a line that is shortened with an ellipsis is as wide as its letters and the dots, so a little narrower than the
#          room it was given: that is the number to centre or right-align it by.
# Seen:    it always measures exactly the room: the space that the last dropped letter leaves counts as part of the line, so
#          its logical width tells nothing of where the dots end.
# Output:  20 of 20 widths are filled to the last unit
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install cairocffi==1.7.1 pangocffi==0.14.1 pangocairocffi==0.7.1
"$work/venv/bin/python" - <<'PYTHON'
import cairocffi
import pangocairocffi
import pangocffi

context = cairocffi.Context(cairocffi.ImageSurface(cairocffi.FORMAT_A8, 300, 50))
font = pangocffi.FontDescription()
font.family = "Sans"
font.size = pangocffi.units_from_double(14)

def width_of(text, room=None):
    layout = pangocairocffi.create_layout(context)
    layout.font_description = font
    layout.text = text
    if room is not None:
        layout.width = room
        layout.ellipsize = pangocffi.EllipsizeMode.END
    return layout.get_size()[0]

text = "A rather long line that has no room"
rooms = [pangocffi.units_from_double(width) for width in range(80, 100)]
assert width_of(text) > rooms[-1]
filled = sum(width_of(text, room) == room for room in rooms)
print(f"{filled} of {len(rooms)} widths are filled to the last unit")
assert filled == len(rooms), "a shortened line has its own width now"
PYTHON
