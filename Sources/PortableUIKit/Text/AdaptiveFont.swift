/// The font of a view's text: the one its author set, and the one that the view's traits make of
/// it.
@MainActor struct AdaptiveFont {
  /// The font that the author set.
  var design: UIFont?
  /// Whether the size follows the preferred size of text.
  var scales: Bool
  private var lastAnswer: (design: UIFont, traits: UITraitCollection, scales: Bool, font: UIFont)?

  nonisolated init(_ design: UIFont?, scales: Bool = false) {
    self.design = design
    self.scales = scales
  }

  /// The font under some traits.
  mutating func font(under traits: UITraitCollection) -> UIFont? {
    guard let design else { return nil }
    if let last = lastAnswer, last.design === design, last.traits === traits, last.scales == scales
    {
      return last.font
    }
    let font = design.adapted(to: traits, scales: scales)
    lastAnswer = (design, traits, scales, font)
    return font
  }

  /// Whether the font is another one under other traits.
  func differs(between previous: UITraitCollection, and traits: UITraitCollection) -> Bool {
    guard let design else { return false }
    return design.adapted(to: previous, scales: scales)
      != design.adapted(to: traits, scales: scales)
  }
}
