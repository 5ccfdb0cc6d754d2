"""Draws random drawings with Skia: a second opinion on blend modes, gradients, lines and clips.

Reads a list of drawings as JSON and writes their pixels: 32 bits each, 0xAARRGGBB in the order of the
machine, premultiplied, row by row. Needs skia-python (PyPI).
"""
import json
import sys

import skia

CAPS = [skia.Paint.kButt_Cap, skia.Paint.kRound_Cap, skia.Paint.kSquare_Cap]
JOINS = [skia.Paint.kMiter_Join, skia.Paint.kRound_Join, skia.Paint.kBevel_Join]


def color(c):
    return skia.Color4f(c[0], c[1], c[2], c[3])


def path(steps, rule):
    p = skia.Path()
    for s in steps:
        v = s["v"]
        if s["k"] == "m":
            p.moveTo(*v)
        elif s["k"] == "l":
            p.lineTo(*v)
        elif s["k"] == "q":
            p.quadTo(*v)
        elif s["k"] == "c":
            p.cubicTo(*v)
        else:
            p.close()
    p.setFillType(skia.PathFillType.kEvenOdd if rule else skia.PathFillType.kWinding)
    return p


def shader(g):
    colors = [color(s["c"]).toSkColor() for s in g["stops"]]
    places = [s["l"] for s in g["stops"]]
    if g["k"] == "linear":
        points = [skia.Point(*g["a"]), skia.Point(*g["b"])]
        return skia.GradientShader.MakeLinear(points, colors, places, skia.TileMode.kClamp)
    return skia.GradientShader.MakeRadial(
        skia.Point(*g["a"]), g["r"], colors, places, skia.TileMode.kClamp)


def paint(op):
    p = skia.Paint(AntiAlias=True)
    p.setColor4f(color(op["color"]))
    if op.get("gradient"):
        p.setShader(shader(op["gradient"]))
        p.setColor4f(skia.Color4f(0, 0, 0, 1))
    p.setBlendMode(getattr(skia.BlendMode, "k" + op["mode"]))
    if op["k"] == "stroke":
        p.setStyle(skia.Paint.kStroke_Style)
        p.setStrokeWidth(op["width"])
        p.setStrokeCap(CAPS[op["cap"]])
        p.setStrokeJoin(JOINS[op["join"]])
        p.setStrokeMiter(op["miter"])
        if op["dashes"]:
            p.setPathEffect(skia.DashPathEffect.Make(op["dashes"], 0))
    return p


def draw(drawing, side):
    surface = skia.Surface.MakeRaster(
        skia.ImageInfo.Make(side, side, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType))
    with surface as canvas:
        canvas.clear(skia.Color4f(1, 1, 1, 1))
        for op in drawing:
            if op["k"] == "clip":
                canvas.save()
                canvas.clipPath(path(op["path"], op["rule"]), skia.ClipOp.kIntersect, True)
            elif op["k"] == "unclip":
                canvas.restore()
            else:
                canvas.drawPath(path(op["path"], op["rule"]), paint(op))
    return surface.makeImageSnapshot().tobytes()


def main():
    with open(sys.argv[1]) as f:
        task = json.load(f)
    with open(sys.argv[2], "wb") as f:
        for drawing in task["drawings"]:
            f.write(draw(drawing, task["side"]))


main()
