#!/usr/bin/env bash
# Library: libwebp's lossless encoder, as Pillow 13.0.0 carries it (libwebp 1.6.0).
# Guess:   a picture that is written with `lossless=True` and read again has the same pixels.
# Seen:    whatever is under an alpha of 0 comes back black: red, transparent, is written as nothing, transparent. A mask
#          that is taken off later, or a blur over the edge, shows it. `exact=True` keeps the colour, as a PNG does.
# Output:  written (255, 0, 0, 0); WebP (0, 0, 0, 0), exact (255, 0, 0, 0), PNG (255, 0, 0, 0)
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install pillow==13.0.0
"$work/venv/bin/python" - <<'PYTHON'
import io
from PIL import Image

picture = Image.new("RGBA", (8, 8), (255, 0, 0, 0))
picture.putpixel((0, 0), (0, 255, 0, 255))

def again(kind, **options):
    file = io.BytesIO()
    picture.save(file, kind, **options)
    return Image.open(file).convert("RGBA").getpixel((5, 5))

plain, exact, png = again("WEBP", lossless=True), again("WEBP", lossless=True, exact=True), again("PNG")
print(f"written {picture.getpixel((5, 5))}; WebP {plain}, exact {exact}, PNG {png}")
assert exact == png == (255, 0, 0, 0)
assert plain == (0, 0, 0, 0), "lossless keeps hidden colours now"
PYTHON
