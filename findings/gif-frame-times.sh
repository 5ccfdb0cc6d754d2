#!/usr/bin/env bash
# Format:  GIF, as Pillow 13.0.0 writes it.
# Guess:   frames of 16 ms, as a display at 60 Hz shows them, last 16 ms; sixty of them a second.
# Seen:    a GIF counts hundredths of a second, and Pillow cuts the rest off: each frame lasts 10 ms, so that the film
#          runs more than half as fast again. To keep the pace, spread the rounding over the frames: 20, 10, 20, 20 …
# Output:  asked for 60 x 16 = 960 ms, the file lasts 600 ms
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install pillow==13.0.0
"$work/venv/bin/python" - <<'PYTHON'
import io
from PIL import Image

frames = [Image.new("RGB", (4, 4), (number * 4, 0, 0)) for number in range(60)]
file = io.BytesIO()
frames[0].save(file, "GIF", save_all=True, append_images=frames[1:], duration=16)
image = Image.open(file)
lasts = 0
for number in range(image.n_frames):
    image.seek(number)
    lasts += image.info["duration"]
print(f"asked for 60 x 16 = 960 ms, the file lasts {lasts} ms")
assert image.n_frames == 60 and lasts == 600, "another rounding of frame times"
PYTHON
