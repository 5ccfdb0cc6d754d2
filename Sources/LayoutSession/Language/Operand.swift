import AutoLayout

/// A name in a linear expression: a free variable, or an attribute of a view or of its guide.
package struct Operand: Equatable, Sendable {
  /// The variable or view.
  package var name: Name
  /// The guide of the view, as in `card.margins.left`; none for the view itself.
  package var guide: Located<GuideKind>?
  /// None for a free variable.
  package var attribute: Located<LayoutAttribute>?

  /// The columns of the whole.
  package var columns: Range<Int> {
    name.columns.lowerBound..<(attribute?.columns.upperBound ?? name.columns.upperBound)
  }

  /// The operand as it is written.
  package var text: String {
    guard let attribute else { return name.value }
    let guide = guide.map { ".\($0.value.rawValue)" } ?? ""
    return "\(name.value)\(guide).\(attribute.value.name)"
  }
}

/// A guide of a view.
package enum GuideKind: String, Equatable, Sendable, CaseIterable {
  case safeArea
  case margins
  /// The content of a scroll view.
  case content
  /// The part of a scroll view that is seen.
  case frame

  /// The guide a word stands for.
  static func named(_ word: String) -> GuideKind? {
    switch word {
    case "safeArea", "safe": .safeArea
    default: GuideKind(rawValue: word)
    }
  }

  /// Whether only scroll views have it.
  var isOfScrollViews: Bool { self == .content || self == .frame }
}
