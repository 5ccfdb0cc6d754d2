/// The lines in which braces are closed, of a text that is read once.
struct BraceLines {
  /// By line: the first one from it on at whose end no more braces are open than before it, and the first one within which
  /// fewer are.
  private var closing: [Int?]
  private var leaving: [Int?]

  /// - Complexity: O(length of the lines).
  init(_ lines: [String]) {
    var depth = 0
    // By line: how many braces are open before it, at least within it, and after it.
    var (before, least, after): ([Int], [Int], [Int]) = ([], [], [])
    for line in lines {
      before.append(depth)
      var low = depth
      for character in line where character == "{" || character == "}" {
        depth += character == "{" ? 1 : -1
        low = min(low, depth)
      }
      least.append(low)
      after.append(depth)
    }
    closing = Array(repeating: nil, count: lines.count)
    leaving = closing
    // Lines whose ends are not found, outer ones first.
    var (unclosed, unleft): ([Int], [Int]) = ([], [])
    for index in lines.indices {
      unclosed.append(index)
      unleft.append(index)
      while let last = unclosed.last, after[index] <= before[last] {
        closing[unclosed.removeLast()] = index
      }
      while let last = unleft.last, least[index] < before[last] {
        leaving[unleft.removeLast()] = index
      }
    }
  }
  /// The line in which what the first brace of a line opens is closed; nil if it is not, or if the brace closes.
  func end(from index: Int) -> Int? {
    guard let end = closing[index], leaving[index].map({ $0 > end }) ?? true else { return nil }
    return end
  }

  /// The most lines from a declaration to its brace, in lines: enough for a hundred parameters, each on a line, with their
  /// comments. A parenthesis that nothing closes would have each line look through the rest of the file.
  static var mostHeadLines: Int { 200 }
}
