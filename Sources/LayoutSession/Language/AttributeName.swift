import AutoLayout

/// An attribute of a view, under the name Auto Layout gives it.
package enum AttributeName: String, Equatable, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// Shorter names that are understood too.
  static let aliases: [String: AttributeName] = [
    "x": .left, "y": .top, "w": .width, "h": .height, "baseline": .lastBaseline,
  ]

  /// The attribute a word stands for.
  static func named(_ word: String) -> AttributeName? {
    AttributeName(rawValue: word) ?? aliases[word]
  }

  /// Whether the attribute depends on the margins of its view.
  var isMargin: Bool { rawValue.hasSuffix("Margin") || rawValue.hasSuffix("Margins") }

  /// The attribute as the engine knows it.
  var layoutAttribute: LayoutAttribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    }
  }
}
