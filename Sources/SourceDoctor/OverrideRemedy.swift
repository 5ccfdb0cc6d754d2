import Foundation

/// The lines of a file whose overrides in extensions move to the end of their class, as only methods of Objective-C can
/// be overridden in an extension.
///
/// A class of another file is left to the author, and so is an extension with conditions.
struct OverrideRemedy {
  private(set) var edits: [Int: LineEdit] = [:]

  private let lines: [String]
  private let masked: [String]
  private var braces = BraceLines([])
  /// The lines in which classes of the file begin, by name.
  private var heads: [String: [Int]] = [:]

  /// - Complexity: O(length of the lines).
  init(lines: [String], masked: [String]) {
    self.lines = lines
    self.masked = masked
    guard masked.contains(where: { $0.matches(#"\boverride\b"#) }) else { return }
    braces = BraceLines(masked)
    for (index, line) in masked.enumerated() {
      guard let match = line.range(of: #"\bclass\s+\w+"#, options: .regularExpression),
        let name = line[match].split(whereSeparator: \.isWhitespace).last
      else { continue }
      heads[String(name), default: []].append(index)
    }
    for start in masked.indices {
      guard let (name, access) = extended(at: start), let end = end(of: start),
        let last = lastLine(ofClass: name)
      else { continue }
      var index = start + 1
      while index < end {
        guard let member = self.end(of: index), member < end else {
          index += 1
          continue
        }
        if masked[index].matches(#"^\s*([\w@]+\s+)*override\s"#) {
          move(index...member, access: access, before: last)
        }
        index = member + 1
      }
    }
  }

  /// The class that an extension of this line extends, and the access that the extension gives.
  private func extended(at index: Int) -> (name: String, access: String?)? {
    let line = masked[index]
    let head = #"^\s*((public|internal|fileprivate|package|@\w+)\s+)*extension\s+[\w.]+\s*[:{]"#
    guard line.matches(head), !line.matches(#"\bwhere\b"#),
      let match = line.range(of: #"extension\s+[\w.]+"#, options: .regularExpression)
    else { return nil }
    let access = ["public", "package"].first { line[..<match.lowerBound].matches("\\b\($0)\\b") }
    return line[match].split { $0.isWhitespace || $0 == "." }.last.map { (String($0), access) }
  }

  /// The line with the brace that ends what the first brace from here begins; nil if a line of code without a brace is
  /// not part of its head.
  private func end(of start: Int) -> Int? {
    var parentheses = 0
    for index in start..<min(masked.count, start + BraceLines.mostHeadLines) {
      if masked[index].contains(where: { $0 == "{" || $0 == "}" }) {
        return braces.end(from: index)
      }
      for character in masked[index] where "()".contains(character) {
        parentheses += character == "(" ? 1 : -1
      }
      let next = index + 1 < masked.count ? masked[index + 1] : ""
      if parentheses == 0, !next.matches(#"^\s*(\{|->|where\b|throws\b|async\b)"#) { return nil }
    }
    return nil
  }

  /// The line of the last brace of a class of this file, if it stands alone there.
  private func lastLine(ofClass name: String) -> Int? {
    // The list of what a class conforms to may have many lines.
    guard let heads = heads[name], heads.count == 1,
      let brace = masked[heads[0]...].prefix(BraceLines.mostHeadLines)
        .firstIndex(where: { $0.contains("{") }),
      let end = end(of: brace), lines[end].allSatisfy({ "} \t".contains($0) })
    else { return nil }
    return end
  }

  private mutating func move(_ range: ClosedRange<Int>, access: String?, before last: Int) {
    var start = range.lowerBound
    while start > 0, lines[start - 1].matches(#"^\s*(//|@\w+(\([^)]*\))?\s*$)"#) { start -= 1 }
    var moved = Array(lines[start...range.upperBound])
    if let access, !masked[range.lowerBound].matches(#"\b(public|open|package|internal)\b"#) {
      let line = moved[range.lowerBound - start]
      let indent = line.prefix { $0 == " " || $0 == "\t" }
      moved[range.lowerBound - start] = "\(indent)\(access) \(line.dropFirst(indent.count))"
    }
    for index in start...range.upperBound { edits[index] = LineEdit(line: nil, masked: "") }
    let mended = MendedSource(moved.joined(separator: "\n")).text
    let before = Array(edits[last]?.after.dropLast() ?? [])
    edits[last] = LineEdit(
      line: nil, masked: "",
      after: before + [""]
        + mended.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init) + [lines[last]])
  }
}

extension StringProtocol {
  fileprivate func matches(_ pattern: String) -> Bool {
    range(of: pattern, options: .regularExpression) != nil
  }
}
