#!/usr/bin/env bash
# Font:    Inter 4.0 beta 7, package fonts-inter 4.0~beta7+ds-1 of Debian 12, shaped by HarfBuzz (uharfbuzz 0.57.0).
# Guess:   the letter x between digits is a letter x, as it is in other faces for interfaces: `0x1F` reads 0x1F.
# Seen:    the feature `calt`, which shapers apply unless they are told not to, puts a multiplication sign there, and
#          arrows for -> and =>. The text is also wider or narrower than its letters, so labels are measured wrong.
# Output:  0x1F: uni00D7.case, 6576 units; without calt: uni0078, 6240 units
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install uharfbuzz==0.57.0
(cd "$work" && apt-get -qq download fonts-inter=4.0~beta7+ds-1 && dpkg -x fonts-inter_*.deb font)
"$work/venv/bin/python" - "$(find "$work/font" -name Inter-Regular.otf)" <<'PYTHON'
import sys
import uharfbuzz

font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(sys.argv[1])))

def shaped(text, features):
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(font, buffer, features)
    names = [font.glyph_to_string(info.codepoint) for info in buffer.glyph_infos]
    return names, sum(position.x_advance for position in buffer.glyph_positions)

plain, typed = shaped("0x1F", {}), shaped("0x1F", {"calt": False})
print(f"0x1F: {plain[0][1]}, {plain[1]} units; without calt: {typed[0][1]}, {typed[1]} units")
assert plain[0][1].startswith("uni00D7") and typed[0][1] == "uni0078" and plain[1] > typed[1]
assert "uni2192.case" in shaped("A -> B", {})[0], "no arrow any more"
PYTHON
