import Foundation

/// The form in which commands print reports for programs: one line of JSON whose keys are in alphabetical order, so
/// that the same report is the same text.
///
/// The types that are written so end in `Record`; a program in Swift can decode them. Docs/Schemas has a schema of
/// each (JSON Schema, draft 2020-12).
public enum JSONReport {
  /// The text of a report, without an end of line.
  ///
  /// A record holds no number that JSON has no word for: ``Nullable`` and optional elements stand for those.
  /// - Complexity: O(length of the text).
  public static func text(_ record: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Should a number slip through all the same, it is told rather than the whole report lost.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    do {
      return String(decoding: try encoder.encode(record), as: UTF8.self)
    } catch {
      fatalError("a report cannot be written as JSON: \(error)")
    }
  }

  /// The text of a report as a line.
  public static func line(_ record: some Encodable) -> String { text(record) + "\n" }
}

extension Double {
  /// The number, or nil where JSON has no word for it.
  package var orNull: Double? { isFinite ? self : nil }
}
