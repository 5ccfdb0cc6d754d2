import Foundation

/// One attribute of an item, times a factor.
///
/// An object rather than a value: copying a weak reference costs more than all else about a term.
final class LayoutTerm {
  private(set) weak var item: (any LayoutAnchorItem)?
  let attribute: NSLayoutConstraint.Attribute
  let factor: CGFloat

  init(
    item: (any LayoutAnchorItem)?, attribute: NSLayoutConstraint.Attribute, factor: CGFloat = 1
  ) {
    self.item = item
    self.attribute = attribute
    self.factor = factor
  }

  func times(_ number: CGFloat) -> LayoutTerm {
    LayoutTerm(item: item, attribute: attribute, factor: factor * number)
  }
}
