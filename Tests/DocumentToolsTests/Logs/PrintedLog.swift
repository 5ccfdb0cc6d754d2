import PropertyTesting

/// A layout with random frames and rows that hold in it, to be printed as a log in the notations and shapes that people
/// paste.
struct PrintedLog {
  /// A row: first attribute, relation, factor times second attribute, constant, priority.
  struct Row {
    var first: (view: Int, attribute: String)
    var second: (view: Int, attribute: String)?
    var relation: Int
    var factor: Int
    var constant: Int
    var priority: Int?
  }

  enum Shape: Int, CaseIterable {
    case plain, oneLine, html, escaped, typographic, mail, wrapped, listMarks, debugger,
      crashService
  }

  /// x, y, width, height of each view, in whole points.
  var frames: [[Int]]
  var names: [String]
  var rows: [Row] = []

  private static let texts = [
    "", "'Sum'", "'Don't allow'", "'a == b'", "'x > y'", "'(net) [2]'", "'Größe'", "'1, 2: 3'",
  ]
  static let attributes = [
    "left", "right", "centerX", "top", "bottom", "centerY", "width", "height",
  ]

  init(_ random: inout RandomSource) {
    let count = Int.random(in: 2...5, using: &random)
    frames = (0..<count).map { _ in
      (0..<4).map { _ in 2 * Int.random(in: 0...200, using: &random) }
    }
    names = (0..<count).map { view in
      let text = Self.texts.randomElement(using: &random) ?? ""
      return "Shop.Tile\(view):0x7f\(view + 1)0\(text)"
    }
    for _ in 0..<Int.random(in: 2...8, using: &random) { rows.append(row(&random)) }
  }

  private func row(_ random: inout RandomSource) -> Row {
    let axis = Int.random(in: 0...1, using: &random)
    let isExtent = Bool.random(using: &random)
    let names =
      isExtent
      ? [axis == 0 ? "width" : "height"]
      : axis == 0 ? ["left", "right", "centerX"] : ["top", "bottom", "centerY"]
    let view = Int.random(in: frames.indices, using: &random)
    let first = (view: view, attribute: names.randomElement(using: &random) ?? "")
    var row = Row(first: first, relation: 0, factor: 1, constant: 0)
    if !isExtent || Bool.random(using: &random) {
      let other = (view + 1) % frames.count
      row.second = (view: other, attribute: names.randomElement(using: &random) ?? "")
      if isExtent { row.factor = Int.random(in: 1...3, using: &random) }
    }
    let second = row.second.map { value($0) * row.factor } ?? 0
    row.constant = value(row.first) - second
    row.relation = Int.random(in: -1...1, using: &random)
    // An inequality holds with room.
    row.constant -= row.relation * Int.random(in: 0...9, using: &random)
    if Int.random(in: 0...4, using: &random) == 0 {
      row.priority = Int.random(in: 1...999, using: &random)
    }
    return row
  }

  func value(_ quantity: (view: Int, attribute: String)) -> Int {
    let frame = frames[quantity.view]
    switch quantity.attribute {
    case "left": return frame[0]
    case "right": return frame[0] + frame[2]
    case "centerX": return frame[0] + frame[2] / 2
    case "top": return frame[1]
    case "bottom": return frame[1] + frame[3]
    case "centerY": return frame[1] + frame[3] / 2
    case "width": return frame[2]
    default: return frame[3]
    }
  }

  // MARK: Notations

  /// The rows as the log prints them, each in a notation that can say it.
  func lines(_ random: inout RandomSource) -> [String] {
    rows.enumerated().map { place, row in
      let head = ["NSLayoutConstraint", "MASLayoutConstraint", "Shop.Rule", "_UISystemConstraint"]
        .randomElement(using: &random)!
      let source = Bool.random(using: &random) ? "@My Views/Tile.swift#\(place + 1)" : ""
      let kind = source.isEmpty ? head : "SnapKit.LayoutConstraint"
      let tail = source.isEmpty && Bool.random(using: &random) ? "   (active)" : ""
      let text = format(row, &random) ?? equation(row, &random)
      let address = "0x6000\(String(place + 1, radix: 16))"
      return "<\(kind):\(address)\(source) \(text)\(priority(row, &random))\(tail)>"
    }
  }

