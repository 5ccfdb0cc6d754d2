import Foundation

/// Items in lines, with a header and a footer for each section.
///
/// Full lines are spread over the width. The last line of a section keeps the spacing of the lines
/// above where all items are of one size, otherwise the smallest one. Items stand in the middle of
/// their line. With an estimated item size each item is measured when it comes into view.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// An estimate that only says that items are to be measured.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))

  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { invalidateLayout() }
  }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The edges that the insets of sections across the direction of scrolling are measured from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether the header of the section at the upper edge stays there until the section has gone.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether the footer of the section at the lower edge stays there until the section has gone.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// The edges that the insets of sections are measured from (raw values as in UIKit).
  public enum SectionInsetReference: Int, Sendable {
    /// The edges of the content, inside the adjusted content inset.
    case fromContentInset = 0
    /// The edges of the safe area.
    case fromSafeArea = 1
    /// The layout margins of the collection.
    case fromLayoutMargins = 2
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private var arrangement = FlowArrangement()
  private var measured: [IndexPath: CGSize] = [:] { didSet { needsArrangement = true } }
  /// Whether the items are to be placed anew when the layout is next prepared.
  private var needsArrangement = true

  /// Answers everything as the layout's properties say.
  private final class Properties: UICollectionViewDelegateFlowLayout {}
  private let properties = Properties()

  private var delegate: any UICollectionViewDelegateFlowLayout {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout ?? properties
  }

  open override func prepare() {
    super.prepare()
    guard needsArrangement else { return }
    needsArrangement = false
    arrangement = FlowArrangement()
    arrangement.attributesClass = attributesClass
    guard let view = collectionView, let source = view.dataSource else { return }
    let inset = view.adjustedContentInset
    let isVertical = scrollDirection == .vertical
    arrangement.isVertical = isVertical
    arrangement.breadth = max(
      0,
      isVertical
        ? view.bounds.width - inset.left - inset.right
        : view.bounds.height - inset.top - inset.bottom)
    for section in 0..<source.numberOfSections(in: view) {
      arrangement.append(self.section(section, view, source))
    }
  }

  private func section(
    _ section: Int, _ view: UICollectionView, _ source: any UICollectionViewDataSource
  ) -> FlowArrangement.Section {
    let delegate = delegate
    return FlowArrangement.Section(
      index: section,
      header: delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section),
      footer: delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section),
      inset: fromReference(
        delegate.collectionView(view, layout: self, insetForSectionAt: section), view),
      lineSpacing: delegate.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section),
      itemSpacing: delegate.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section),
      sizes: (0..<view.numberOfItems(inSection: section)).map {
        size(at: view.dataPath(IndexPath(item: $0, section: section)), view)
      })
  }

  /// A section's inset from the edges of the content.
  private func fromReference(_ inset: UIEdgeInsets, _ view: UICollectionView) -> UIEdgeInsets {
    let base: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return inset
    case .fromSafeArea: base = view.safeAreaInsets
    case .fromLayoutMargins: base = view.layoutMargins
    }
    let taken = view.adjustedContentInset
    var inset = inset
    if scrollDirection == .vertical {
      inset.left += max(0, base.left - taken.left)
      inset.right += max(0, base.right - taken.right)
    } else {
      inset.top += max(0, base.top - taken.top)
      inset.bottom += max(0, base.bottom - taken.bottom)
    }
    return inset
  }

  /// The part of the content that is in view, inside the adjusted content inset, where headers or footers stay in
  /// it.
  private var pinningBounds: CGRect? {
    guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds else { return nil }
    return collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) }
  }

  private func pinned(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let bounds = pinningBounds else { return attributes }
    let isHeader =
      attributes.representedElementKind == UICollectionView.elementKindSectionHeader
    guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds else {
      return attributes
    }
    return arrangement.pinned(attributes, isHeader: isHeader, in: bounds)
  }

  private func size(at path: IndexPath, _ view: UICollectionView) -> CGSize {
    if let size = measured[path] { return size }
    if estimatedItemSize == UICollectionViewFlowLayout.automaticSize { return itemSize }
    if estimatedItemSize != .zero { return estimatedItemSize }
    return delegate.collectionView(view, layout: self, sizeForItemAt: path)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if flow?.invalidateEverything ?? true || flow?.invalidateFlowLayoutDelegateMetrics ?? true
      || flow?.invalidateFlowLayoutAttributes ?? true
    {
      needsArrangement = true
    }
    super.invalidateLayout(with: context)
  }

  open override var collectionViewContentSize: CGSize { arrangement.contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard pinningBounds != nil else { return arrangement.attributes(in: rect) }
    let items = arrangement.attributes(in: rect).filter { $0.representedElementCategory == .cell }
    return items
      + arrangement.supplementaries.map(pinned).filter {
        $0.frame.minX < rect.maxX && $0.frame.maxX > rect.minX && $0.frame.minY < rect.maxY
          && $0.frame.maxY > rect.minY
      }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { arrangement.items[indexPath] }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let found = arrangement.supplementaries.first {
      $0.representedElementKind == elementKind && $0.indexPath.section == indexPath.section
    }
    if let found { return pinned(found) }
    // A header or footer without a size has attributes of no extent.
    let isKnown =
      elementKind == UICollectionView.elementKindSectionHeader
      || elementKind == UICollectionView.elementKindSectionFooter
    guard isKnown, let collectionView,
      (0..<collectionView.numberOfSections).contains(indexPath.section)
    else { return nil }
    return attributesClass.make(.supplementaryView, kind: elementKind, at: indexPath)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pinningBounds != nil || isOtherRoom(newBounds)
  }

  /// Whether other bounds leave another room across.
  private func isOtherRoom(_ bounds: CGRect) -> Bool {
    guard let old = collectionView?.preparedSize else { return true }
    return scrollDirection == .vertical ? bounds.width != old.width : bounds.height != old.height
  }

  /// Headers and footers that stay in view move alone.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if pinningBounds != nil, !isOtherRoom(newBounds),
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  /// The items keep their places as the item follows the finger within its own.
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    if targetIndexPaths == previousIndexPaths,
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { estimatedItemSize != .zero && preferredAttributes.size != originalAttributes.size }

  override func take(_ preferred: UICollectionViewLayoutAttributes) {
    measured[preferred.indexPath] = preferred.size
  }

  func forgetMeasurements() { measured = [:] }
}
