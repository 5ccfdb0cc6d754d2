import Foundation

/// The lines of a file that layers with managed properties need on Linux: Core Animation stores a property that is
/// `@NSManaged`, and animates it; here the class stores it, and says what its animatable properties are.
///
/// Properties of layer classes are mended whose type has a zero; those of Core Data stay as they are and are found.
struct ManagedPropertyRemedy {
  private(set) var edits: [Int: LineEdit] = [:]

  private static let property =
    #"^\s*(?:(?:public|open|internal|private|fileprivate|package|dynamic|@objc)\s+)*@NSManaged\s+(?:(?:public|open|internal|private|fileprivate|package|dynamic)\s+)*var\s+\w+\s*:\s*[\w.?!]+\s*$"#
  private static let layerClass =
    #"^\s*(?:(?:public|open|internal|private|fileprivate|package|final|@\w+)\s+)*class\s+\w+\s*:\s*CA\w*Layer\b"#

  /// - Complexity: O(length of the lines).
  init(lines: [String], masked: [String]) {
    var depth = 0
    /// The layer class that the lines are in.
    var open: (name: String, access: String, depth: Int, keys: [String])?
    for (index, text) in masked.enumerated() {
      if open == nil,
        text.range(of: ManagedPropertyRemedy.layerClass, options: .regularExpression) != nil
      {
        let isPublic = text.range(of: #"\b(public|open)\b"#, options: .regularExpression) != nil
        open = (Self.word(after: "class", in: text), isPublic ? "public " : "", depth, [])
      } else if let layer = open, depth == layer.depth + 1,
        text.range(of: ManagedPropertyRemedy.property, options: .regularExpression) != nil,
        let zero = Self.zero(of: text)
      {
        let name = Self.word(after: "var", in: text)
        edits[index] = Self.stored(lines[index], masked: text, name, zero.text)
        if zero.isAnimatable { open?.keys.append(name) }
      }
      depth += text.filter { $0 == "{" }.count - text.filter { $0 == "}" }.count
      guard let layer = open, depth == layer.depth, text.contains("}") else { continue }
      // A class inside of another may be hidden from the rest of the file.
      if depth == 0, !layer.keys.isEmpty {
        edits[index] = LineEdit(
          line: lines[index], masked: text,
          after: Self.animatableKeys(layer.keys, of: layer.name, layer.access))
      }
      open = nil
    }
  }

  private static func word(after keyword: String, in line: String) -> String {
    guard let match = line.range(of: "\\b\(keyword)\\s+\\w+", options: .regularExpression) else {
      return ""
    }
    return String(line[match].split(whereSeparator: \.isWhitespace).last ?? "")
  }

  /// The value that a property begins with, as Core Animation's have it; nil for a type without one.
  private static func zero(of line: String) -> (text: String, isAnimatable: Bool)? {
    let type = line.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: .whitespaces)
    switch type {
    case "CGFloat": return ("0", true)
    case "CGPoint", "CGRect": return (".zero", true)
    case "CGColor?": return ("nil", true)
    case "Double", "Float", "Int": return ("0", false)
    case "CGSize": return (".zero", false)
    case "Bool": return ("false", false)
    default: return type.hasSuffix("?") || type.hasSuffix("!") ? ("nil", false) : nil
    }
  }

  private static func stored(
    _ line: String, masked: String, _ name: String, _ zero: String
  ) -> LineEdit {
    let indent = String(line.prefix { $0 == " " || $0 == "\t" })
    let plain = masked.replacingOccurrences(
      of: #"@NSManaged\s+"#, with: "", options: .regularExpression)
    return LineEdit(
      line: indent + "#if canImport(ObjectiveC)", masked: "",
      after: [
        line, indent + "#else",
        plain.trimmingSuffix
          + " = \(zero) { didSet { propertyDidChange(\"\(name)\", from: oldValue) } }",
        indent + "#endif",
      ])
  }

  private static func animatableKeys(
    _ keys: [String], of name: String, _ access: String
  ) -> [String] {
    [
      "", "#if !canImport(ObjectiveC)", "extension \(name): AnimatableKeyProviding {",
      "  \(access)static var animatableKeys: [AnimatableKey] {",
      "    [" + keys.map { "AnimatableKey(\"\($0)\", \\\(name).\($0))" }.joined(separator: ", ")
        + "]",
      "  }", "}", "#endif",
    ]
  }
}

extension String {
  /// The line without spaces at its end.
  fileprivate var trimmingSuffix: String {
    var part = Substring(self)
    while part.last?.isWhitespace == true { part.removeLast() }
    return String(part)
  }
}
