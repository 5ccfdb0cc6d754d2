"""Constrained layout on cases of matplotlib's gallery and guide, drawn with one solver:

    python matplotlib_pictures.py kiwisolver|cassowary_solver.kiwi FOLDER

writes a picture for each case and prints where the axes are.
"""

import importlib
import pathlib
import sys

module, folder = sys.argv[1], pathlib.Path(sys.argv[2])
if module != "kiwisolver":
    sys.modules["kiwisolver"] = importlib.import_module(module)
    sys.modules["kiwisolver.exceptions"] = importlib.import_module(module + ".exceptions")

import matplotlib

matplotlib.use("Agg")
import matplotlib.gridspec as gridspec
import matplotlib.pyplot as plt
import numpy as np
from matplotlib import _layoutgrid

assert _layoutgrid.kiwi is sys.modules["kiwisolver"]
plt.rcParams["figure.dpi"] = 60
DATA = np.arange(100).reshape(10, 10)


def plot(axes, fontsize=12, nodec=False):
    axes.plot([1, 2])
    axes.locator_params(nbins=3)
    if not nodec:
        axes.set_xlabel("x-label", fontsize=fontsize)
        axes.set_ylabel("y-label", fontsize=fontsize)
        axes.set_title("Title", fontsize=fontsize)
    else:
        axes.set_xticklabels([])
        axes.set_yticklabels([])


def one():
    figure, axes = plt.subplots(layout="constrained")
    plot(axes, 24)


def grid():
    figure, all_axes = plt.subplots(2, 2, layout="constrained")
    for axes in all_axes.flat:
        plot(axes)


def colour_bar():
    figure, axes = plt.subplots(layout="constrained")
    figure.colorbar(axes.pcolormesh(DATA), ax=axes, shrink=0.6)


def colour_bar_of_many():
    figure, all_axes = plt.subplots(2, 2, figsize=(4, 4), layout="constrained")
    for axes in all_axes.flat:
        image = axes.pcolormesh(DATA)
    figure.colorbar(image, ax=all_axes, shrink=0.6)


def colour_bars_at_sides():
    figure, all_axes = plt.subplots(3, 3, figsize=(4, 4), layout="constrained")
    for axes in all_axes.flat:
        image = axes.pcolormesh(DATA)
    figure.colorbar(image, ax=all_axes[1:, ][:, 1], shrink=0.8, location="bottom")
    figure.colorbar(image, ax=all_axes[:, -1], shrink=0.6)
    figure.colorbar(image, ax=[all_axes[0, 0]], location="left")


def super_title():
    figure, all_axes = plt.subplots(2, 2, figsize=(4, 4), layout="constrained")
    for axes in all_axes.flat:
        plot(axes)
    figure.suptitle("Big Suptitle")
    figure.supxlabel("below")
    figure.supylabel("beside")


def legend():
    figure, axes = plt.subplots(layout="constrained")
    axes.plot(np.arange(10), label="This is a plot")
    axes.legend(loc="center left", bbox_to_anchor=(0.8, 0.5))


def paddings():
    figure, all_axes = plt.subplots(2, 2, layout="constrained")
    for axes in all_axes.flat:
        plot(axes, nodec=True)
    figure.get_layout_engine().set(w_pad=4 / 72, h_pad=4 / 72, hspace=0.2, wspace=0.2)


def ratios():
    figure, all_axes = plt.subplots(
        2, 3, layout="constrained", gridspec_kw={"width_ratios": [1, 2, 3], "height_ratios": [2, 1]}
    )
    for axes in all_axes.flat:
        plot(axes)


def spans():
    figure = plt.figure(figsize=(4, 6), layout="constrained")
    grid = gridspec.GridSpec(6, 2, figure=figure)
    for axes in (grid[:3, 0], grid[3:, 0], grid[:2, 1], grid[2:4, 1], grid[4:, 1]):
        plot(figure.add_subplot(axes))


def nested():
    figure = plt.figure(layout="constrained")
    outer = gridspec.GridSpec(1, 2, figure=figure)
    left, right = outer[0].subgridspec(2, 1), outer[1].subgridspec(3, 1)
    for number in range(2):
        plot(figure.add_subplot(left[number]))
    for number in range(3):
        plot(figure.add_subplot(right[number]))


def subfigures():
    figure = plt.figure(layout="constrained", figsize=(8, 4))
    left, right = figure.subfigures(1, 2, wspace=0.07, width_ratios=[2, 1])
    for axes in left.subplots(2, 2).flat:
        image = axes.pcolormesh(DATA)
    left.colorbar(image, shrink=0.6)
    left.suptitle("Left")
    for axes in right.subplots(3, 1, sharex=True):
        plot(axes)
    right.suptitle("Right side")


def mosaic():
    figure, axes = plt.subplot_mosaic([["A", "A", "B"], ["C", "D", "B"], ["C", "E", "E"]], layout="constrained")
    for name, each in axes.items():
        plot(each)
        each.set_title(name)


def fixed_aspect():
    figure, all_axes = plt.subplots(2, 2, figsize=(5, 3), sharex=True, sharey=True, layout="constrained")
    for axes in all_axes.flat:
        axes.imshow(DATA)


def compressed():
    figure, all_axes = plt.subplots(2, 2, figsize=(5, 3), sharex=True, sharey=True, layout="compressed")
    for axes in all_axes.flat:
        image = axes.imshow(DATA)
    figure.colorbar(image, ax=all_axes)


def long_labels():
    figure, all_axes = plt.subplots(2, 3, layout="constrained", figsize=(7, 5))
    for number, axes in enumerate(all_axes.flat):
        axes.barh([f"category {'long ' * (place % 4)}{place}" for place in range(4)], range(4))
        axes.set_title("T" * (4 * number + 1))
        axes.tick_params(axis="x", rotation=30 * number)


def twin_axes():
    figure, all_axes = plt.subplots(1, 2, layout="constrained")
    for axes in all_axes:
        other = axes.twinx()
        other.set_ylabel("on the right")
        axes.secondary_xaxis("top").set_xlabel("on top")


CASES = [
    one, grid, colour_bar, colour_bar_of_many, colour_bars_at_sides, super_title, legend, paddings, ratios, spans, nested,
    subfigures, mosaic, fixed_aspect, compressed, long_labels, twin_axes,
]

folder.mkdir(parents=True, exist_ok=True)
for case in CASES:
    case()
    figure = plt.gcf()
    for _ in range(2):
        figure.canvas.draw()
    figure.savefig(folder / f"{case.__name__}.png", metadata={"Software": None})
    for axes in figure.axes:
        print(case.__name__, *(f"{value:.6f}" for value in axes.get_position().bounds))
    plt.close("all")
