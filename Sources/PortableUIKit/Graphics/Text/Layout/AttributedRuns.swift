import Foundation

/// Text put together of runs.
///
/// Foundation on Linux stops the process when it compares two neighbouring runs that have equally many
/// attributes. So every second run of that kind gets one attribute more, without a meaning.
package struct AttributedRuns {
  private static let spacer = NSAttributedString.Key("PortableUIKit.spacer")

  private let text = NSMutableAttributedString(string: "")
  private var lastCount = -1

  package init() {}

  /// The runs of `string`, each with its attributes as `change` makes them.
  init(
    _ string: NSAttributedString,
    _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    let units = string.string as NSString
    for (attributes, run) in string.looks() {
      append(units.substring(with: run), change(attributes))
    }
  }

  /// A part of `string`; a range that reaches over an end is cut there.
  init(_ string: NSAttributedString, _ range: NSRange) { append(string, range) }

  /// Adds a part of `string` at the end; a range that reaches over an end is cut there.
  mutating func append(_ string: NSAttributedString, _ range: NSRange) {
    let units = string.string as NSString
    for (attributes, run) in string.looks(in: range) {
      append(units.substring(with: run), attributes)
    }
  }

  static func withoutSpacer(
    _ attributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    var rest = attributes
    rest[spacer] = nil
    return rest
  }

  /// Adds a run at the end.
  package mutating func append(
    _ characters: String, _ attributes: [NSAttributedString.Key: Any]
  ) {
    guard !characters.isEmpty else { return }
    var attributes = attributes
    attributes[Self.spacer] = nil
    if attributes.count == lastCount { attributes[Self.spacer] = NSNumber(value: 1) }
    lastCount = attributes.count
    text.append(NSAttributedString(string: characters, attributes: attributes))
  }

  package var string: NSAttributedString { text }
}

extension NSAttributedString {
  /// The parts of the text that have the same attributes, in a range that is cut at the ends of the text; nil for all of it.
  func looks(in range: NSRange? = nil) -> [([NSAttributedString.Key: Any], NSRange)] {
    var result: [([NSAttributedString.Key: Any], NSRange)] = []
    var index = min(max(0, range?.location ?? 0), length)
    let last = range.map { min(length, index + max(0, $0.length)) } ?? length
    while index < last {
      var run = NSRange()
      let attributes = attributes(at: index, effectiveRange: &run)
      let end = min(max(run.location + run.length, index + 1), last)
      result.append((attributes, NSRange(location: index, length: end - index)))
      index = end
    }
    return result
  }
}
