import Foundation

/// A header, footer or cell that a collection view uses again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String?
  open func prepareForReuse() {}
}
