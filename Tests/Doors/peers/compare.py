"""Compares what two solvers make of other people's programs:

    python compare.py pictures FOLDER FOLDER
    python compare.py geometry FILE FILE
"""

import pathlib
import sys


def pictures(one, other):
    """Every picture is the same, bit for bit."""
    names = sorted(path.name for path in one.glob("*.png"))
    assert names and names == sorted(path.name for path in other.glob("*.png")), "other pictures were drawn"
    different = [name for name in names if (one / name).read_bytes() != (other / name).read_bytes()]
    assert not different, f"these differ: {', '.join(different)}"
    return f"{len(names)} pictures of matplotlib's constrained layout are the same, bit for bit"


def widgets(file):
    """Geometry by widget, and which could be elsewhere."""
    places, free, left_out = {}, set(), []
    for line in file.read_text().splitlines():
        fields = line.split()
        if line.startswith("WIDGET"):
            key = tuple(fields[1:5])
            places[key] = [int(field) for field in fields[5:9]]
            if fields[-1] == "ambiguous":
                free.add(key)
        elif line.startswith("LEFT OUT"):
            left_out.append(fields[2])
    return places, free, left_out


def geometry(one, other):
    """Pixels are the same where the answer is unique. They are whole: half a pixel is none."""
    (their_places, _, their_left_out), (places, free, left_out) = widgets(one), widgets(other)
    assert left_out == their_left_out, f"other examples run: {left_out}, {their_left_out}"
    assert places.keys() == their_places.keys(), "other widgets are laid out"
    wrong = [key for key in places if places[key] != their_places[key] and key not in free]
    assert not wrong, "\n".join(f"{key}: {their_places[key]}, {places[key]}" for key in wrong)
    moved = sum(places[key] != their_places[key] for key in places)
    examples = len({key[0] for key in places})
    text = f"{len(places)} places of widgets in {examples} of enaml's examples: "
    text += f"{len(places) - moved} are the same, {moved} of the {len(free)} that could lie elsewhere at no cost do"
    return text + (f"; left out for want of a library: {', '.join(left_out)}" if left_out else "")


print({"pictures": pictures, "geometry": geometry}[sys.argv[1]](*map(pathlib.Path, sys.argv[2:])))
