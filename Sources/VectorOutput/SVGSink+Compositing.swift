import Drawing

// Porter and Duff's operators by masks. The backdrop is all that the innermost group has drawn so far.
extension SVGSink {
  func composite(_ element: SVGElement, mode: CGBlendMode, area: CGRect?) {
    switch mode {
    case .destinationOver: prepend(element)
    case .clear: erase(area.map(rectangle) ?? element)
    case .copy:
      erase(area.map(rectangle) ?? element.opaqueCopy)
      append(element)
    case .destinationOut: erase(element)
    case .destinationIn: keep(element, area: area)
    case .sourceAtop: appendWithin(element, backdrop: takeBackdrop(), isInside: true)
    case .sourceIn: replace(element, area: area, isInside: true)
    case .sourceOut: replace(element, area: area, isInside: false)
    case .destinationAtop:
      keep(element.copy(), area: area)
      prepend(element)
    case .xor: exclude(element)
    default: append(element)
    }
  }

  private func rectangle(_ area: CGRect) -> SVGElement {
    SVGElement("path", [("d", SVGNumbers.text(CGPath(rect: area, transform: nil).elements))])
  }

  /// A mask of luminance from what is drawn: white as opaque as it is (or black, on white all over).
  private func mask(_ element: SVGElement, isInverted: Bool) -> String {
    let matrix =
      isInverted
      ? "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0" : "0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"
    let filter = SVGElement(
      "filter", [("color-interpolation-filters", "sRGB")] + filterArea,
      children: [SVGElement("feColorMatrix", [("type", "matrix"), ("values", matrix)])])
    let content = SVGElement("g", [("filter", define(filter, "ink"))], children: [element])
    let mask = SVGElement("mask", wholeArea)
    if isInverted {
      mask.children.append(
        SVGElement("rect", [("width", "100%"), ("height", "100%"), ("fill", "#ffffff")]))
    }
    mask.children.append(content)
    return define(mask, "mask")
  }

  private var filterArea: [(String, String)] {
    wholeArea.map { ($0.0 == "maskUnits" ? "filterUnits" : $0.0, $0.1) }
  }

  /// Takes the mark away from the backdrop, as far as it is opaque.
  private func erase(_ element: SVGElement) {
    let backdrop = takeBackdrop()
    backdrop["mask"] = mask(clippedCopy(element), isInverted: true)
    appendUnclipped(backdrop)
  }

  /// Keeps of the backdrop what lies under the mark: of a group everywhere, of a shape within it.
  private func keep(_ element: SVGElement, area: CGRect?) {
    let backdrop = takeBackdrop()
    guard area == nil else {
      backdrop["mask"] = mask(clippedCopy(element), isInverted: false)
      return appendUnclipped(backdrop)
    }
    // Within the shape the backdrop is multiplied by the opacity: what is missing of it is taken away.
    let opacity = element.opacity
    element.opacity = 1 - opacity
    backdrop["mask"] = mask(clippedCopy(element), isInverted: true)
    appendUnclipped(backdrop)
  }

  /// Adds the mark where the backdrop is, or is not, as opaque as that.
  private func appendWithin(_ element: SVGElement, backdrop: SVGElement, isInside: Bool) {
    let name = self.name("backdrop")
    backdrop["id"] = name
    appendUnclipped(backdrop)
    let copy = SVGElement("use", [("href", "#\(name)")])
    append(
      SVGElement("g", [("mask", mask(copy, isInverted: !isInside))], children: [element]))
  }

  private func replace(_ element: SVGElement, area: CGRect?, isInside: Bool) {
    let backdrop = takeBackdrop()
    let name = self.name("backdrop")
    backdrop["id"] = name
    let copy = SVGElement("use", [("href", "#\(name)")])
    let within = mask(copy, isInverted: !isInside)
    let hidden = SVGElement(
      "g",
      [("mask", mask(clippedCopy(area.map(rectangle) ?? element.opaqueCopy), isInverted: true))],
      children: [backdrop])
    appendUnclipped(hidden)
    append(SVGElement("g", [("mask", within)], children: [element]))
  }

  private func exclude(_ element: SVGElement) {
    let backdrop = takeBackdrop()
    let name = self.name("backdrop")
    backdrop["id"] = name
    let outside = mask(SVGElement("use", [("href", "#\(name)")]), isInverted: true)
    appendUnclipped(
      SVGElement(
        "g", [("mask", mask(clippedCopy(element.copy()), isInverted: true))],
        children: [backdrop]))
    append(SVGElement("g", [("mask", outside)], children: [element]))
  }

  /// A blurred, coloured, moved copy of the opacity below the drawing.
  func shadowFilter(_ shadow: ShadowStyle, bounds: CGRect) -> SVGElement {
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
          children: [
            primitive("feMergeNode", ("in", "shadow")),
            primitive("feMergeNode", ("in", "SourceGraphic")),
          ]),
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

  var opacity: CGFloat {
    get { self["opacity"].flatMap { Double($0) }.map { CGFloat($0) } ?? 1 }
    set { self["opacity"] = newValue >= 1 ? nil : SVGNumbers.text(newValue) }
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
