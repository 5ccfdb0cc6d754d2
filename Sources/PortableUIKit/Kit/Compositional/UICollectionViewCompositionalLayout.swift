import Foundation

/// The settings of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout composed of sections, groups and items.
///
/// Sections follow each other in the direction of scrolling. Everything is worked out when the layout is
/// prepared, in O(items); sides that were estimated are corrected by the elements in view.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private var sections: [PlacedSection] = []
  private var size = CGSize.zero
  /// Sizes that elements turned out to need.
  private var measured: [IndexPath: CGSize] = [:]
  private var measuredSupplementaries: [CollectionElement: CGSize] = [:]
  private var preparedWidth: CGSize?
  /// How far sections are scrolled across, by section, in points.
  private var orthogonalOffsets: [Int: CGFloat] = [:]

  /// A section with everything in its place, in the coordinates of the content.
  private struct PlacedSection {
    let section: NSCollectionLayoutSection
    var frame: CGRect
    var items: [UICollectionViewLayoutAttributes]
    /// The items that were estimated, by item.
    var estimates: [Int: (width: Bool, height: Bool)]
    var supplementaries: [UICollectionViewLayoutAttributes]
    /// The headers and footers that were estimated, by kind.
    var supplementaryEstimates: [String: (width: Bool, height: Bool)] = [:]
    var pinned: [(attributes: UICollectionViewLayoutAttributes, isTop: Bool)]
    var decorations: [UICollectionViewLayoutAttributes]
    /// The length in points of the part that scrolls across.
    var orthogonalLength: CGFloat
  }

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// A layout whose every section is a list.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  // MARK: Preparing

  /// The list that a section is, and whether an item is the last one in it; nil for other sections.
  func list(
    at path: IndexPath
  ) -> (configuration: UICollectionLayoutListConfiguration, isLast: Bool)? {
    guard sections.indices.contains(path.section),
      let list = sections[path.section].section.list
    else { return nil }
    return (list, path.item == sections[path.section].items.count - 1)
  }

  /// The room in points for sections.
  private var room: CGSize {
    guard let collectionView else { return .zero }
    let inset = collectionView.adjustedContentInset
    return CGSize(
      width: max(0, collectionView.bounds.width - inset.left - inset.right),
      height: max(0, collectionView.bounds.height - inset.top - inset.bottom))
  }

  private func environment(of collectionView: UICollectionView) -> LayoutEnvironment {
    LayoutEnvironment(room, collectionView.traitCollection, rowSide: collectionView.rowSide)
  }

  open override func prepare() {
    super.prepare()
    sections = []
    size = .zero
    guard let collectionView else { return }
    let room = room
    if let preparedWidth,
      isVertical ? preparedWidth.width != room.width : preparedWidth.height != room.height
    {
      measured = [:]
      measuredSupplementaries = [:]
    }
    preparedWidth = room
    let environment = environment(of: collectionView)
    var cursor: CGFloat = 0
    let count = collectionView.numberOfSections
    for number in 0..<max(0, count) {
      guard let section = provider(number, environment) else { continue }
      let placed = place(section, number, at: cursor, environment)
      sections.append(placed)
      cursor = isVertical ? placed.frame.maxY : placed.frame.maxX
      if number < count - 1 { cursor += configuration.interSectionSpacing }
    }
    size =
      isVertical
      ? CGSize(width: room.width, height: cursor) : CGSize(width: cursor, height: room.height)
  }

  private func place(
    _ section: NSCollectionLayoutSection, _ number: Int, at start: CGFloat,
    _ environment: LayoutEnvironment
  ) -> PlacedSection {
    let room = environment.contentSize
    let insets = section.contentInsets
    let count = collectionView?.numberOfItems(inSection: number) ?? 0
    var placed = PlacedSection(
      section: section, frame: .zero, items: [], estimates: [:], supplementaries: [], pinned: [],
      decorations: [], orthogonalLength: 0)
    let table = (collectionView?.measures ?? UIScreen.main.measures).table
    let gaps = section.list?.gaps(atSection: number, table)
    var cursor = start + (gaps?.aboveHeader ?? 0)
    let boundary = section.boundarySupplementaryItems
    for item in boundary where isBefore(item) {
      cursor += add(item, number, at: cursor, section, room, to: &placed, isTop: true)
    }
    let (before, after) =
      isVertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    cursor += before + (gaps?.above ?? 0)
    let inner = CGSize(
      width: max(0, room.width - insets.leading - insets.trailing),
      height: max(0, room.height - insets.top - insets.bottom))
    let arrangement = GroupArrangement(
      measured: sizes(inSection: number), environment: environment)
    let isAcross = section.orthogonalScrollingBehavior != .none
    var first = 0
    /// Along the direction in which groups follow each other.
    var along: CGFloat = 0
    var breadth: CGFloat = 0
    let groupsAreHorizontal = isAcross == isVertical
    while first < count {
      let made = arrangement.place(section.group, in: inner, first: first, count: count - first)
      guard !made.places.isEmpty else { break }
      let offset = isAcross ? orthogonalOffsets[number] ?? 0 : 0
      let origin =
        groupsAreHorizontal
        ? CGPoint(
          x: (isVertical ? insets.leading : cursor) + along - (isVertical ? offset : 0),
          y: isVertical ? cursor : insets.top)
        : CGPoint(
          x: isVertical ? insets.leading : cursor,
          y: isVertical ? cursor + along : insets.top + along - offset)
      for place in made.places {
        let path = IndexPath(item: place.index, section: number)
        let attributes = attributesClass.make(at: path)
        attributes.frame = mirrored(place.frame.offsetBy(dx: origin.x, dy: origin.y), room)
        attributes.zIndex = place.zIndex
        placed.items.append(attributes)
        if place.estimates.width || place.estimates.height {
          placed.estimates[place.index] = place.estimates
        }
        for item in place.item?.supplementaryItems ?? [] {
          placed.supplementaries.append(supplementary(item, on: attributes, path))
        }
      }
      first += made.places.count
      let length = groupsAreHorizontal ? made.size.width : made.size.height
      breadth = max(breadth, groupsAreHorizontal ? made.size.height : made.size.width)
      along += length + (first < count ? section.interGroupSpacing : 0)
      // Groups without extent could not be told apart.
      if length <= 0, made.places.count < 1 { break }
    }
    placed.orthogonalLength = isAcross ? along : 0
    cursor += (isAcross ? breadth : along) + after + (gaps?.below ?? 0)
    for item in boundary where !isBefore(item) {
      cursor += add(item, number, at: cursor, section, room, to: &placed, isTop: false)
    }
    placed.frame =
      isVertical
      ? CGRect(x: 0, y: start, width: room.width, height: cursor - start)
      : CGRect(x: start, y: 0, width: cursor - start, height: room.height)
    for item in section.decorationItems {
      let attributes = attributesClass.make(
        .decorationView, kind: item.elementKind, at: IndexPath(item: 0, section: number))
      let edge = item.contentInsets
      attributes.frame = CGRect(
        x: placed.frame.minX + edge.leading, y: placed.frame.minY + edge.top,
        width: max(0, placed.frame.width - edge.leading - edge.trailing),
        height: max(0, placed.frame.height - edge.top - edge.bottom))
      attributes.zIndex = item.zIndex
      placed.decorations.append(attributes)
    }
    return placed
  }

  private func isBefore(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    switch item.alignment {
    case .top, .topLeading, .topTrailing, .none: true
    case .leading: !isVertical
    default: false
    }
  }

  private func sizes(inSection section: Int) -> [Int: CGSize] {
    var sizes: [Int: CGSize] = [:]
    for (path, size) in measured where path.section == section { sizes[path.item] = size }
    return sizes
  }

  /// From right to left, places are those in a mirror.
  private func mirrored(_ frame: CGRect, _ room: CGSize) -> CGRect {
    guard isVertical, collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft else {
      return frame
    }
    return CGRect(
      x: room.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  private func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ number: Int, at cursor: CGFloat,
    _ section: NSCollectionLayoutSection, _ room: CGSize, to placed: inout PlacedSection,
    isTop: Bool
  ) -> CGFloat {
    let path = IndexPath(item: 0, section: number)
    let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    let inner = CGSize(
      width: max(0, room.width - (isVertical ? insets.leading + insets.trailing : 0)),
      height: max(0, room.height - (isVertical ? 0 : insets.top + insets.bottom)))
    var size = item.layoutSize.size(in: inner)
    if let found = measuredSupplementaries[.supplementary(kind: item.elementKind, path)] {
      if item.layoutSize.widthDimension.isEstimated { size.width = found.width }
      if item.layoutSize.heightDimension.isEstimated { size.height = found.height }
    }
    let attributes = attributesClass.make(
      .supplementaryView, kind: item.elementKind, at: path)
    var frame =
      isVertical
      ? CGRect(x: insets.leading, y: cursor, width: size.width, height: size.height)
      : CGRect(x: cursor, y: insets.top, width: size.width, height: size.height)
    if isVertical {
      switch item.alignment {
      case .topTrailing, .bottomTrailing:
        frame.origin.x = insets.leading + inner.width - size.width
      case .top, .bottom: frame.origin.x = insets.leading + (inner.width - size.width) / 2
      default: break
      }
    }
    frame = frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
    let length = isVertical ? size.height : size.width
    if !item.extendsBoundary {
      frame = frame.offsetBy(
        dx: isVertical ? 0 : isTop ? -length : 0, dy: isVertical ? (isTop ? -length : 0) : 0)
    }
    attributes.frame = mirrored(frame, room)
    attributes.zIndex = item.pinToVisibleBounds ? max(item.zIndex, 1024) : item.zIndex
    placed.supplementaries.append(attributes)
    placed.supplementaryEstimates[item.elementKind] = (
      item.layoutSize.widthDimension.isEstimated, item.layoutSize.heightDimension.isEstimated
    )
    if item.pinToVisibleBounds { placed.pinned.append((attributes, isTop)) }
    return item.extendsBoundary ? length : 0
  }

  private func supplementary(
    _ item: NSCollectionLayoutSupplementaryItem, on host: UICollectionViewLayoutAttributes,
    _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = attributesClass.make(
      .supplementaryView, kind: item.elementKind, at: path)
    let size = item.layoutSize.size(in: host.frame.size)
    let edges = item.containerAnchor.edges
    var origin = CGPoint(
      x: host.frame.midX - size.width / 2, y: host.frame.midY - size.height / 2)
    if edges.contains(.leading) { origin.x = host.frame.minX }
    if edges.contains(.trailing) { origin.x = host.frame.maxX - size.width }
    if edges.contains(.top) { origin.y = host.frame.minY }
    if edges.contains(.bottom) { origin.y = host.frame.maxY - size.height }
    let offset = item.containerAnchor.offset
    if item.containerAnchor.isFractionalOffset {
      origin.x += offset.x * size.width
      origin.y += offset.y * size.height
    } else {
      origin.x += offset.x
      origin.y += offset.y
    }
    attributes.frame = CGRect(origin: origin, size: size)
    attributes.zIndex = item.zIndex
    return attributes
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize { size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    pin()
    var found: [UICollectionViewLayoutAttributes] = []
    for placed in sections {
      let isNear = placed.frame.insetBy(dx: -1, dy: -1).intersects(rect) || !placed.pinned.isEmpty
      guard isNear || placed.supplementaries.contains(where: { $0.frame.intersects(rect) }) else {
        continue
      }
      found += placed.decorations.filter { $0.frame.intersects(rect) }
      let items = placed.items.filter { $0.frame.intersects(rect) }
      found += items
      found += placed.supplementaries.filter { $0.frame.intersects(rect) }
      if let handler = placed.section.visibleItemsInvalidationHandler, let collectionView {
        handler(
          items.map { VisibleItem($0) },
          CGPoint(
            x: orthogonalOffsets[placed.items.first?.indexPath.section ?? 0] ?? rect.minX,
            y: rect.minY), environment(of: collectionView))
      }
    }
    return found
  }

  /// Keeps headers and footers that stay in view inside the visible bounds and their section.
  private func pin() {
    guard isVertical, let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    let top = collectionView.bounds.minY + inset.top
    let bottom = collectionView.bounds.maxY - inset.bottom
    for placed in sections {
      for (attributes, isTop) in placed.pinned {
        let height = attributes.frame.height
        if isTop {
          attributes.frame.origin.y = max(
            placed.frame.minY, min(top, placed.frame.maxY - height))
        } else {
          attributes.frame.origin.y = min(
            placed.frame.maxY - height, max(bottom - height, placed.frame.minY))
        }
      }
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return sections[indexPath.section].supplementaries.first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return sections[indexPath.section].decorations.first {
      $0.representedElementKind == elementKind
    }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    if newBounds.size != collectionView.bounds.size { return true }
    return sections.contains {
      !$0.pinned.isEmpty || $0.section.visibleItemsInvalidationHandler != nil
    }
  }

  // MARK: Elements that say their size

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = originalAttributes.indexPath
    guard sections.indices.contains(path.section) else { return false }
    let placed = sections[path.section]
    let known =
      originalAttributes.representedElementKind.map { placed.supplementaryEstimates[$0] }
      ?? placed.estimates[path.item]
    guard let estimates = known else { return false }
    let (old, new) = (originalAttributes.size, preferredAttributes.size)
    return (estimates.width && abs(old.width - new.width) > 0.01)
      || (estimates.height && abs(old.height - new.height) > 0.01)
  }

  override func take(_ preferred: UICollectionViewLayoutAttributes) {
    guard let kind = preferred.representedElementKind else {
      measured[preferred.indexPath] = preferred.size
      return
    }
    measuredSupplementaries[.supplementary(kind: kind, preferred.indexPath)] = preferred.size
  }

  /// Forgets the sizes that elements measured, as there are other elements now.
  func forgetMeasurements() {
    measured = [:]
    measuredSupplementaries = [:]
  }

  // MARK: Across

  /// How far a section is scrolled across, in points.
  public func orthogonalOffset(ofSection section: Int) -> CGFloat {
    orthogonalOffsets[section] ?? 0
  }

  /// Scrolls a section across, within its content; by pages where it pages.
  public func setOrthogonalOffset(_ offset: CGFloat, ofSection section: Int) {
    guard offset.isFinite, sections.indices.contains(section) else { return }
    let placed = sections[section]
    guard placed.section.orthogonalScrollingBehavior != .none else { return }
    let insets = placed.section.contentInsets
    let shown =
      isVertical
      ? room.width - insets.leading - insets.trailing : room.height - insets.top - insets.bottom
    let most = max(0, placed.orthogonalLength - shown)
    var offset = min(max(0, offset), most)
    if placed.section.orthogonalScrollingBehavior == .paging, shown > 0 {
      offset = min(most, (offset / shown).rounded() * shown)
    }
    orthogonalOffsets[section] = offset
    invalidateLayout()
  }
}
