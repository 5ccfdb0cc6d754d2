#!/usr/bin/env bash
# Library: libwebp's encoder of animations, as Pillow 13.0.0 carries it (libwebp 1.6.0).
# Guess:   twenty frames of a tenth of a second make a file that plays for two seconds.
# Seen:    if all frames are equal, the encoder writes a still picture: no ANIM chunk, one frame, no duration. One
#          frame that differs brings the animation back. Whoever needs the duration must keep it elsewhere.
# Output:  equal: 1 frame, duration 0; one differs: 3 frames, duration 1000
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install pillow==13.0.0
"$work/venv/bin/python" - <<'PYTHON'
import io
from PIL import Image, features

def written(frames):
    file = io.BytesIO()
    frames[0].save(file, "WEBP", save_all=True, append_images=frames[1:], duration=100, lossless=True)
    image = Image.open(io.BytesIO(file.getvalue()))
    image.seek(0)
    image.load()
    return b"ANIM" in file.getvalue(), image.n_frames, image.info.get("duration")

red, blue = Image.new("RGB", (16, 16), "red"), Image.new("RGB", (16, 16), "blue")
equal, different = written([red] * 20), written([red] * 10 + [blue] + [red] * 9)
print(f"libwebp {features.version('webp')}")
print(f"equal: {equal[1]} frame, duration {equal[2]}; one differs: {different[1]} frames, duration {different[2]}")
assert equal[:2] == (False, 1) and not equal[2], "equal frames make an animation now"
assert different[0] and different[1] > 1
PYTHON
