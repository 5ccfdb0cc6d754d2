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

  /// Mends attributes of Objective-C at the start of a line, `@UIApplicationMain`, submodules of UIKit, imports of
  /// absent modules, conditions that ask for iOS, protocols of Objective-C and their optional requirements, managed properties of layers, calls of those, overrides in extensions of
  /// the file's classes, `#selector` of a method by its name, `#keyPath`, `NSAttributedStringKey`, loops over
  /// `AnyObject`, and previews.
  ///
  /// - Parameter calls: those of other files, and of this one, of optional requirements.
  /// - Complexity: O(length of the text).
  public init(_ source: String, calls: OptionalCalls? = nil) {
    let shown = SourceText(source)
    let masked = shown.lines
    let phones = Set(shown.phoneConditions)
    let lines = MendedSource.lines(of: source)
    var known = calls ?? OptionalCalls()
    if calls == nil { known.addCalls(of: masked) }
    let protocols = ProtocolRemedy(lines: lines, masked: masked, calls: known)
    let managed = ManagedPropertyRemedy(lines: lines, masked: masked)
    let overrides = OverrideRemedy(lines: lines, masked: masked)
    let previews = PreviewRemedy(lines: lines, masked: masked)
    let required = known.required.union(protocols.mended.subtracting(protocols.left))
    var number = 0
    var line = ""
    func finish(_ ending: String, _ text: inout String, _ changes: inout [Change]) {
      let shown = number < masked.count ? masked[number] : ""
      let edit =
        protocols.edits[number] ?? managed.edits[number] ?? overrides.edits[number]
        ?? previews.edits[number]
        ?? (phones.contains(number)
          ? LineEdit(line: PhoneCondition.mended(line), masked: "") : nil)
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

  static func lines(of source: String) -> [String] {
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
    if let module = SourceDoctor.importedModule(in: masked)?.path.split(separator: ".").first,
      let absent = LineRemedy.conditionalImport(of: String(module), line)
    {
      lines = absent.map { $0 == line ? line : indent + $0 }
      return
    }
    while let attribute = LineRemedy.attribute(of: visible) {
      wrapped += [
        "#if canImport(ObjectiveC)",
        String(current.dropFirst(attribute.lowerBound).prefix(attribute.count)), "#endif",
      ]
      .map { indent + $0 }
      current = LineRemedy.without(attribute, current)
      visible = LineRemedy.without(attribute, visible)
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

  /// An import of a module that is not there, as a condition around it; code that uses the module is found by the
  /// compiler.
  private static func conditionalImport(of module: String, _ line: String) -> [String]? {
    if module == "os" || module == "OSLog" {
      return ["#if canImport(os)", line, "#else", "import PortableOS", "#endif"]
    }
    guard Construct.absentModules.contains(module) else { return nil }
    return ["#if canImport(\(module))", line, "#endif"]
  }

  private static var replacements: [(String, (String) -> String)] {
    [
      (#"@(UIApplicationMain|NSApplicationMain)\b"#, { _ in "@main" }),
      (#"\bNSAttributedStringKey\b"#, { _ in "NSAttributedString.Key" }),
      (
        #"^\s*import\s+(UIKit|CoreGraphics|QuartzCore|CoreText)\.\w+"#,
        { String($0.prefix { $0 != "." }) }
      ),
      // `Selector` takes a method by Swift's name, with labels or without.
      (
        #"#selector\(\s*(\w+[?!]?\.)*\w+(\s*\(((\s*\w+\s*:)+|)\s*\))?\s*\)"#,
        { call in
          let method = call.filter { !$0.isWhitespace }.dropFirst("#selector(".count).dropLast()
          let name = method.prefix { $0 != "(" }.split(separator: ".").last ?? ""
          return "Selector(\"\(name)\(method.drop { $0 != "(" })\")"
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
      // What AnyObject finds by name are members of NSObject.
      (
        #"\bfor\s+\w+\s*:\s*AnyObject\s+in\b"#,
        { loop in
          "for case let \(loop.dropFirst("for".count).prefix { $0 != ":" }.trimmed) as NSObject in"
        }
      ),
      (
        #"\(\w+ as AnyObject\)\.isKind\(of:\s*[\w.]+\.self\)"#,
        { test in
          let type = test.drop { $0 != ":" }.dropFirst().trimmed.dropLast(".self)".count)
          return "(\(test.dropFirst().prefix { $0 != " " }) is \(type))"
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

  /// The offsets of an attribute of Objective-C with which a line begins after its indentation, other attributes and
  /// modifiers; nil if there is none, and for optional requirements, which need a default instead.
  private static func attribute(of line: String) -> Range<Int>? {
    guard line.range(of: #"\boptional\b"#, options: .regularExpression) == nil else { return nil }
    let before = #"^\s*((@\w+(\([^)]*\))?|[a-z]+(\(set\))?)\s+)*?"#
    let attributes =
      #"@(objcMembers\b|objc\b( *\([^)]*\))?|IBOutlet\b|IBSegueAction\b|GKInspectable\b|IBAction(?=\s[^{]*\bfunc\s+\w+\s*\(\s*\)))"#
    guard let whole = line.range(of: before + attributes, options: .regularExpression),
      let mark = line[whole].lastIndex(of: "@")
    else { return nil }
    let start = line.distance(from: line.startIndex, to: mark)
    return start..<start + line.distance(from: mark, to: whole.upperBound)
  }

  /// The last name before the parenthesis that ends a `#selector`.
  private static func lastName(of selector: String) -> String {
    let path = selector.dropLast().split { $0 == "." || $0 == ":" }
    return String((path.last ?? "").trimmed)
  }

  /// The line without an attribute and the spaces behind it.
  private static func without(_ range: Range<Int>, _ line: String) -> String {
    String(line.prefix(range.lowerBound))
      + line.dropFirst(range.upperBound).drop { $0 == " " || $0 == "\t" }
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
