import Foundation

/// Places the elements of a collection; subclasses define how.
///
/// A subclass overrides ``prepare()``, ``collectionViewContentSize`` and
/// ``layoutAttributesForElements(in:)``, and the other `layoutAttributes…` methods as far as it has
/// such elements:
///
/// ```swift
/// final class DiagonalLayout: UICollectionViewLayout {
///   private var places: [UICollectionViewLayoutAttributes] = []
///
///   override func prepare() {
///     places = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
///       let place = UICollectionViewLayoutAttributes(
///         forCellWith: IndexPath(item: item, section: 0))
///       place.frame = CGRect(x: 50 * item, y: 50 * item, width: 50, height: 50)
///       return place
///     }
///   }
///   override var collectionViewContentSize: CGSize {
///     CGSize(width: 50 * places.count, height: 50 * places.count)
///   }
///   override func layoutAttributesForElements(
///     in rect: CGRect
///   ) -> [UICollectionViewLayoutAttributes]? { places.filter { $0.frame.intersects(rect) } }
/// }
/// ```
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, KeyPathObserver, @preconcurrency NSCoding {
  open internal(set) weak var collectionView: UICollectionView?
  var isPrepared = false { didSet { if isPrepared { wasPrepared = true } } }
  /// Whether it has ever been prepared: it is asked nothing before.
  private(set) var wasPrepared = false
  /// The layout is being told that other bounds, or another collection, invalidate it.
  private var isBeingTold = false
  /// How decoration views are made, by kind.
  var decorations = ReuseQueue<UICollectionReusableView>()

  public override init() {
    super.init()
  }

  /// The layout that a document describes.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? any InterfaceDecoding)?.decode(self)
  }

  open func encode(with coder: NSCoder) {}

  // MARK: Places

  /// Called before the layout is asked, after each invalidation.
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  /// The elements that reach into a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Decorations

  /// Has decoration views of a kind made by a nib that consists of one.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(
      elementKind,
      nib.map { nib in
        { nib.onlyObject(elementKind, "UICollectionReusableView") ?? UICollectionReusableView() }
      })
  }

  /// Has decoration views of a kind made of a class, by `init(frame:)`, which is looked up among the
  /// symbols of the program.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(
      elementKind,
      viewClass.map { viewClass in
        {
          let type = viewClass as? UICollectionReusableView.Type
          if let type, let view = ClassMaker.make(type, frame: .zero) { return view }
          if viewClass != UICollectionReusableView.self {
            ReuseQueue<UIView>.raiseUnmakeable(viewClass)
          }
          return UICollectionReusableView(frame: .zero)
        }
      })
  }

  /// Has `makeView` make the decoration views of a kind, where their class cannot be made by itself.
  public func register<View: UICollectionReusableView>(
    _ viewClass: View.Type, forDecorationViewOfKind elementKind: String,
    makeView: @escaping () -> View
  ) {
    decorations.register(elementKind) { makeView() }
  }

  // MARK: Invalidation

  /// The class of the attributes that the layouts of this package make for a subclass of theirs, a subclass of
  /// ``UICollectionViewLayoutAttributes``.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Whether the collection shows the layout mirrored where its language is written from right to left, so that a layout
  /// counts from the left in either case.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction of writing that the layout was written for: its left is the collection's left where the
  /// language is written that way.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The class of the contexts that name the invalid parts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Whether other bounds mean another layout; a scrolled layout usually stays as it is. Asked before
  /// the collection has the new bounds, but of a `contentOffset` that is set when it has them.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The parts that are not right any more with other bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether the size an element prefers means another layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The parts that are not right any more with the size that an element prefers: the element itself.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    if originalAttributes.representedElementCategory == .cell {
      context.invalidateItems(at: [originalAttributes.indexPath])
    }
    return context
  }

  /// Takes over the size an element prefers.
  func take(_ preferred: UICollectionViewLayoutAttributes) {}

  open func invalidateLayout() {
    if !isBeingTold { invalidateLayout(with: makeContext()) }
  }

  /// Calls both methods that subclasses override, each once: the collection is another one, or has
  /// other bounds (UM-1511).
  func collectionDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
    isBeingTold = true
    invalidateLayout()
    isBeingTold = false
    invalidateLayout(with: context)
  }

  /// Has the layout prepared anew before it is next asked.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    guard let collectionView else { return }
    // While the collection measures elements it asks the layout again by itself.
    if !collectionView.isMeasuring { collectionView.setNeedsLayout() }
    let more = context.contentSizeAdjustment
    if more != .zero {
      let size = collectionView.contentSize
      collectionView.contentSize = CGSize(
        width: max(0, size.width + more.width), height: max(0, size.height + more.height))
    }
    let way = context.contentOffsetAdjustment
    guard way != .zero else { return }
    let offset = collectionView.contentOffset
    collectionView.contentOffset = CGPoint(x: offset.x + way.x, y: offset.y + way.y)
  }

  /// The class of the layout's attributes; that of UIKit where the layout names a class that is none of attributes.
  var attributesClass: UICollectionViewLayoutAttributes.Type {
    let wanted = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return wanted ?? UICollectionViewLayoutAttributes.self
  }

  /// A new context of the layout's class.
  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let context =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (context ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  // MARK: Batches

  /// Told of the changes of a batch, after ``prepare()`` and before the layout is asked for elements.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Told when a batch is at its end.
  open func finalizeCollectionViewUpdates() {}
  /// The start of an item that a batch inserts; nil, the default, for its place.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The end of an item that a batch deletes; nil, the default, for its place.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Told before the bounds of the collection change within an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}

  /// Told that another layout takes the place of this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Told that this layout takes the place of another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Told, in both layouts of a change, that the items have their new places.
  open func finalizeLayoutTransition() {}
  /// The sections, headers and footers that a batch deletes or inserts besides those of its sections; none unless
  /// overridden.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    []
  }
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    []
  }
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Movement

  /// The place that an item which follows a finger takes, for where its middle is: that of the item there, or its
  /// own where there is none.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let there = layoutAttributesForElements(
      in: CGRect(origin: position, size: .zero).insetBy(dx: -1, dy: -1))
    return there?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(position)
    }?.indexPath ?? previousIndexPath
  }

  /// How an item that follows a finger is shown: as at its place, but above the others and with its middle at
  /// `position`.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes? {
    let place = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    place?.center = position
    place?.zIndex = Int.max
    return place
  }

  /// The parts that are not right any more as an item follows a finger.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.interactiveMovementTarget = targetPosition
    context.invalidateItems(at: previousIndexPaths + targetIndexPaths)
    return context
  }

  /// The parts that are not right any more when an item has followed a finger.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.invalidateItems(at: previousIndexPaths + indexPaths)
    return context
  }

  // MARK: Scrolling

  /// Where the content is to stand after a batch or a change of layouts; `proposed` unless overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is to come to rest when a finger lets go of it; `proposed` unless overridden.
  ///
  /// - Parameter velocity: The speed of the finger in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Told that a property observed by its name has changed; raises unless overridden.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { raiseUnhandledChange(self, keyPath, object) }
}
