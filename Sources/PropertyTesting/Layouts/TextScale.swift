/// How much larger than standard the reader wants content: Dynamic Type, reduced to a factor.
public enum TextScale: String, Hashable, Sendable, CaseIterable {
  /// The smallest of the ordinary categories.
  case extraSmall
  /// The standard category.
  case large
  /// The largest of the ordinary categories.
  case extraExtraExtraLarge
  /// The largest accessibility category.
  case accessibilityExtraExtraExtraLarge

  /// The factor for content sizes, from the body text's 14, 17, 23 and 53 points.
  public var factor: Double {
    switch self {
    case .extraSmall: 14.0 / 17
    case .large: 1
    case .extraExtraExtraLarge: 23.0 / 17
    case .accessibilityExtraExtraExtraLarge: 53.0 / 17
    }
  }
}
