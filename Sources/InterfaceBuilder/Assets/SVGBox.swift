import Foundation

/// The size of an SVG image: its width and height, or those of its view box.
enum SVGBox {
  /// The extent in points, one for each user unit (SVG 1.1, 7.2); for a template of a symbol, that of
  /// its regular medium variant at 100 points.
  ///
  /// - Throws: when the bytes are not XML within the usual limits.
  static func size(
    _ data: Data, file: String, isSymbol: Bool
  ) throws(InterfaceBuilderError) -> CGSize? {
    let root = try DocumentReader(file: file).readImage(data)
    guard root.name == "svg" || root.name.hasSuffix(":svg") else { return nil }
    if isSymbol { return symbol(root) }
    if let width = length(root.attributes["width"]), let height = length(root.attributes["height"])
    {
      return CGSize(width: width, height: height)
    }
    let box = (root.attributes["viewBox"] ?? "").split { $0 == " " || $0 == "," }
      .compactMap { Double($0) }
    guard box.count == 4, box.allSatisfy(\.isFinite) else { return nil }
    let ratio = box[3] / box[2]
    if let width = length(root.attributes["width"]) {
      return CGSize(width: width, height: width * ratio)
    }
    if let height = length(root.attributes["height"]) {
      return CGSize(width: height / ratio, height: height)
    }
    return CGSize(width: box[2], height: box[3])
  }

  /// The extent between the guides of a template: the margins at its sides, base and cap line.
  private static func symbol(_ root: DocumentElement) -> CGSize? {
    var guides: [String: DocumentElement] = [:]
    root.visit { element in
      if let id = element.id, element.name == "line" || element.name == "path" {
        guides[id] = guides[id] ?? element
      }
    }
    func coordinate(_ id: String, _ attribute: String) -> Double? {
      guides[id]?.attributes[attribute].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }
    for weight in ["Regular-M", "Regular-S"] {
      guard
        let left = coordinate("left-margin-\(weight)", "x1"),
        let right = coordinate("right-margin-\(weight)", "x1"),
        let base = coordinate("Baseline-\(weight.suffix(1))", "y1"),
        let cap = coordinate("Capline-\(weight.suffix(1))", "y1")
      else { continue }
      return CGSize(width: abs(right - left), height: abs(base - cap))
    }
    return nil
  }

  /// A length in points: a bare number, or one in `px` or `pt`; nil for parts of something unknown.
  private static func length(_ text: String?) -> Double? {
    guard var text else { return nil }
    for unit in ["px", "pt"] where text.hasSuffix(unit) { text = String(text.dropLast(2)) }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
}
