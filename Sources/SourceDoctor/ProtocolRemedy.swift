import Foundation

/// The lines of a file that protocols of Objective-C need on Linux: such a protocol is one of classes, and an optional
/// requirement becomes one with a default.
///
/// A requirement has a default if it returns nothing, something optional, or what calls write behind `??`. Another value
/// would be a guess, so a protocol with such a requirement keeps its requirements, and they are found.
struct ProtocolRemedy {
  private(set) var edits: [Int: LineEdit] = [:]
  /// The names before the parentheses of requirements that have a default now.
  private(set) var mended: Set<String> = []
  /// The same of optional requirements that stay.
  private(set) var left: Set<String> = []

  private let lines: [String]
  private let masked: [String]

  private let calls: OptionalCalls
  private var braces = BraceLines([])

  /// - Complexity: O(length of the lines).
  init(lines: [String], masked: [String], calls: OptionalCalls) {
    self.lines = lines
    self.masked = masked
    self.calls = calls
    guard masked.contains(where: { $0.contains("protocol") }) else { return }
    braces = BraceLines(masked)
    var index = 0
    while index < masked.count {
      guard let end = protocolEnd(at: index) else {
        index += 1
        continue
      }
      mend(index...end)
      index = end + 1
    }
  }

  // MARK: Protocols

  private static let head =
    #"^\s*((@\w+(\([^)]*\))?|public|internal|private|fileprivate|package)\s+)*protocol\s+\w+"#

  /// The line of a protocol's last brace, if the protocol begins in this line.
  private func protocolEnd(at start: Int) -> Int? {
    guard masked[start].range(of: ProtocolRemedy.head, options: .regularExpression) != nil else {
      return nil
    }
    return masked[start...].prefix(BraceLines.mostHeadLines)
      .firstIndex { $0.contains("{") }.flatMap(braces.end)
  }

