import Drawing

extension SVGSink {
  func perform(_ fill: FillOperation) {
    guard !fill.path.isEmpty else { return }
    if case .conic(let paint) = fill.paint { return fillConic(fill, paint) }
    let element = SVGElement("path", [("d", SVGNumbers.text(fill.path.elements))])
    if fill.rule == .evenOdd { element["fill-rule"] = "evenodd" }
    setPaint(fill.paint, as: "fill", of: element)
    finish(element, fill.compositing)
  }

  func perform(_ stroke: StrokeOperation) {
    guard !stroke.path.isEmpty, stroke.pen.isInvertible else { return }
    let inverse = stroke.pen.inverted()
    let element = SVGElement(
      "path", [("d", SVGNumbers.text(stroke.path.elements.applying(inverse))), ("fill", "none")])
    if !stroke.pen.isIdentity { element["transform"] = SVGNumbers.text(stroke.pen) }
    setPaint(stroke.paint.applying(inverse), as: "stroke", of: element)
    setStyle(stroke.style, of: element)
    finish(element, stroke.compositing)
  }

  private func setStyle(_ style: StrokeStyle, of element: SVGElement) {
    element["stroke-width"] = SVGNumbers.text(style.width > 0 ? style.width : 1)
    if style.width <= 0 { element["vector-effect"] = "non-scaling-stroke" }
    switch style.cap {
    case .butt: break
    case .round: element["stroke-linecap"] = "round"
    case .square: element["stroke-linecap"] = "square"
    }
    switch style.join {
    case .miter: element["stroke-miterlimit"] = SVGNumbers.text(style.miterLimit)
    case .round: element["stroke-linejoin"] = "round"
    case .bevel: element["stroke-linejoin"] = "bevel"
    }
    guard !style.dashes.isEmpty else { return }
    element["stroke-dasharray"] = style.dashes.map(SVGNumbers.text).joined(separator: " ")
    if style.dashPhase != 0 { element["stroke-dashoffset"] = SVGNumbers.text(style.dashPhase) }
  }

  func perform(_ operation: ImageOperation) {
    let whole = CGRect(x: 0, y: 0, width: operation.image.width, height: operation.image.height)
    guard operation.transform.isInvertible,
      let part = operation.source == whole
        ? operation.image : operation.image.cropping(to: operation.source)
    else { return }
    guard let tint = operation.tint else {
      guard let element = image(part, interpolation: operation.interpolation) else { return }
      element["transform"] = SVGNumbers.text(operation.transform)
      return finish(element, operation.compositing)
    }
    guard let stencil = image(part.whiteCopy, interpolation: operation.interpolation) else {
      return
    }
    stencil["transform"] = SVGNumbers.text(operation.transform)
    let mask = define(SVGElement("mask", wholeArea, children: [stencil]), "mask")
    let shape = SVGElement(
      "path",
      [
        (
          "d",
          SVGNumbers.text(
            CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).elements
              .applying(operation.transform))
        )
      ])
    setPaint(tint, as: "fill", of: shape)
    finish(SVGElement("g", [("mask", mask)], children: [shape]), operation.compositing)
  }

  func finish(_ element: SVGElement, _ compositing: Compositing) {
    if compositing.alpha < 1 { element["opacity"] = SVGNumbers.text(max(0, compositing.alpha)) }
    if !compositing.isAntialiased { element["shape-rendering"] = "crispEdges" }
    add(element, mode: compositing.blendMode)
  }

  /// SVG has no gradient around a point: 720 wedges under the shape as a clip.
  private func fillConic(_ fill: FillOperation, _ paint: ConicPaint) {
    let clip = SVGElement("path", [("d", SVGNumbers.text(fill.path.elements))])
    if fill.rule == .evenOdd { clip["clip-rule"] = "evenodd" }
    let reference = define(SVGElement("clipPath", children: [clip]), "clip")
    let wedges = SVGElement("g", [("clip-path", reference)])
    let reach = fill.path.reach(from: paint)
    let count = 720
    for index in 0..<count {
      let turn = (CGFloat(index) + 0.5) / CGFloat(count)
      let color = paint.gradient.color(at: turn)
      var wedge = PathElements()
      wedge.append(.move(paint.center.applying(paint.transform)))
      // Wedges overlap a little, so that no seam shows.
      for edge in [CGFloat(index) - 0.05, CGFloat(index) + 1.05] {
        let angle = paint.angle + edge / CGFloat(count) * 2 * .pi
        wedge.append(
          .line(
            CGPoint(
              x: paint.center.x + reach * cos(angle), y: paint.center.y + reach * sin(angle)
            ).applying(paint.transform)))
      }
      wedge.append(.close)
      let element = SVGElement(
        "path",
        [
          ("d", SVGNumbers.text(wedge)), ("fill", SVGNumbers.text(color)),
          ("shape-rendering", "crispEdges"),
        ])
      if color.clamped.alpha < 1 { element["fill-opacity"] = SVGNumbers.text(color.clamped.alpha) }
      wedges.children.append(element)
    }
    finish(wedges, fill.compositing)
  }
}

extension CGPath {
  /// A length in the paint's space beyond which nothing of the path lies.
  fileprivate func reach(from paint: ConicPaint) -> CGFloat {
    let box = boundingBox.applying(paint.transform.inverted())
    return 2
      * (abs(box.midX - paint.center.x) + abs(box.midY - paint.center.y) + box.width + box.height)
  }
}

extension CGImage {
  /// White pixels of the same opacity.
  fileprivate var whiteCopy: CGImage {
    CGImage(width: width, height: height, pixels: pixels.map { ($0 >> 24) * 0x0101_0101 }) ?? self
  }
}
