import Drawing

// Porter and Duff's operators by masks. The backdrop is all that the innermost group has drawn so far.
extension SVGSink {
  func composite(_ element: SVGElement, mode: CGBlendMode, area: CGRect?) {
    /// All that a mode changes: the shape, or the whole area of a group.
    let shape = area.map(rectangle) ?? element.opaqueCopy
    switch mode {
    case .destinationOver: prepend(element)
    case .clear: hideBackdrop(under: shape)
    case .copy:
      let backdrop = takeBackdrop()
      appendUnclipped(hidden(backdrop, under: shape, of: element))
      append(element)
    case .destinationOut: hideBackdrop(under: element)
    case .destinationIn: keepBackdrop(of: element, within: shape)
    case .sourceAtop:
      let backdrop = backdropForUse()
      appendUnclipped(
        masked(
          SVGElement("g", children: [opaque(use(backdrop)), clippedCopy(element)]),
          by: mask(use(backdrop), isInverted: false)))
    case .sourceIn:
      let backdrop = backdropForUse()
      let ground = hidden(opaque(use(backdrop)), under: shape, of: element)
      appendUnclipped(
        masked(
          SVGElement("g", children: [ground, clippedCopy(element)]),
          by: mask(use(backdrop), isInverted: false)))
    case .sourceOut:
      let within = mask(ofBackdropInverted: true)
      hideBackdrop(under: shape)
      append(masked(element, by: within))
    case .destinationAtop:
      let backdrop = backdropForUse()
      appendUnclipped(hidden(use(backdrop), under: shape, of: element))
      let ground = opaque(clippedCopy(element))
      appendUnclipped(
        masked(
          SVGElement("g", children: [ground, use(backdrop)]),
          by: mask(clippedCopy(element), isInverted: false)))
    case .xor: exclude(element)
    default: append(element)
    }
  }

  /// Keeps of the mark and of the backdrop the parts that the other does not cover.
  ///
  /// Two opacities s and d together make s(1 - d) + d(1 - s). A mark laid over a backdrop lets 1 - s(1 - d) of it through,
  /// so that (1 - s) / (1 - s(1 - d)) of the backdrop must be left: as a table where s is one number, otherwise by the
  /// first four terms of the series for it, which are up to two levels off.
  private func exclude(_ element: SVGElement) {
    let backdrop = backdropForUse()
    let hiding: SVGElement
    if let alpha = element.evenOpacity {
      let table = Self.table { alpha * $0 / (1 - alpha + alpha * $0) }
      let share = alpha < 1 ? mask(use(backdrop), isInverted: false, table: table) : nil
      hiding = masked(clippedCopy(element.opaqueCopy), by: share)
    } else {
      hiding = (0..<3).reduce(clippedCopy(element.copy())) { before, _ in
        masked(
          clippedCopy(element.copy()),
          by: mask(SVGElement("g", children: [use(backdrop), before]), isInverted: false))
      }
    }
    appendUnclipped(masked(use(backdrop), by: mask(hiding, isInverted: true)))
    append(masked(element, by: mask(use(backdrop), isInverted: true)))
  }

  /// The backdrop among the definitions: its name.
  private func backdropForUse() -> String {
    let backdrop = takeBackdrop()
    _ = define(backdrop, "backdrop")
    return backdrop["id"] ?? ""
  }

  private func use(_ name: String) -> SVGElement { SVGElement("use", [("href", "#\(name)")]) }

  /// The colours of an element without its transparency.
  private func opaque(_ element: SVGElement) -> SVGElement {
    filtered(
      element, "solid",
      // A matrix and no transfer function: librsvg 2.54 loses colours where the latter passes 1.
      SVGElement(
        "feColorMatrix",
        [("type", "matrix"), ("values", "1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 255 0")]))
  }

