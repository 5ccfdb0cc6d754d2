import Foundation

extension StringsTable {
  /// Reads a `.strings` file: the text that people write, pairs `"key" = "value";` between comments
  /// in UTF-8 or UTF-16, or the property list, binary or XML, that it is compiled to.
  ///
  /// - Throws: `InterfaceBuilderError` with the line where the text is not of the form.
  /// - Complexity: O(bytes).
  public init(strings data: Data, name: String = "strings") throws(InterfaceBuilderError) {
    guard data.count <= Self.largestFile else {
      throw InterfaceBuilderError(
        file: name, reason: .tooLarge(size: data.count, limit: Self.largestFile))
    }
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      self.init(entries: try Self.compiled(data, name: name))
      return
    }
    guard let text = Self.decoded(data) else {
      throw InterfaceBuilderError(
        file: name, reason: .invalidStrings("it is neither UTF-8 nor UTF-16"))
    }
    var scanner = StringsScanner(text, file: name)
    self.init(entries: try scanner.pairs())
  }

  /// The texts of a compiled table; values of another kind, such as plural rules, are left out.
  private static func compiled(
    _ data: Data, name: String
  ) throws(InterfaceBuilderError) -> [String: String] {
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let table = list as? [String: Any] else {
      throw InterfaceBuilderError(
        file: name, reason: .invalidStrings("it is not a property list with texts by key"))
    }
    return table.compactMapValues { $0 as? String }
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
