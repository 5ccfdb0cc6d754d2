#!/usr/bin/env bash
# Toolkit: Qt 6.12's QGraphicsAnchorLayout, as PySide6-Essentials 6.12.0 carries it.
# Guess:   a widget that prefers to be 80 wide, beside a gap that expands, is 80 wide, however much room there is.
# Seen:    it is 80.07 of 200, and 85.27 of 9,000: the gap takes nearly all, and not all, of what is left, since its own
#          largest size is a number (16,777,215) and not "as much as there is". Who compares with == is surprised.
# Output:  of 200: 80.0709, of 9000: 85.2711
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" -q install PySide6-Essentials==6.12.0
QT_QPA_PLATFORM=offscreen "$work/venv/bin/python" - <<'PYTHON'
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtWidgets import QApplication, QGraphicsAnchorLayout, QGraphicsScene, QGraphicsWidget, QSizePolicy

application = QApplication([])
left, right = Qt.AnchorPoint.AnchorLeft, Qt.AnchorPoint.AnchorRight

def width_of(room):
    scene, parent, child, layout = QGraphicsScene(), QGraphicsWidget(), QGraphicsWidget(), QGraphicsAnchorLayout()
    scene.addItem(parent)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    parent.setLayout(layout)
    child.setMinimumSize(QSizeF(30, 10))
    child.setPreferredSize(QSizeF(80, 10))
    child.setMaximumSize(QSizeF(10_000, 10))
    layout.addAnchor(layout, left, child, left)
    gap = layout.addAnchor(child, right, layout, right)
    gap.setSizePolicy(QSizePolicy.Policy.MinimumExpanding)
    layout.addAnchors(child, layout, Qt.Orientation.Vertical)
    parent.resize(room, 10)
    layout.activate()
    return child.geometry().width()

near, far = width_of(200), width_of(9000)
print(f"of 200: {near:.6g}, of 9000: {far:.6g}")
assert 80 < near < 80.1 and 85 < far < 86, "the gap takes all of the room now"
PYTHON
