extension RowReader {
  /// The words for priorities of UIKit, AppKit, SnapKit and Masonry.
  private static let words: [(StaticString, Double)] = [
    ("required", 1000), ("defaultHigh", 750), ("default high", 750), ("high", 750),
    ("medium", 500), ("defaultLow", 250), ("default low", 250), ("low", 250),
    ("drag can resize window", 510), ("drag can resize scene", 510),
    ("window size stay put", 500), ("scene size stay put", 500),
    ("drag cannot resize window", 490), ("drag cannot resize scene", 490),
    ("fitting size compression", 50), ("fitting size level", 50), ("fitting size", 50),
    ("fittingSizeLevel", 50),
  ]

  /// A priority behind a formula or in a format: `@750`, `^low`, `priority:250`; nil if there is none.
  mutating func priority() throws(RowTrouble) -> Double? {
    let start = place
    skipBlanks()
    var isOpen = false
    if take("@") || take("^") {
    } else {
      if has("(priority") || has("(Priority") {
        place += 1
        isOpen = true
      }
      if has(".priority(") {
        place += 10
        isOpen = true
      } else if take("priority") || take("Priority") {
        skipBlanks()
        if !take(":") { _ = take("=") }
      } else {
        place = start
        return nil
      }
    }
    let value = try priorityValue()
    skipBlanks()
    if isOpen, !take(")") { throw trouble("its priority cannot be read") }
    return value
  }

  mutating func priorityValue() throws(RowTrouble) -> Double {
    skipBlanks()
    _ = take(".")
    for (word, value) in Self.words {
      let after = place + word.utf8CodeUnitCount
      guard has(word), after >= end || !bytes[after].isName else { continue }
      place = after
      return value
    }
    guard let (value, _) = number(), value >= 0 else {
      throw trouble("its priority cannot be read")
    }
    return value
  }
}
