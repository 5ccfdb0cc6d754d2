import Foundation

/// The text of a file with those places mended for which one remedy is right wherever they stand.
public struct MendedSource: Sendable {
  /// A line that became others.
  public struct Change: Hashable, Sendable {
    /// From 1, in the text before.
    public var line: Int
    public var old: String
    public var new: [String]
  }

  public private(set) var text = ""
  public private(set) var changes: [Change] = []

  /// Mends attributes of Objective-C at the start of a line, `@UIApplicationMain`, submodules of UIKit, protocols of
  /// Objective-C and their optional requirements, managed properties of layers, calls of those, overrides in extensions of
  /// the file's classes, `#selector` of a method by its name, and `#keyPath`.
  ///
  /// - Parameter optionalRequirements: the names of requirements that are no longer optional, of other files.
  /// - Complexity: O(length of the text).
  public init(_ source: String, optionalRequirements: Set<String> = []) {
    let masked = SourceText(source).lines
    let lines = MendedSource.lines(of: source)
    let protocols = ProtocolRemedy(lines: lines, masked: masked)
    let managed = ManagedPropertyRemedy(lines: lines, masked: masked)
    let overrides = OverrideRemedy(lines: lines, masked: masked)
    let required = optionalRequirements.union(protocols.mended.subtracting(protocols.left))
    var number = 0
    var line = ""
    func finish(_ ending: String, _ text: inout String, _ changes: inout [Change]) {
      let shown = number < masked.count ? masked[number] : ""
      let edit =
        protocols.edits[number] ?? managed.edits[number] ?? overrides.edits[number]
        ?? LineEdit(line: line, masked: shown)
      let new =
        (edit.line.map { LineRemedy($0, masked: edit.masked, required: required).lines } ?? [])
        + edit.after
      number += 1
      if new != [line] { changes.append(Change(line: number, old: line, new: new)) }
      let inner = ending.isEmpty ? "\n" : ending
      text += new.map { $0 + inner }.joined()
      if ending.isEmpty, !new.isEmpty { text.removeLast() }
      line = ""
    }
    for character in source {
      if character.isNewline {
        finish(String(character), &text, &changes)
      } else {
        line.append(character)
      }
    }
    if !line.isEmpty { finish("", &text, &changes) }
  }

  /// The names of a file's optional requirements that get a default, so that calls of them in other files change too.
  ///
  /// - Complexity: O(length of the text).
  public static func optionalRequirements(in source: String) -> Set<String> {
    let protocols = ProtocolRemedy(lines: lines(of: source), masked: SourceText(source).lines)
    return protocols.mended.subtracting(protocols.left)
  }

  private static func lines(of source: String) -> [String] {
    source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}

/// The lines that stand for one line.
private struct LineRemedy {
  private(set) var lines: [String]

  init(_ line: String, masked: String, required: Set<String>) {
    lines = [line]
    // A line that is not compiled, or whose texts and comments the patterns could touch, stays as it is.
    guard !masked.allSatisfy(\.isWhitespace) else { return }
    var current = line
    var visible = masked
    var wrapped: [String] = []
    let indent = String(line.prefix { $0 == " " || $0 == "\t" })
    while let attribute = LineRemedy.leadingAttribute(visible) {
      wrapped += [
        "#if canImport(ObjectiveC)", String(current.dropFirst(indent.count).prefix(attribute)),
        "#endif",
      ]
      .map { indent + $0 }
      current = indent + LineRemedy.rest(current, after: indent.count + attribute)
      visible = indent + LineRemedy.rest(visible, after: indent.count + attribute)
    }
    for (pattern, replacement) in LineRemedy.replacements {
      while let match = visible.range(of: pattern, options: .regularExpression) {
        let start = visible.distance(from: visible.startIndex, to: match.lowerBound)
        let end = visible.distance(from: visible.startIndex, to: match.upperBound)
        let matched = String(visible[match])
        let new = replacement(matched)
        guard new != matched else { break }
        current = String(current.prefix(start)) + new + String(current.dropFirst(end))
        visible = String(visible.prefix(start)) + new + String(visible.dropFirst(end))
      }
    }
    for range in LineRemedy.optionalMarks(in: visible, of: required).reversed() {
      current = String(current.prefix(range.lowerBound)) + current.dropFirst(range.upperBound)
      visible = String(visible.prefix(range.lowerBound)) + visible.dropFirst(range.upperBound)
    }
    let last = current.allSatisfy(\.isWhitespace) && !wrapped.isEmpty ? [] : [current]
    lines = wrapped + last
  }

