/// The font of a view's text: the one its author set, and the one that the view's traits make of
/// it.
///
/// A font that scales has the size it was given until the preferred size of text changes (UM-1618).
@MainActor struct AdaptiveFont {
  /// The font that the author set.
  var design: UIFont? {
    didSet { if design != oldValue { followedCategory = nil } }
  }
  /// Whether the size follows the preferred size of text.
  var scales: Bool
  /// The preferred size of text that the font took; nil while it has the size it was given.
  private var followedCategory: UIContentSizeCategory?
  private var lastAnswer: Answer?

  private struct Answer {
    let design: UIFont
    let traits: UITraitCollection
    let category: UIContentSizeCategory?
    let font: UIFont
  }

  nonisolated init(_ design: UIFont?, scales: Bool = false) {
    self.design = design
    self.scales = scales
  }

  mutating func font(under traits: UITraitCollection) -> UIFont? {
    guard let design else { return nil }
    if let last = lastAnswer, last.design === design, last.traits === traits,
      last.category == followedCategory
    {
      return last.font
    }
    let font = design.adapted(to: traits, category: followedCategory)
    lastAnswer = Answer(design: design, traits: traits, category: followedCategory, font: font)
    return font
  }

  /// Follows other traits; whether the font is another one.
  mutating func follow(from previous: UITraitCollection, to traits: UITraitCollection) -> Bool {
    guard let design else { return false }
    let before = design.adapted(to: previous, category: followedCategory)
    let category = traits.value(of: UITraitPreferredContentSizeCategory.self)
    if scales, category != previous.value(of: UITraitPreferredContentSizeCategory.self) {
      followedCategory = category
    }
    return design.adapted(to: traits, category: followedCategory) != before
  }
}
