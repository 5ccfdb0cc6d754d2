import Foundation

extension StringsTable {
  /// Reads the text of a `.strings` file: pairs `"key" = "value";` between comments, in UTF-8 or
  /// UTF-16.
  ///
  /// - Throws: `InterfaceBuilderError` with the line where the text is not of the form.
  /// - Complexity: O(bytes).
  public init(strings data: Data, name: String = "strings") throws(InterfaceBuilderError) {
    guard data.count <= Self.largestFile else {
      throw InterfaceBuilderError(
        file: name, reason: .tooLarge(size: data.count, limit: Self.largestFile))
    }
    guard let text = Self.decoded(data) else {
      throw InterfaceBuilderError(
        file: name, reason: .invalidStrings("it is neither UTF-8 nor UTF-16"))
    }
    var scanner = StringsScanner(text, file: name)
    self.init(entries: try scanner.pairs())
  }

  /// The text of a file by its byte order mark; without one UTF-8, or UTF-16 where zeros tell so.
  private static func decoded(_ data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    if data.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(validating: data.dropFirst(3), as: UTF8.self)
    }
    if data.count >= 2, data.count.isMultiple(of: 2) {
      if data[data.startIndex] == 0 { return String(data: data, encoding: .utf16BigEndian) }
      if data[data.startIndex + 1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
    }
    return String(validating: data, as: UTF8.self)
  }
}
