import Foundation

/// The parts of a flow layout that are not right any more.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is to be asked for sizes and distances again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the items are to be placed again.
  open var invalidateFlowLayoutAttributes = true
}
