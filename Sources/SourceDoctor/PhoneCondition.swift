import Foundation

/// Conditions of `#if` that ask for the system of Apple's phones where they mean its views. `canImport(UIKit)` holds there and
/// here. A file in which another system with UIKit, or Linux, has a branch of its own stays as it is.
enum PhoneCondition {
  private static let phone = #"\bos\(\s*iOS\s*\)"#
  private static let others = #"\bos\(\s*(tvOS|watchOS|visionOS|Linux)\s*\)"#

  /// The numbers of the lines, from 0.
  static func places(in masked: [String]) -> [Int] {
    let conditions = masked.indices.filter { names(#"^\s*#(if|elseif)\b"#, masked[$0]) }
    let phones = conditions.filter { names(phone, masked[$0]) }
    let isAlone = !conditions.contains { names(others, masked[$0]) && !names(phone, masked[$0]) }
    return isAlone ? phones.filter { !names(#"canImport\(UIKit\)|os\(Linux\)"#, masked[$0]) } : []
  }

  static func mended(_ line: String) -> String {
    line.replacingOccurrences(of: phone, with: "canImport(UIKit)", options: .regularExpression)
  }

  private static func names(_ pattern: String, _ line: String) -> Bool {
    line.range(of: pattern, options: .regularExpression) != nil
  }
}
