"""Draws display lists with Skia: JSON on standard input, premultiplied RGBA on standard output."""

import json
import sys

import skia

MODES = {
    "normal": "kSrcOver", "multiply": "kMultiply", "screen": "kScreen", "overlay": "kOverlay",
    "darken": "kDarken", "lighten": "kLighten", "colorDodge": "kColorDodge",
    "softLight": "kSoftLight", "hardLight": "kHardLight", "difference": "kDifference",
    "exclusion": "kExclusion", "hue": "kHue", "saturation": "kSaturation", "color": "kColor",
    "luminosity": "kLuminosity", "clear": "kClear", "copy": "kSrc", "sourceIn": "kSrcIn",
    "sourceOut": "kSrcOut", "sourceAtop": "kSrcATop", "destinationOver": "kDstOver",
    "destinationIn": "kDstIn", "destinationOut": "kDstOut", "destinationAtop": "kDstATop",
    "xor": "kXor", "plusLighter": "kPlus",
}
CAPS = [skia.Paint.kButt_Cap, skia.Paint.kRound_Cap, skia.Paint.kSquare_Cap]
JOINS = [skia.Paint.kMiter_Join, skia.Paint.kRound_Join, skia.Paint.kBevel_Join]


def path(elements, even_odd):
    result = skia.Path()
    for kind, *numbers in elements:
        {"M": result.moveTo, "L": result.lineTo, "Q": result.quadTo, "C": result.cubicTo,
         "Z": result.close}[kind](*numbers)
    result.setFillType(skia.PathFillType.kEvenOdd if even_odd else skia.PathFillType.kWinding)
    return result


def flattened(elements, pieces=64):
    """Curves as chords: Skia measures the length of a curve to half a unit only, and dashes drift along it."""
    result, last = [], (0, 0)
    for kind, *numbers in elements:
        points = [last] + list(zip(numbers[::2], numbers[1::2]))
        if kind in "QC":
            for piece in range(1, pieces + 1):
                part, level = piece / pieces, points
                while len(level) > 1:
                    level = [(a + (c - a) * part, b + (d - b) * part)
                             for (a, b), (c, d) in zip(level, level[1:])]
                result.append(["L", *level[0]])
        else:
            result.append([kind, *numbers])
        if kind != "Z":
            last = points[-1]
    return result


def matrix(numbers):
    a, b, c, d, x, y = numbers
    return skia.Matrix.MakeAll(a, c, x, b, d, y, 0, 0, 1)


def paint(operation):
    result = skia.Paint(AntiAlias=operation["antialias"])
    result.setBlendMode(getattr(skia.BlendMode, MODES[operation["mode"]]))
    source = operation["paint"]
    if "color" in source:
        result.setColor4f(skia.Color4f(*source["color"]))
    else:
        places = [stop[0] for stop in source["stops"]]
        colors = [skia.Color4f(*stop[1:]).toColor() for stop in source["stops"]]
        tile = skia.TileMode.kClamp if source["extends"] else skia.TileMode.kDecal
        local = matrix(source["matrix"])
        if "center" in source:
            result.setShader(skia.GradientShader.MakeRadial(
                skia.Point(*source["center"]), source["radius"], colors, places, tile, 0, local))
        else:
            result.setShader(skia.GradientShader.MakeLinear(
                [skia.Point(*source["start"]), skia.Point(*source["end"])], colors, places, tile, 0, local))
    if operation["alpha"] < 1:
        result.setAlphaf(result.getAlphaf() * operation["alpha"])
    return result


def draw(canvas, operation, chords):
    kind = operation["kind"]
    if kind == "fill":
        canvas.drawPath(path(operation["path"], operation["evenOdd"]), paint(operation))
    elif kind == "stroke":
        style = paint(operation)
        style.setStyle(skia.Paint.kStroke_Style)
        style.setStrokeWidth(operation["width"])
        style.setStrokeCap(CAPS[operation["cap"]])
        style.setStrokeJoin(JOINS[operation["join"]])
        style.setStrokeMiter(operation["miter"])
        if operation["dashes"]:
            style.setPathEffect(skia.DashPathEffect.Make(operation["dashes"], operation["phase"]))
        canvas.save()
        canvas.concat(matrix(operation["pen"]))
        elements = operation["path"]
        if operation["dashes"] or chords:
            elements = flattened(elements, 512 if chords else 64)
        canvas.drawPath(path(elements, False), style)
        canvas.restore()
    elif kind == "clip":
        canvas.save()
        canvas.clipPath(path(operation["path"], operation["evenOdd"]), skia.ClipOp.kIntersect,
                        operation["antialias"])
    elif kind == "group":
        style = skia.Paint()
        style.setAlphaf(operation["alpha"])
        style.setBlendMode(getattr(skia.BlendMode, MODES[operation["mode"]]))
        canvas.saveLayer(None, style)
    elif kind == "end":
        canvas.restore()


def main():
    scene = json.load(sys.stdin)
    for drawing in scene["drawings"]:
        info = skia.ImageInfo.Make(
            scene["width"], scene["height"], skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
        surface = skia.Surface.MakeRaster(info)
        canvas = surface.getCanvas()
        canvas.clear(0)
        for operation in drawing:
            draw(canvas, operation, scene["chords"])
        sys.stdout.buffer.write(surface.makeImageSnapshot().tobytes())


main()
