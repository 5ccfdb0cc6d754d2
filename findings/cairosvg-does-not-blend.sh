#!/usr/bin/env bash
# Tool:    CairoSVG 2.9.1, beside resvg (resvg_py 0.5.0).
# Guess:   two renderers that read an SVG without a word agree on the colour of two plain rectangles.
# Seen:    green multiplied with red is black, as the standard says; CairoSVG leaves `mix-blend-mode` out without a
#          warning and shows green. A picture that is right in one viewer is no witness for the other.
# Output:  CairoSVG (0, 255, 0), resvg (0, 0, 0)
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install cairosvg==2.9.1 resvg_py==0.5.0 pillow==13.0.0
"$work/venv/bin/python" - <<'PYTHON'
import io
import cairosvg
import resvg_py
from PIL import Image

drawing = """<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">
<rect width="10" height="10" fill="#ff0000"/>
<rect width="10" height="10" fill="#00ff00" style="mix-blend-mode:multiply"/></svg>"""

def colour(png):
    return Image.open(io.BytesIO(bytes(png))).convert("RGB").getpixel((5, 5))

one, other = colour(cairosvg.svg2png(drawing.encode())), colour(resvg_py.svg_to_bytes(svg_string=drawing))
print(f"CairoSVG {one}, resvg {other}")
assert one == (0, 255, 0), "CairoSVG blends now"
assert other == (0, 0, 0)
PYTHON
