import Foundation

extension UIFont {
  /// The font as text shows it under some traits.
  ///
  /// A face of the system is heavier where bold text is wanted.
  ///
  /// - Parameter category: The preferred size of text whose size a font of a text style, or one scaled by
  ///   ``UIFontMetrics``, takes; nil for the size it has.
  func adapted(to traits: UITraitCollection, category: UIContentSizeCategory?) -> UIFont {
    var size = pointSize
    if let category, let scaling { size = scaling.pointSize(at: category) }
    let weight = isOfSystem ? designWeight.under(traits) : weight
    if size == pointSize, weight == self.weight { return self }
    return UIFont(
      name: fontName, family: familyName, size: size, weight: weight, isItalic: isItalic,
      isMonospaced: isMonospaced, textStyle: textStyle, designWeight: designWeight, scaling: scaling
    )
  }

  /// Whether the face is the system's: bold text concerns no other.
  private var isOfSystem: Bool { familyName.hasPrefix(UIFont.systemFamily) }
}

extension UIFont.Weight {
  private static let ladder: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// The weight that stands in for this one where traits ask for bold text: two steps heavier, so that
  /// regular text is semibold.
  func under(_ traits: UITraitCollection) -> UIFont.Weight {
    guard traits.value(of: UITraitLegibilityWeight.self) == .bold else { return self }
    let ladder = Self.ladder
    let place = ladder.lastIndex { $0.rawValue <= rawValue } ?? 0
    return ladder[min(place + 2, ladder.count - 1)]
  }
}
