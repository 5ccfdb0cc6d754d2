#!/usr/bin/env bash
# Library: cairo 1.16.0 (libcairo2 of Debian 12), through cairocffi 1.7.1; PDF files.
# Guess:   a PDF file with one link has a table of objects in which each entry leads to its object, as without links.
# Seen:    with a link, one object is counted that is never written; its entry leads to an object of another number. Viewers do
#          not ask for it; programs that check files call the file damaged.
# Output:  entries that lead to no object of their number: 0 without a link, 1 with one
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install cairocffi==1.7.1
"$work/venv/bin/python" - <<'PYTHON'
import io, re
import cairocffi as cairo

def file(hasLink):
    out = io.BytesIO()
    surface = cairo.PDFSurface(out, 200, 200)
    context = cairo.Context(surface)
    if hasLink:
        context.tag_begin("Link", "uri='https://example.com/' rect=[10 10 80 20]")
    context.rectangle(10, 10, 80, 20)
    context.fill()
    if hasLink:
        context.tag_end("Link")
    surface.finish()
    return out.getvalue()

def astray(data):
    start = int(re.findall(rb"startxref\s+(\d+)", data)[-1])
    head = re.match(rb"xref\s+(\d+) (\d+)\s*\n", data[start:])
    first, count, table = int(head[1]), int(head[2]), start + head.end()
    entries = [data[table + 20 * n:table + 20 * n + 20] for n in range(count)]
    return [first + n for n, entry in enumerate(entries)
            if entry[17:18] == b"n" and not data[int(entry[:10]):].startswith(b"%d 0 obj" % (first + n))]

print("cairo", cairo.cairo_version_string())
assert cairo.cairo_version_string() == "1.16.0", "another cairo than was looked at"
without, with_link = len(astray(file(False))), len(astray(file(True)))
print(f"entries that lead to no object of their number: {without} without a link, {with_link} with one")
assert without == 0, "files without links are wrong, too"
assert with_link > 0, "files with links are right now"
PYTHON
