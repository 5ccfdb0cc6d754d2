#!/usr/bin/env bash
# Library: cairo 1.16.0 (libcairo2 of Debian 12), through cairocffi 1.7.1.
# Guess:   of the filters for pictures BEST is at least as smooth as GOOD.
# Seen:    enlarged twentyfold, a step from black to white is a ramp of twenty pixels by GOOD and by BILINEAR, and a hard
#          edge of two grey pixels by BEST. Made eight times smaller, even stripes are one grey by GOOD and five by BEST.
# Output:  greys between black and white: GOOD 20, BEST 2; greys of even stripes: GOOD 1, BEST 5
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install cairocffi==1.7.1
"$work/venv/bin/python" - <<'PYTHON'
import cairocffi as cairo

def picture(width, height, grey):
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width, height)
    pixels = memoryview(surface.get_data())
    for y in range(height):
        for x in range(width):
            place = y * surface.get_stride() + 4 * x
            pixels[place:place + 4] = bytes([grey(x)] * 3 + [255])
    surface.mark_dirty()
    return surface

def scaled(source, factor, width, height, name):
    out = cairo.ImageSurface(cairo.FORMAT_ARGB32, width, height)
    context = cairo.Context(out)
    context.scale(factor, factor)
    context.set_source_surface(source)
    context.get_source().set_filter(getattr(cairo, f"FILTER_{name}"))
    context.get_source().set_extend(cairo.EXTEND_PAD)
    context.paint()
    out.flush()
    return list(bytes(out.get_data())[:4 * width:4])

print("cairo", cairo.cairo_version_string())
assert cairo.cairo_version_string() == "1.16.0", "another cairo than was looked at"
step, stripes = picture(2, 1, lambda x: 255 * x), picture(64, 64, lambda x: 255 * (x % 2))
ramp = {name: sum(0 < grey < 255 for grey in scaled(step, 20, 40, 20, name)) for name in ("GOOD", "BEST")}
greys = {name: len(set(scaled(stripes, 1 / 8, 8, 8, name))) for name in ("GOOD", "BEST")}
print(f"greys between black and white: GOOD {ramp['GOOD']}, BEST {ramp['BEST']}; greys of even stripes: "
      f"GOOD {greys['GOOD']}, BEST {greys['BEST']}")
assert ramp["GOOD"] >= 18 and ramp["BEST"] <= 2, "BEST is smooth now"
assert greys["GOOD"] == 1 and greys["BEST"] > 3, "BEST keeps even stripes even now"
PYTHON