  private static var replacements: [(String, (String) -> String)] {
    [
      (#"@(UIApplicationMain|NSApplicationMain)\b"#, { _ in "@main" }),
      (
        #"^\s*import\s+(UIKit|CoreGraphics|QuartzCore|CoreText)\.\w+"#,
        { String($0.prefix { $0 != "." }) }
      ),
      // `Selector` takes a method by Swift's name, with labels or without.
      (
        #"#selector\(\s*(\w+[?!]?\.)*\w+(\((\w+:)+\)|\(\))?\s*\)"#,
        { call in
          let method = call.dropFirst("#selector(".count).dropLast()
          let name = method.prefix { $0 != "(" }.split(separator: ".").last ?? ""
          return "Selector(\"\(name.trimmed)\(method.drop { $0 != "(" }.trimmed)\")"
        }
      ),
      // A method with a type beside it is the one without parameters, or one of that name.
      (
        #"#selector\(\s*(\w+[?!]?\.)*\w+\s+as\b[^)]*\([^)]*\)[^)]*\)"#,
        { call in
          let method = call.dropFirst("#selector(".count).prefix { !$0.isWhitespace }
          return "Selector(\"\(method.split(separator: ".").last ?? "")\")"
        }
      ),
      (
        #"#selector\(\s*getter:\s*(\w+\.)*\w+\s*\)"#,
        { call in "Selector(\"\(LineRemedy.lastName(of: call))\")" }
      ),
      (
        #"#selector\(\s*setter:\s*(\w+\.)*\w+\s*\)"#,
        { call in
          let name = LineRemedy.lastName(of: call)
          return "Selector(\"set\(name.prefix(1).uppercased())\(name.dropFirst()):\")"
        }
      ),
      // The names of types stand before those of properties.
      (
        #"#keyPath\(\s*(\w+\.)*[a-z_]\w*\s*\)"#,
        { call in
          let path = call.dropFirst("#keyPath(".count).dropLast().trimmed.split(separator: ".")
          let properties = path.drop { $0.first?.isUppercase == true }
          return "\"\(properties.joined(separator: "."))\""
        }
      ),
      (
        #"(?i:delegate|dataSource)\w*\s*[?!]?\.\s*(scrollView|tableView|collectionView|textField|textView|searchBar|navigationController|tabBarController|gestureRecognizer)\w*\s*[?!]\s*\("#,
        { call in
          guard let mark = call.lastIndex(where: { "?!".contains($0) }) else { return call }
          return call[..<mark].trimmingEnd + "("
        }
      ),
    ]
  }

  /// The question marks, as offsets, of calls of requirements that have a default.
  private static func optionalMarks(in line: String, of names: Set<String>) -> [Range<Int>] {
    guard !names.isEmpty else { return [] }
    var found: [Range<Int>] = []
    var start = line.startIndex
    while let match = line.range(
      of: #"\.\s*\w+\s*[?!]\s*\("#, options: .regularExpression, range: start..<line.endIndex)
    {
      let call = line[match].dropFirst()
      let name = call.drop(while: \.isWhitespace).prefix { !"?! ".contains($0) }
      if names.contains(String(name)), let mark = call.firstIndex(where: { "?!".contains($0) }) {
        let offset = line.distance(from: line.startIndex, to: mark)
        found.append(offset..<offset + 1)
      }
      start = match.upperBound
    }
    return found
  }

  /// The length of an attribute of Objective-C with which a line begins after its indentation; nil if there is none, and
  /// for optional requirements, which need a default instead.
  private static func leadingAttribute(_ line: String) -> Int? {
    guard line.range(of: #"\boptional\b"#, options: .regularExpression) == nil else { return nil }
    let code = line.drop { $0 == " " || $0 == "\t" }
    let pattern =
      #"^@(objcMembers\b|objc\b( *\([^)]*\))?|IBOutlet\b|IBSegueAction\b|GKInspectable\b)"#
    let action = #"^@IBAction(?=\s[^{]*\bfunc\s+\w+\s*\(\s*\))"#
    guard
      let match = code.range(of: pattern, options: .regularExpression)
        ?? code.range(of: action, options: .regularExpression)
    else { return nil }
    return code.distance(from: code.startIndex, to: match.upperBound)
  }

  /// The last name before the parenthesis that ends a `#selector`.
  private static func lastName(of selector: String) -> String {
    let path = selector.dropLast().split { $0 == "." || $0 == ":" }
    return String((path.last ?? "").trimmed)
  }

  private static func rest(_ line: String, after count: Int) -> String {
    String(line.dropFirst(count).drop { $0 == " " || $0 == "\t" })
  }
}

extension Substring {
  fileprivate var trimmed: Substring { drop(while: \.isWhitespace).trimmingEnd[...] }

  fileprivate var trimmingEnd: String {
    var part = self
    while let last = part.last, last.isWhitespace { part.removeLast() }
    return String(part)
  }
}