  private mutating func mend(_ range: ClosedRange<Int>) {
    let start = range.lowerBound
    let isAttributeAbove =
      start > 0
      && masked[start - 1].range(
        of: #"^\s*@objc(\s*\([^)]*\))?\s*$"#, options: .regularExpression) != nil
    let inline = masked[start].range(
      of: #"@objc\b(\s*\([^)]*\))?\s*"#, options: .regularExpression)
    guard isAttributeAbove || inline != nil else { return }
    let requirements = range.compactMap { requirement(at: $0, in: range) }
    let defaults = requirements.filter { $0.value != nil }
    bindToClasses(start)
    if defaults.count == requirements.count {
      mended.formUnion(requirements.map(\.name))
    } else {
      left.formUnion(requirements.map(\.name))
    }
    guard !requirements.isEmpty, defaults.count == requirements.count else { return }
    // A default of an extension meets no requirement of Objective-C, so the protocol is one of Swift everywhere.
    if isAttributeAbove { edits[start - 1] = LineEdit(line: nil, masked: "") }
    replace(#"@objc\b(\s*\([^)]*\))?\s*"#, in: start)
    for requirement in defaults { drop(requirement) }
    append(defaults, to: range)
  }

  /// References to the protocol may be weak, as all that conforms in Objective-C are objects.
  private mutating func bindToClasses(_ start: Int) {
    let pattern = #"\bprotocol\s+\w+\s*"#
    let (line, text) = current(start)
    guard let match = text.range(of: pattern, options: .regularExpression) else { return }
    let rest = text[match.upperBound...]
    let isBound =
      rest.range(of: #"\b(AnyObject|class|NSObjectProtocol)\b"#, options: .regularExpression) != nil
    guard !isBound else { return }
    let name = text[match].reversed().drop(while: \.isWhitespace).count
    let end = text.distance(from: text.startIndex, to: match.lowerBound) + name
    let isInheriting = rest.first == ":"
    let tail = isInheriting ? rest.dropFirst().drop(while: \.isWhitespace) : rest
    let skipped = text.distance(from: text.startIndex, to: tail.startIndex)
    let middle = isInheriting ? ": AnyObject, " : ": AnyObject "
    set(
      start, String(line.prefix(end)) + middle + line.dropFirst(skipped),
      String(text.prefix(end)) + middle + tail)
  }

  // MARK: Requirements

  private struct Requirement {
    var lines: ClosedRange<Int>
    var name: String
    /// The declaration without attribute and `optional`, in one line.
    var declaration: String
    /// The body of the default; nil if there is no right one.
    var value: String?
  }

  private func requirement(at start: Int, in range: ClosedRange<Int>) -> Requirement? {
    let pattern = #"^\s*(@objc(\s*\([^)]*\))?\s+)?optional\s+(func|var)\s+"#
    guard let match = masked[start].range(of: pattern, options: .regularExpression) else {
      return nil
    }
    let kind = masked[start][match].contains("var") ? "var" : "func"
    var text = String(masked[start][match.upperBound...])
    var end = start
    func isOpen(_ text: String) -> Bool {
      text.filter { $0 == "(" }.count > text.filter { $0 == ")" }.count
    }
    while end < range.upperBound, isOpen(text) || masked[end + 1].trimmed.hasPrefix("->") {
      end += 1
      text += " " + masked[end].trimmed
    }
    text = text.trimmed
    let name = String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard !name.isEmpty else { return nil }
    var value: String?
    if kind == "func" {
      let result = ProtocolRemedy.result(of: text)
      if result.isEmpty || result == "Void" || result == "()" {
        value = ""
      } else if result.last == "?" || result.last == "!" {
        value = " nil "
      } else {
        value = calls.fallback(of: text, type: result).map { " \($0) " }
      }
    } else if let braces = text.firstIndex(of: "{"),
      text[braces...].filter({ !$0.isWhitespace }) == "{get}",
      text[..<braces].trimmed.last == "?"
    {
      text = text[..<braces].trimmed
      value = " nil "
    }
    return Requirement(
      lines: start...end, name: name, declaration: "\(kind) \(text)", value: value)
  }

  /// The type behind a function's parameters; empty if it returns nothing.
  private static func result(of declaration: String) -> String {
    var depth = 0
    for index in declaration.indices {
      if declaration[index] == "(" { depth += 1 }
      guard declaration[index] == ")" else { continue }
      depth -= 1
      guard depth == 0 else { continue }
      let rest = declaration[declaration.index(after: index)...]
      return rest.range(of: "->").map { rest[$0.upperBound...].trimmed } ?? ""
    }
    return ""
  }

  private mutating func drop(_ requirement: Requirement) {
    let start = requirement.lines.lowerBound
    let above = start - 1
    if above >= 0, masked[above].range(of: #"^\s*@objc\s*$"#, options: .regularExpression) != nil {
      edits[above] = LineEdit(line: nil, masked: "")
    }
    replace(#"(@objc\b(\s*\([^)]*\))?\s+)?optional\s+"#, in: start)
  }

  private mutating func append(_ defaults: [Requirement], to range: ClosedRange<Int>) {
    guard let first = defaults.first else { return }
    let head = masked[range.lowerBound]
    let outer = String(head.prefix { $0 == " " || $0 == "\t" })
    let inner = String(masked[first.lines.lowerBound].prefix { $0 == " " || $0 == "\t" })
    guard
      let name = head.range(of: #"protocol\s+\w+"#, options: .regularExpression)
        .map({ head[$0].split(whereSeparator: \.isWhitespace).last ?? "" })
    else { return }
    let access = ["public", "package", "fileprivate", "private"]
      .first { head.range(of: "\\b\($0)\\b", options: .regularExpression) != nil }
    let end = range.upperBound
    let (line, text) = current(end)
    var edit = edits[end] ?? LineEdit(line: line, masked: text)
    edit.after =
      ["", outer + (access.map { $0 + " " } ?? "") + "extension \(name) {"]
      + defaults.map { "\(inner)\($0.declaration) {\($0.value ?? "")}" } + [outer + "}"]
    edits[end] = edit
  }

  // MARK: Edits

  private func current(_ index: Int) -> (line: String, masked: String) {
    edits[index].map { ($0.line ?? "", $0.masked) } ?? (lines[index], masked[index])
  }

  private mutating func set(_ index: Int, _ line: String, _ text: String) {
    edits[index] = LineEdit(line: line, masked: text, after: edits[index]?.after ?? [])
  }

  private mutating func replace(_ pattern: String, in index: Int) {
    let (line, text) = current(index)
    guard let match = text.range(of: pattern, options: .regularExpression) else { return }
    let start = text.distance(from: text.startIndex, to: match.lowerBound)
    let end = text.distance(from: text.startIndex, to: match.upperBound)
    set(
      index, String(line.prefix(start)) + line.dropFirst(end),
      String(text.prefix(start)) + text.dropFirst(end))
  }
}

extension StringProtocol {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
