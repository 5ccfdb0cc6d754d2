import Drawing

extension SVGSink {
  /// Sets `fill` or `stroke` and its opacity.
  func setPaint(_ paint: Paint, as property: String, of element: SVGElement) {
    switch paint {
    case .color(let color):
      let color = color.clamped
      element[property] = SVGNumbers.text(color)
      if color.alpha < 1 { element["\(property)-opacity"] = SVGNumbers.text(color.alpha) }
    case .linear(let paint): element[property] = define(gradient(paint), "gradient")
    case .radial(let paint): element[property] = define(gradient(paint), "gradient")
    case .pattern(let paint): element[property] = define(pattern(paint), "pattern")
    case .conic(let paint):
      // Only fills are drawn around a point; the colour in the middle stands for a line's.
      setPaint(.color(paint.gradient.color(at: 0.5)), as: property, of: element)
    }
  }

  private func gradient(_ paint: LinearPaint) -> SVGElement {
    SVGElement(
      "linearGradient",
      [
        ("gradientUnits", "userSpaceOnUse"), ("x1", SVGNumbers.text(paint.start.x)),
        ("y1", SVGNumbers.text(paint.start.y)), ("x2", SVGNumbers.text(paint.end.x)),
        ("y2", SVGNumbers.text(paint.end.y)),
      ] + gradientTransform(paint.transform),
      children: stops(paint.gradient, options: paint.options, isReversed: false))
  }

  /// SVG begins at the inner circle: where the first one is larger, the colours run backwards.
  private func gradient(_ paint: RadialPaint) -> SVGElement {
    let isReversed = paint.startRadius > paint.endRadius
    let inner =
      isReversed ? (paint.endCenter, paint.endRadius) : (paint.startCenter, paint.startRadius)
    let outer =
      isReversed ? (paint.startCenter, paint.startRadius) : (paint.endCenter, paint.endRadius)
    return SVGElement(
      "radialGradient",
      [
        ("gradientUnits", "userSpaceOnUse"), ("cx", SVGNumbers.text(outer.0.x)),
        ("cy", SVGNumbers.text(outer.0.y)), ("r", SVGNumbers.text(outer.1)),
        ("fx", SVGNumbers.text(inner.0.x)), ("fy", SVGNumbers.text(inner.0.y)),
        ("fr", SVGNumbers.text(inner.1)),
      ] + gradientTransform(paint.transform),
      children: stops(paint.gradient, options: paint.options, isReversed: isReversed))
  }

  private func gradientTransform(_ transform: CGAffineTransform) -> [(String, String)] {
    transform.isIdentity ? [] : [("gradientTransform", SVGNumbers.text(transform))]
  }

  /// The stops; where the gradient does not go on beyond an end, a transparent one more (GC-14).
  private func stops(
    _ gradient: CGGradient, options: CGGradientDrawingOptions, isReversed: Bool
  ) -> [SVGElement] {
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return [] }
    var stops = gradient.stops
    stops.insert(GradientStop(location: 0, color: first.color), at: 0)
    stops.append(GradientStop(location: 1, color: last.color))
    if !options.contains(.drawsBeforeStartLocation) {
      stops.insert(GradientStop(location: 0, color: first.color.withAlpha(0)), at: 0)
    }
    if !options.contains(.drawsAfterEndLocation) {
      stops.append(GradientStop(location: 1, color: last.color.withAlpha(0)))
    }
    if isReversed {
      stops = stops.reversed().map { GradientStop(location: 1 - $0.location, color: $0.color) }
    }
    return stops.map { stop in
      let element = SVGElement(
        "stop",
        [("offset", SVGNumbers.text(stop.location)), ("stop-color", SVGNumbers.text(stop.color))])
      let alpha = stop.color.clamped.alpha
      if alpha < 1 { element["stop-opacity"] = SVGNumbers.text(alpha) }
      return element
    }
  }

  private func pattern(_ paint: PatternPaint) -> SVGElement {
    let element = SVGElement(
      "pattern",
      [
        ("patternUnits", "userSpaceOnUse"), ("x", SVGNumbers.text(paint.bounds.minX)),
        ("y", SVGNumbers.text(paint.bounds.minY)), ("width", SVGNumbers.text(abs(paint.xStep))),
        ("height", SVGNumbers.text(abs(paint.yStep))),
      ])
    if !paint.transform.isIdentity {
      element["patternTransform"] = SVGNumbers.text(paint.transform)
    }
    let clip = SVGElement(
      "clipPath",
      children: [
        SVGElement(
          "path",
          [("d", SVGNumbers.text(CGPath(rect: paint.bounds, transform: nil).elements))])
      ])
    let content = SVGElement("g", [("clip-path", define(clip, "clip"))])
    draw(paint.cell, into: content)
    element.children.append(content)
    return element
  }
}
