import Foundation

/// A header, footer or cell that a collection view uses again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open package(set) var reuseIdentifier: String?

  /// Called before a view out of use shows something else.
  open func prepareForReuse() {}

  /// Told where the layout puts the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes the view would like instead of those the layout estimated: its fitting size.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    let size = systemLayoutSizeFitting(layoutAttributes.size)
    if size.width > 0 { preferred?.size.width = ceilToPixel(size.width) }
    if size.height > 0 { preferred?.size.height = ceilToPixel(size.height) }
    return preferred ?? layoutAttributes
  }
}
