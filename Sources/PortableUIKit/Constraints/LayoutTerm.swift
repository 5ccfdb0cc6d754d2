import Foundation

/// One attribute of an item, times a factor.
struct LayoutTerm {
  weak var item: (any LayoutAnchorItem)?
  let attribute: NSLayoutConstraint.Attribute
  var factor: CGFloat = 1

  func times(_ number: CGFloat) -> LayoutTerm {
    LayoutTerm(item: item, attribute: attribute, factor: factor * number)
  }
}
