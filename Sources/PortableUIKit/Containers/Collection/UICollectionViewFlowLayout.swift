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
      inset: delegate.collectionView(view, layout: self, insetForSectionAt: section),
      lineSpacing: delegate.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section),
      itemSpacing: delegate.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section),
      sizes: (0..<source.collectionView(view, numberOfItemsInSection: section)).map {
        size(at: IndexPath(item: $0, section: section), view)
      })
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
  ) -> [UICollectionViewLayoutAttributes]? { arrangement.attributes(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { arrangement.items[indexPath] }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arrangement.supplementaries.first {
      $0.representedElementKind == elementKind && $0.indexPath.section == indexPath.section
    }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.preparedSize else { return true }
    return scrollDirection == .vertical
      ? newBounds.width != old.width : newBounds.height != old.height
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
