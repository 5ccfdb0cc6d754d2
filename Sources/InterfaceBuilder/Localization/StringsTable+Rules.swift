import Foundation

extension StringsTable {
  /// Reads a `.stringsdict` file: texts that vary by number or by room. Each becomes the one for many, or that for the
  /// most room, as no number is known before a program runs.
  ///
  /// - Throws: `InterfaceBuilderError` where the data is not a property list of such rules.
  /// - Complexity: O(bytes).
  public init(
    rules data: Data, name: String = "stringsdict"
  ) throws(InterfaceBuilderError) {
    guard data.count <= Self.largestFile else {
      throw InterfaceBuilderError(
        file: name, reason: .tooLarge(size: data.count, limit: Self.largestFile))
    }
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let rules = list as? [String: Any] else {
      throw InterfaceBuilderError(
        file: name, reason: .invalidStrings("it is not a property list with rules by key"))
    }
    self.init(
      entries: rules.compactMapValues { ($0 as? [String: Any]).flatMap { Self.text(of: $0) } })
  }

  private static func text(of rule: [String: Any]) -> String? {
    if let widths = rule["NSStringVariableWidthRuleType"] as? [String: String] {
      return widths.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }?.value
    }
    guard var text = rule["NSStringLocalizedFormatKey"] as? String else { return nil }
    // A variable stands as `%#@name@`, and may be in the text of another one.
    for _ in 0..<variableLimit {
      guard let start = text.firstRange(of: "%#@"),
        let end = text[start.upperBound...].firstIndex(of: "@")
      else { return text }
      let variable = rule[String(text[start.upperBound..<end])] as? [String: Any]
      guard let many = variable?["other"] as? String,
        text.utf8.count + many.utf8.count <= largestText
      else { return text }
      text.replaceSubrange(start.lowerBound...end, with: many)
    }
    return text
  }

  /// The most variables that are put into one text: they can stand for each other in circles.
  private static let variableLimit = 20
  /// The longest text in bytes that variables make.
  private static let largestText = 100_000

  /// The places of a document's catalog, from the folder that holds those of all languages.
  static func catalogs(of stem: String) -> [String] {
    ["mul.lproj/\(stem).xcstrings", "\(stem).xcstrings", "Base.lproj/\(stem).xcstrings"]
  }
}