  /// The rest of the backdrop under a mark that takes its place.
  ///
  /// Under a cover c, 1 - c is to be left. The mark is laid over that, which takes away its own opacity s once more:
  /// so (1 - c) / (1 - s c) is left beforehand.
  private func hidden(
    _ backdrop: SVGElement, under shape: SVGElement, of element: SVGElement
  ) -> SVGElement {
    let alpha = meanOpacity(of: element)
    if alpha >= 1 { return backdrop }
    let table = Self.table { $0 * (1 - alpha) / (1 - alpha * $0) }
    return masked(backdrop, by: mask(clippedCopy(shape), isInverted: true, table: table))
  }

  /// The opacity of a mark: for one in a gradient the mean, which counts at its edges only; 0 for one of several marks, in
  /// whose area the backdrop gives way altogether.
  private func meanOpacity(of element: SVGElement) -> CGFloat {
    if let even = element.evenOpacity { return even }
    guard element.name == "path", let paint = element.paint,
      let gradient = definitionList.first(where: { paint == "url(#\($0["id"] ?? ""))" }),
      gradient.name != "pattern"
    else { return 0 }
    let stops = gradient.children.map { $0.number("stop-opacity") }
    return element.number("opacity") * stops.reduce(0, +) / CGFloat(max(1, stops.count))
  }

  /// 65 values of a function over 0...1, as `feFuncA` takes them.
  private static func table(_ function: (CGFloat) -> CGFloat) -> String {
    (0...64).map { SVGNumbers.text(function(CGFloat($0) / 64)) }.joined(separator: " ")
  }

  private func masked(_ element: SVGElement, by mask: String?) -> SVGElement {
    guard let mask else { return element }
    return SVGElement("g", [("mask", mask)], children: [element])
  }

  /// A mask as opaque as the group's drawing so far, or the opposite of that.
  private func mask(ofBackdropInverted isInverted: Bool) -> String {
    let backdrop = takeBackdrop()
    let name = self.name("backdrop")
    backdrop["id"] = name
    appendUnclipped(backdrop)
    return mask(use(name), isInverted: isInverted)
  }

  /// Takes the mark away from the backdrop, in proportion to its opacity.
  private func hideBackdrop(under element: SVGElement) {
    let backdrop = takeBackdrop()
    appendUnclipped(masked(backdrop, by: mask(clippedCopy(element), isInverted: true)))
  }

  /// Multiplies the backdrop within a shape by the opacity of the mark.
  private func keepBackdrop(of element: SVGElement, within shape: SVGElement) {
    let backdrop = takeBackdrop()
    if let alpha = element.evenOpacity {
      shape["opacity"] = SVGNumbers.text(1 - alpha)
      return appendUnclipped(masked(backdrop, by: mask(clippedCopy(shape), isInverted: true)))
    }
    let mask = SVGElement("mask", wholeArea)
    mask.children = [
      paper, inked(clippedCopy(shape), isBlack: true), inked(clippedCopy(element), isBlack: false),
    ]
    appendUnclipped(masked(backdrop, by: define(mask, "mask")))
  }

  private func rectangle(_ area: CGRect) -> SVGElement {
    SVGElement("path", [("d", SVGNumbers.text(CGPath(rect: area, transform: nil).elements))])
  }

  private var paper: SVGElement {
    SVGElement("rect", [("width", "100%"), ("height", "100%"), ("fill", "#ffffff")])
  }

  /// A mask of luminance from a drawing: white as opaque as it is, or black on white all over.
  ///
  /// - Parameter table: the opacity in place of the opacity, as values over 0...1.
  private func mask(_ element: SVGElement, isInverted: Bool, table: String? = nil) -> String {
    let ink = inked(element, isBlack: isInverted, table: table)
    return define(
      SVGElement("mask", wholeArea, children: isInverted ? [paper, ink] : [ink]), "mask")
  }

  /// The element in white or black, as opaque as it is.
  private func inked(_ element: SVGElement, isBlack: Bool, table: String? = nil) -> SVGElement {
    let row = isBlack ? "0 0 0 0 0" : "0 0 0 0 1"
    let color = SVGElement(
      "feColorMatrix", [("type", "matrix"), ("values", "\(row) \(row) \(row) 0 0 0 1 0")])
    guard let table else { return filtered(element, "ink", color) }
    let opacity = SVGElement("feFuncA", [("type", "table"), ("tableValues", table)])
    return filtered(
      element, "ink", color, SVGElement("feComponentTransfer", children: [opacity]))
  }

