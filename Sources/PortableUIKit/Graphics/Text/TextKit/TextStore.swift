import Foundation

/// Characters with attributes, as runs in a row.
///
/// Foundation's own store stops the process on Linux when it compares neighbouring runs (``AttributedRuns``); this one
/// compares nothing.
struct TextStore {
  private(set) var string = ""
  private(set) var length = 0
  /// The runs in order; they cover the text, and none is empty.
  private var runs: [(length: Int, attributes: [NSAttributedString.Key: Any])] = []

  init() {}

  init(_ text: NSAttributedString) {
    string = text.string
    length = text.length
    runs = text.looks().map { ($0.1.length, AttributedRuns.withoutSpacer($0.0)) }
  }

  /// The runs with their ranges in UTF-16 units.
  var parts: [([NSAttributedString.Key: Any], NSRange)] {
    var start = 0
    return runs.map { run in
      defer { start += run.length }
      return (run.attributes, NSRange(location: start, length: run.length))
    }
  }

  /// The attributes at a place and how far they go; none outside of the text.
  ///
  /// - Complexity: O(runs).
  func attributes(
    at location: Int
  ) -> (attributes: [NSAttributedString.Key: Any], range: NSRange) {
    var start = 0
    for run in runs {
      if location < start + run.length {
        return (run.attributes, NSRange(location: start, length: run.length))
      }
      start += run.length
    }
    return ([:], NSRange(location: length, length: 0))
  }

  /// Puts characters with attributes in the place of a part.
  ///
  /// - Complexity: O(characters + runs).
  mutating func replace(
    _ range: Range<Int>, with text: String, _ attributes: [NSAttributedString.Key: Any]
  ) {
    string = (string as NSString).replacingCharacters(
      in: NSRange(location: range.lowerBound, length: range.count), with: text)
    let count = text.utf16.count
    length += count - range.count
    let index = cut(range)
    if count > 0 { runs.insert((count, attributes), at: index) }
  }

  mutating func setAttributes(
    _ attributes: [NSAttributedString.Key: Any], _ range: Range<Int>
  ) {
    guard !range.isEmpty else { return }
    runs.insert((range.count, attributes), at: cut(range))
  }

  /// Takes the runs of a part out and answers where they were.
  private mutating func cut(_ range: Range<Int>) -> Int {
    var kept: [(length: Int, attributes: [NSAttributedString.Key: Any])] = []
    var place: Int?
    var start = 0
    for run in runs {
      let end = start + run.length
      let before = min(end, range.lowerBound) - start
      if before > 0 { kept.append((before, run.attributes)) }
      if place == nil, end >= range.lowerBound, start + max(0, before) >= range.lowerBound {
        place = kept.count
      }
      let after = end - max(start, range.upperBound)
      if after > 0 { kept.append((after, run.attributes)) }
      start = end
    }
    runs = kept
    return place ?? kept.count
  }
}
