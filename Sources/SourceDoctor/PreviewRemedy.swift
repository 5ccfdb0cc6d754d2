import Foundation

/// The previews of a file, which only Xcode shows, under a condition.
struct PreviewRemedy {
  private(set) var edits: [Int: LineEdit] = [:]

  /// - Complexity: O(length of the lines).
  init(lines: [String], masked: [String]) {
    guard masked.contains(where: { $0.contains("#Preview") }) else { return }
    let braces = BraceLines(masked)
    for (start, text) in masked.enumerated() {
      guard text.range(of: #"^\s*#Preview\b"#, options: .regularExpression) != nil,
        let open = masked[start...].prefix(BraceLines.mostHeadLines)
          .firstIndex(where: { $0.contains("{") }),
        let end = braces.end(from: open)
      else { continue }
      // What is above the preview belongs to it.
      var first = start
      while first > 0, masked[first - 1].range(of: #"^\s*@"#, options: .regularExpression) != nil {
        first -= 1
      }
      // Lines of an edit are not looked at again, so its code stays as it is.
      for index in first...end { edits[index] = LineEdit(line: nil, masked: "") }
      edits[end] = LineEdit(
        line: nil, masked: "",
        after: ["#if canImport(SwiftUI)"] + lines[first...end] + ["#endif"])
    }
  }
}
