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
    var index = 0
    while index < string.length {
      var range = NSRange()
      let attributes = string.attributes(at: index, effectiveRange: &range)
      let end = max(range.location + range.length, index + 1)
      let run = NSRange(location: index, length: min(end, string.length) - index)
      append((string.string as NSString).substring(with: run), change(attributes))
      index = end
    }
  }

  /// A part of `string`; a range that reaches over an end is cut there.
  init(_ string: NSAttributedString, _ range: NSRange) { append(string, range) }

  /// Adds a part of `string` at the end; a range that reaches over an end is cut there.
  mutating func append(_ string: NSAttributedString, _ range: NSRange) {
    var index = min(max(0, range.location), string.length)
    let last = min(string.length, index + max(0, range.length))
    while index < last {
      var run = NSRange()
      let attributes = string.attributes(at: index, effectiveRange: &run)
      let end = min(max(run.location + run.length, index + 1), last)
      append(
        (string.string as NSString).substring(
          with: NSRange(location: index, length: end - index)), attributes)
      index = end
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
