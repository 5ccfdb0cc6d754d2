import AutoLayout

extension LayoutAttribute {
  /// The attributes that have a name, all but `notAnAttribute`.
  static var allNamed: ArraySlice<LayoutAttribute> { allCases.dropFirst() }

  /// Shorter names that are understood too.
  private static let aliases: [String: LayoutAttribute] = [
    "x": .left, "y": .top, "w": .width, "h": .height, "baseline": .lastBaseline,
  ]

  /// The attribute a word stands for.
  static func named(_ word: String) -> LayoutAttribute? {
    allNamed.first { $0.name == word } ?? aliases[word]
  }
}