  private func sign(_ relation: Int) -> String { relation == 0 ? "==" : relation < 0 ? "<=" : ">=" }

  private func priority(_ row: Row, _ random: inout RandomSource) -> String {
    guard let priority = row.priority else { return "" }
    let forms = [" priority:\(priority)", " @\(priority)", " ^\(priority)", " @ \(priority).0"]
    return forms.randomElement(using: &random)!
  }

  private func equation(_ row: Row, _ random: inout RandomSource) -> String {
    let left = "\(names[row.first.view]).\(row.first.attribute) \(sign(row.relation)) "
    guard let second = row.second else {
      let space = row.constant < 0 ? "- \(-row.constant)" : "\(row.constant).0"
      return left + space
    }
    let operand = "\(names[second.view]).\(second.attribute)"
    let product = [
      row.factor == 1 ? operand : "\(row.factor)*\(operand)", "\(operand) * \(row.factor)",
      "\(row.factor).0*\(operand)",
    ].randomElement(using: &random)!
    if row.constant == 0 { return left + product }
    let size = abs(row.constant)
    let constants =
      row.constant > 0
      ? [
        " + \(size)", " NSSpace(\(size))", " + NSLayoutAnchorConstraintSpace(\(size))",
        " + \(size).000000",
      ]
      : [" - \(size)", " + -\(size)", " - \(size).0"]
    return left + product + constants.randomElement(using: &random)!
  }

  /// A visual format; nil if it cannot say the row.
  private func format(_ row: Row, _ random: inout RandomSource) -> String? {
    guard Bool.random(using: &random) else { return nil }
    let relation = row.relation == 0 ? "" : sign(row.relation)
    let name = names[row.first.view]
    switch (row.first.attribute, row.second?.attribute) {
    case ("width", nil): return "H:[\(name)(\(relation)\(row.constant))]"
    case ("height", nil): return "V:[\(name)(\(relation)\(row.constant))]"
    case ("left", "right"):
      return "H:[\(names[row.second!.view])]-(\(relation)\(row.constant))-[\(name)]"
    case ("top", "bottom"):
      return "V:[\(names[row.second!.view])]-(\(relation)NSSpace(\(row.constant)))-[\(name)]"
    default: return nil
    }
  }

  // MARK: Shapes

  /// The lines as one text in a shape.
  static func text(_ lines: [String], _ shape: Shape, isMessage: Bool = true) -> String {
    let head = "Unable to simultaneously satisfy constraints."
    let rows = lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
    let plain = "\(isMessage ? head + "\n" : "")(\n\(rows)\n)\n"
    switch shape {
    case .plain: return plain
    case .oneLine: return plain.replacing("\n", with: " ")
    case .html:
      return plain.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        .replacing(">", with: "&gt;").replacing("\n", with: "<br/>\n")
    case .escaped: return plain.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    case .typographic:
      let quotes = plain.replacing("\"<", with: "“<").replacing(">\"", with: ">”")
      return quotes.replacing("'", with: "’")
    case .mail: return plain.split(separator: "\n").map { "> > \($0)\r\n" }.joined()
    case .wrapped:
      return plain.replacing(" == ", with: "\n== ").replacing("   (active", with: "\n  (active")
    case .listMarks: return lines.map { "* `\($0)`;\n" }.joined()
    case .debugger:
      return "▿ \(lines.count) elements\n"
        + lines.enumerated().map { "  - \($0) : \($1)\n" }.joined()
    case .crashService:
      return plain.replacing("\"", with: "\\\"").replacing("<", with: "\\u003c")
        .replacing(">", with: "\\u003e").replacing("\n", with: "\\n\\t")
    }
  }
}
