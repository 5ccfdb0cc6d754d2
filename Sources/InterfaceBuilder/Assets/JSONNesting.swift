import Foundation

/// Bounds the depth of JSON before a recursive parser sees it.
enum JSONNesting {
  /// Whether brackets nest at most 64 deep; those in strings do not count.
  ///
  /// - Complexity: O(bytes).
  static func isShallow(_ data: Data) -> Bool {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for byte in data {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth > 64 { return false }
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return true
  }
}
