import LayoutReports

/// Names in use, kept such that one like a new name is found without comparing it with all of them.
///
/// Names are sorted by length; each carries a mask of its letters, and only names whose masks are
/// close are compared letter by letter.
struct NameIndex {
  private var byLength: [Int: [String: UInt64]] = [:]

  /// Adds a name.
  mutating func insert(_ name: String) {
    byLength[name.count, default: [:]][name] = Self.mask(name)
  }

  /// Takes a name out.
  mutating func remove(_ name: String) { byLength[name.count]?[name] = nil }

  /// A question with the name that `name` may have been meant for; none if no name is like it.
  ///
  /// Names of one or two letters, and names that differ in their numbers only, are no typing mistakes.
  ///
  /// - Complexity: the names of about the same length, a few nanoseconds each.
  func question(for name: String, except others: Set<String>) -> String? {
    let letters = name.filter { !$0.isNumber }
    guard letters.count > 2 else { return nil }
    let limit = max(1, name.count / 3)
    let mask = Self.mask(name)
    var near: [String] = []
    for length in max(3, name.count - limit)...(name.count + limit) {
      for (candidate, other) in byLength[length] ?? [:]
      where (mask ^ other).nonzeroBitCount <= 2 * limit && !others.contains(candidate) {
        if candidate.filter({ !$0.isNumber }) != letters { near.append(candidate) }
      }
    }
    return Suggestion.question(for: name, among: near)
  }

  /// One bit for each letter that occurs, letter case apart.
  private static func mask(_ name: String) -> UInt64 {
    name.lowercased().unicodeScalars.reduce(0) { $0 | 1 << UInt64($1.value % 64) }
  }
}
