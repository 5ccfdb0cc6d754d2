import AutoLayout
import Foundation
import PortableUIKit

@MainActor extension SessionItem {
  /// UIKit's view of the item's kind, which is measured and drawn in its place.
  var view: UIView {
    if let knownView { return knownView }
    let view = kind.makeSessionView()
    knownView = view
    return view
  }

  /// Brings text, font and lines of the view up to date.
  func show(in surroundings: Surroundings) {
    ViewKind.show(
      content.text ?? "", content.font(in: surroundings), lines: content.lines, in: view)
  }

  /// Whether the size that was given for the content holds at the width that the view has.
  var holdsGivenSize: Bool {
    guard kind == .label, content.lines != 1, let width = content.widthOfSize, let brokenWidth
    else {
      return true
    }
    return abs(brokenWidth - width) < Self.sameWidth
  }

  /// How near two widths are that break a text alike, in points: a document records widths rounded to pixels at both
  /// ends.
  static let sameWidth = 0.51
}

extension ItemContent {
  /// The font of the view's text: a fixed one, or the body style at the user's text size.
  @MainActor func font(in surroundings: Surroundings) -> UIFont {
    if let fontSize { return .systemFont(ofSize: fontSize) }
    let traits = UITraitCollection(preferredContentSizeCategory: surroundings.textSize)
    return .preferredFont(forTextStyle: .body, compatibleWith: traits)
  }
}
