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
  /// How far the content is to be scrolled with the new layout, in points.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The initialiser through which a layout makes a context of its own class.
  public required override init() {
    super.init()
  }

  /// Names more items that are to be looked at anew.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}
