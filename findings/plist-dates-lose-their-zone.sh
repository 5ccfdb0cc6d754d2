#!/usr/bin/env bash
# Library: plistlib of Python 3.11, property lists as XML.
# Guess:   noon in Paris, 12:00 at +02:00, is written as the same moment in the format's own zone: 10:00Z.
# Seen:    the zone is left out and a Z put in its place: 12:00Z, two hours later. No warning is given. As a binary list
#          the same value raises a TypeError. Bring dates to UTC, without a zone, before they are written.
# Output:  written 2026-07-01T12:00:00Z, the moment was 2026-07-01T10:00:00Z
set -euo pipefail
python3 - <<'PYTHON'
import plistlib
import re
import sys
from datetime import datetime, timedelta, timezone

assert sys.version_info[:2] == (3, 11), "another Python than was looked at"
noon = datetime(2026, 7, 1, 12, tzinfo=timezone(timedelta(hours=2)))
written = re.search(r"<date>(.*)</date>", plistlib.dumps({"date": noon}).decode()).group(1)
moment = noon.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
print(f"written {written}, the moment was {moment}")
assert written == "2026-07-01T12:00:00Z", "the zone counts now"
try:
    plistlib.dumps({"date": noon}, fmt=plistlib.FMT_BINARY)
except TypeError:
    pass
else:
    raise SystemExit("a binary list takes such a date now")
PYTHON