  private func filtered(
    _ element: SVGElement, _ name: String, _ primitives: SVGElement...
  ) -> SVGElement {
    let filter = SVGElement(
      "filter", [("color-interpolation-filters", "sRGB")] + filterArea, children: primitives)
    return SVGElement("g", [("filter", define(filter, name))], children: [element])
  }

  private var filterArea: [(String, String)] {
    wholeArea.map { ($0.0 == "maskUnits" ? "filterUnits" : $0.0, $0.1) }
  }

  /// A blurred, coloured, moved copy of the opacity below the drawing.
  func shadowFilter(_ shadow: ShadowStyle, of group: GroupOperation) -> SVGElement {
    let bounds = group.bounds
    let area = bounds.isNull ? CGRect(origin: .zero, size: size) : bounds.shadowed(shadow)
    func primitive(_ name: String, _ attributes: (String, String)...) -> SVGElement {
      SVGElement(name, attributes)
    }
    return SVGElement(
      "filter",
      [
        ("filterUnits", "userSpaceOnUse"), ("color-interpolation-filters", "sRGB"),
        ("x", SVGNumbers.text(area.minX)), ("y", SVGNumbers.text(area.minY)),
        ("width", SVGNumbers.text(area.width)), ("height", SVGNumbers.text(area.height)),
      ],
      children: [
        primitive(
          "feGaussianBlur", ("in", "SourceAlpha"), ("stdDeviation", SVGNumbers.text(shadow.sigma)),
          ("result", "blur")),
        primitive(
          "feOffset", ("in", "blur"), ("dx", SVGNumbers.text(shadow.offset.width)),
          ("dy", SVGNumbers.text(shadow.offset.height)), ("result", "moved")),
        primitive(
          "feFlood", ("flood-color", SVGNumbers.text(shadow.color)),
          ("flood-opacity", SVGNumbers.text(shadow.color.clamped.alpha)), ("result", "color")),
        primitive(
          "feComposite", ("in", "color"), ("in2", "moved"), ("operator", "in"),
          ("result", "shadow")),
        SVGElement(
          "feMerge",
          children: [primitive("feMergeNode", ("in", "shadow"))]
            + (group.showsOnlyShadow ? [] : [primitive("feMergeNode", ("in", "SourceGraphic"))])),
      ])
  }
}

extension SVGElement {
  /// A copy, children included, without its name.
  func copy() -> SVGElement {
    let copy = SVGElement(
      name, attributes.map { ($0.name, $0.value) }, children: children.map { $0.copy() },
      text: text)
    copy["id"] = nil
    return copy
  }

  /// A number that is 1 where it is not given.
  fileprivate func number(_ name: String) -> CGFloat {
    min(max(self[name].flatMap { Double($0) }.map { CGFloat($0) } ?? 1, 0), 1)
  }

  /// The paint of a path.
  fileprivate var paint: String? { self["stroke"] ?? self["fill"] }

  /// The opacity of a mark of one colour; nil for others.
  fileprivate var evenOpacity: CGFloat? {
    guard name == "path" || name == "text", let paint, paint.hasPrefix("#") else { return nil }
    return number("opacity") * number(self["stroke"] == nil ? "fill-opacity" : "stroke-opacity")
  }

  /// A copy that covers all of its shape: an operator changes the shape.
  var opaqueCopy: SVGElement {
    let copy = copy()
    copy["opacity"] = nil
    copy["fill-opacity"] = nil
    copy["stroke-opacity"] = nil
    if copy["fill"] != nil, copy["fill"] != "none" { copy["fill"] = "#000000" }
    if copy["stroke"] != nil { copy["stroke"] = "#000000" }
    return copy
  }
}
