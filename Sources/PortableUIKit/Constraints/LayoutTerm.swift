import Foundation

/// One attribute of an item, times a factor. The item is not kept.
@MainActor struct LayoutTerm {
  let place: AnchorPlace?
  let attribute: NSLayoutConstraint.Attribute
  private(set) var factor: CGFloat = 1

  init(item: (any LayoutAnchorItem)?, attribute: NSLayoutConstraint.Attribute) {
    place = item?.place
    self.attribute = attribute
  }

  /// The item; nil once it has gone.
  var item: (any LayoutAnchorItem)? { place?.anchorItem }

  func times(_ number: CGFloat) -> LayoutTerm {
    var term = self
    term.factor *= number
    return term
  }
}
