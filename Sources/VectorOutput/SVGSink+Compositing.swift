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
      hideBackdrop(under: shape)
      append(element)
    case .destinationOut: hideBackdrop(under: element)
    case .destinationIn: keepBackdrop(of: element, within: shape)
    case .sourceAtop: append(masked(element, by: mask(ofBackdropInverted: false)))
    case .sourceIn, .sourceOut:
      let within = mask(ofBackdropInverted: mode == .sourceOut)
      hideBackdrop(under: shape)
      append(masked(element, by: within))
    case .destinationAtop:
      let outside = mask(ofBackdropInverted: true)
      keepBackdrop(of: element.copy(), within: shape)
      append(masked(element, by: outside))
    case .xor:
      let outside = mask(ofBackdropInverted: true)
      hideBackdrop(under: element.copy())
      append(masked(element, by: outside))
    default: append(element)
    }
  }

  private func masked(_ element: SVGElement, by mask: String) -> SVGElement {
    SVGElement("g", [("mask", mask)], children: [element])
  }

  /// A mask as opaque as what the group has drawn so far, or the opposite of that.
  private func mask(ofBackdropInverted isInverted: Bool) -> String {
    let backdrop = takeBackdrop()
    let name = self.name("backdrop")
    backdrop["id"] = name
    appendUnclipped(backdrop)
    return mask(SVGElement("use", [("href", "#\(name)")]), isInverted: isInverted)
  }

  /// Takes the mark away from the backdrop, as far as it is opaque.
  private func hideBackdrop(under element: SVGElement) {
    let backdrop = takeBackdrop()
    appendUnclipped(masked(backdrop, by: mask(clippedCopy(element), isInverted: true)))
  }

  /// Multiplies the backdrop within a shape by the opacity of the mark.
  private func keepBackdrop(of element: SVGElement, within shape: SVGElement) {
    let backdrop = takeBackdrop()
    let mask = SVGElement("mask", wholeArea)
    mask.children = [
      SVGElement("rect", [("width", "100%"), ("height", "100%"), ("fill", "#ffffff")]),
      inked(clippedCopy(shape), isBlack: true), inked(clippedCopy(element), isBlack: false),
    ]
    appendUnclipped(masked(backdrop, by: define(mask, "mask")))
  }

  private func rectangle(_ area: CGRect) -> SVGElement {
    SVGElement("path", [("d", SVGNumbers.text(CGPath(rect: area, transform: nil).elements))])
  }

  /// A mask of luminance from what is drawn: white as opaque as it is, or black on white all over.
  private func mask(_ element: SVGElement, isInverted: Bool) -> String {
    let mask = SVGElement("mask", wholeArea)
    if isInverted {
      mask.children.append(
        SVGElement("rect", [("width", "100%"), ("height", "100%"), ("fill", "#ffffff")]))
    }
    mask.children.append(inked(element, isBlack: isInverted))
    return define(mask, "mask")
  }

  /// The element in white or black, as opaque as it is.
  private func inked(_ element: SVGElement, isBlack: Bool) -> SVGElement {
    let row = isBlack ? "0 0 0 0 0" : "0 0 0 0 1"
    let filter = SVGElement(
      "filter", [("color-interpolation-filters", "sRGB")] + filterArea,
      children: [
        SVGElement(
          "feColorMatrix",
          [("type", "matrix"), ("values", "\(row) \(row) \(row) 0 0 0 1 0")])
      ])
    return SVGElement("g", [("filter", define(filter, "ink"))], children: [element])
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

  /// A copy that covers all of its shape: the shape is what an operator changes.
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
