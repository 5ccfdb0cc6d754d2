#!/usr/bin/env bash
# Library: cairo 1.16.0 (libcairo2 of Debian 12), through cairocffi 1.7.1.
# Guess:   a surface for SVG writes rectangles as paths, and a blend mode, which SVG knows, as a blend mode.
# Seen:    one mark whose operator is not OVER makes an image of the whole page: no path is left, although the mark is
#          opaque and `multiply` is in SVG's own vocabulary. The same drawing as PDF stays vectors.
# Output:  SVG: OVER 2 paths, MULTIPLY 0 paths and an image; PDF: MULTIPLY without an image
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install cairocffi==1.7.1
"$work/venv/bin/python" - <<'PYTHON'
import io
import cairocffi as cairo

def drawn(surface_type, operator):
    file = io.BytesIO()
    surface = surface_type(file, 100, 100)
    context = cairo.Context(surface)
    context.set_source_rgb(1, 0, 0)
    context.rectangle(10, 10, 30, 30)
    context.fill()
    context.set_operator(operator)
    context.set_source_rgb(0, 0, 1)
    context.rectangle(20, 20, 30, 30)
    context.fill()
    surface.finish()
    return file.getvalue()

over, multiply = drawn(cairo.SVGSurface, cairo.OPERATOR_OVER), drawn(cairo.SVGSurface, cairo.OPERATOR_MULTIPLY)
pdf = drawn(cairo.PDFSurface, cairo.OPERATOR_MULTIPLY)
print("cairo", cairo.cairo_version_string())
assert cairo.cairo_version_string() == "1.16.0", "another cairo than was looked at"
print(f"SVG: OVER {over.count(b'<path')} paths, MULTIPLY {multiply.count(b'<path')} paths and "
      f"{'an' if b'<image' in multiply else 'no'} image; PDF: MULTIPLY {'with' if b'/Image' in pdf else 'without'} an image")
assert over.count(b"<path") == 2 and b"<image" not in over
assert multiply.count(b"<path") == 0 and b"<image" in multiply, "SVG keeps vectors now"
assert b"/Image" not in pdf
PYTHON
