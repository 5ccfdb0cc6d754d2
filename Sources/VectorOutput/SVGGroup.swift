import Drawing

/// A group that is open, and the clips that are open within it.
struct SVGGroup {
  let element: SVGElement
  /// nil for the document's own.
  let operation: GroupOperation?
  var clips: [SVGClip]
}

/// A clip or a mask by reference.
struct SVGClip {
  /// `clip-path` or `mask`.
  let attribute: String
  let reference: String
}

/// Names for definitions, in order of use.
struct SVGIdentifiers {
  private var count = 0

  mutating func next(_ prefix: String) -> String {
    count += 1
    return "\(prefix)\(count)"
  }
}

extension SVGElement {
  func style(_ property: String, _ value: String) {
    let before = self["style"].map { "\($0);" } ?? ""
    self["style"] = "\(before)\(property):\(value)"
  }

  /// Takes a property out of the style and returns its value.
  func takeStyle(_ property: String) -> String? {
    guard let style = self["style"] else { return nil }
    let parts = style.split(separator: ";")
    guard let found = parts.first(where: { $0.hasPrefix("\(property):") }) else { return nil }
    let rest = parts.filter { $0 != found }.joined(separator: ";")
    self["style"] = rest.isEmpty ? nil : rest
    return String(found.dropFirst(property.count + 1))
  }
}

extension CoverageImage {
  /// White pixels whose opacity is the coverage: as a mask of luminance they are the coverage.
  var whiteImage: CGImage {
    let pixels = coverage.map { UInt32($0) * 0x0101_0101 }
    guard let image = CGImage(width: width, height: height, pixels: pixels) else {
      preconditionFailure("Internal inconsistency: \(width) x \(height) mask of \(pixels.count)")
    }
    return image
  }
}
