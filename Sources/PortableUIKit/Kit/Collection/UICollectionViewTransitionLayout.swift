import Foundation

/// The layout between two others, as far as a gesture has come on the way from one to the other.
///
/// Elements that both layouts have stand between their places in either, in proportion to ``transitionProgress``;
/// the others fade.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at progress 0.
  public let currentLayout: UICollectionViewLayout
  /// The layout at progress 1.
  public let nextLayout: UICollectionViewLayout
  /// How far the transition has come, from 0 to 1; values beyond carry the movement on.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }
  private var values: [String: CGFloat] = [:]

  public required init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// Notes a number that a subclass places elements by, such as an offset the gesture gives.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    values[key] = value
    invalidateLayout()
  }

  /// A noted number; 0 where none was.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] where layout !== self {
      layout.collectionView = collectionView
      guard !layout.isPrepared else { continue }
      layout.isPrepared = true
      layout.prepare()
    }
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard context.invalidateEverything || context.invalidateDataSourceCounts else { return }
    for layout in [currentLayout, nextLayout] where layout !== self {
      layout.invalidateLayout(with: layout.makeContext())
    }
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }

  private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }

  private func between(
    _ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let place = (from ?? to)?.copy() as? UICollectionViewLayoutAttributes else { return nil }
    guard let from, let to else {
      let share = from == nil ? transitionProgress : 1 - transitionProgress
      place.alpha *= min(1, max(0, share))
      return place
    }
    place.size = CGSize(
      width: between(from.size.width, to.size.width),
      height: between(from.size.height, to.size.height))
    place.center = CGPoint(
      x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
    place.alpha = between(from.alpha, to.alpha)
    if transitionProgress > 0.5 { place.zIndex = to.zIndex }
    return place
  }

  private struct Key: Hashable {
    let kind: String?
    let path: IndexPath

    init(_ attributes: UICollectionViewLayoutAttributes) {
      kind = attributes.representedElementKind
      path = attributes.indexPath
    }
  }

  private func attributes(
    like element: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    let (path, kind) = (element.indexPath, element.representedElementKind ?? "")
    return switch element.representedElementCategory {
    case .cell: layout.layoutAttributesForItem(at: path)
    case .supplementaryView:
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView: nil
    }
  }

  /// The elements that either layout has in the rectangle, less those that are out of it between both.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var seen: Set<Key> = []
    var elements: [UICollectionViewLayoutAttributes] = []
    for layout in [currentLayout, nextLayout] {
      for element in layout.layoutAttributesForElements(in: rect) ?? []
      where element.representedElementCategory != .decorationView
        && seen.insert(Key(element)).inserted
      {
        let place = between(
          attributes(like: element, in: currentLayout), attributes(like: element, in: nextLayout))
        if let place { elements.append(place) }
      }
    }
    return elements
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForItem(at: indexPath),
      nextLayout.layoutAttributesForItem(at: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }
}
