import Foundation

/// The parts of a layout that are not right any more.
///
/// A layout is prepared anew for every invalidation; a layout of a subclass may look into the context
/// to keep the valid parts.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is to be looked at anew, as after the data was loaded again.
  open internal(set) var invalidateEverything = false
  /// Whether there may be other sections and items than before.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that are to be looked at anew; nil where none was named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that are to be looked at anew, by kind; nil where none was named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The same for decoration views.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The places of items that follow a finger: before this step and after it; nil where none does.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The middle of the item that follows a finger, in points of the content.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
  /// How much larger the content is until the layout says its size, in points.
  open var contentSizeAdjustment = CGSize.zero
  /// How far the content is to be scrolled with the new layout, in points.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The initialiser through which a layout makes a context of its own class.
  public required override init() {
    super.init()
  }

  /// Names more headers, footers or other supplementary views of a kind.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Names more decoration views of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Names more items that are to be looked at anew.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}
