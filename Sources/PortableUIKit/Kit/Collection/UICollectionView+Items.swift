import Foundation

extension UICollectionView {
  /// How often items are measured and placed again within one layout.
  private static let measuringRounds = 8

  func forgetItems() {
    closeSwipe()
    for (element, view) in shownViews { dismiss(view, element) }
    shownViews = [:]
    selectedPaths = []
    highlightedPath = nil
    movement = nil
    knownCounts = nil
    pending.forget()
    prefetching.forget()
    (collectionViewLayout as? UICollectionViewFlowLayout)?.forgetMeasurements()
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.forgetMeasurements()
    let context = collectionViewLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.collectionDidInvalidate(with: context)
  }

  func layoutDidChange(from old: UICollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    old.prepareForTransition(to: collectionViewLayout)
    collectionViewLayout.prepareForTransition(from: old)
    changedLayouts = [old, collectionViewLayout]
    // Decorations are their layout's own.
    for (element, view) in shownViews {
      guard case .decoration = element else { continue }
      shownViews[element] = nil
      view.removeFromSuperview()
    }
    if !keepsOldLayout { old.collectionView = nil }
    adopt(collectionViewLayout)
  }

  func adopt(_ layout: UICollectionViewLayout) {
    layout.collectionView = self
    if layout is UICollectionViewCompositionalLayout, swipeRecognizer.view == nil {
      addGestureRecognizer(swipeRecognizer)
    }
    layout.collectionDidInvalidate(with: layout.makeContext())
  }

  /// Prepares the layout and takes over the size that it gives the content.
  func takeContentSize() {
    askedPages = nil
    prepare(collectionViewLayout)
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// The visible pages, each as large as the bounds, for which a layout is asked (UM-1511).
  private var visiblePages: CGRect {
    guard bounds.width > 0, bounds.height > 0 else { return bounds }
    let left = (bounds.minX / bounds.width).rounded(.down) * bounds.width
    let top = (bounds.minY / bounds.height).rounded(.down) * bounds.height
    let right = (bounds.maxX / bounds.width).rounded(.up) * bounds.width
    let bottom = (bounds.maxY / bounds.height).rounded(.up) * bounds.height
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The elements of the pages in view that can be seen themselves; the layout is asked once for the same
  /// pages until it is invalid.
  private func visibleElements(
    _ layout: UICollectionViewLayout
  ) -> [UICollectionViewLayoutAttributes] {
    let pages = visiblePages
    if askedPages != pages {
      askedPages = pages
      let elements = layout.layoutAttributesForElements(in: mirrored(pages)) ?? []
      askedElements = isMirrored ? elements.map(mirrored) : elements
    }
    return following(
      askedElements.filter { $0.frame.isEmpty || $0.frame.overlaps(bounds) })
  }

  // MARK: Mirrored layouts

  /// Whether the layout's left is the collection's right.
  private var isMirrored: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(
      x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  func mirrored(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: contentSize.width - point.x, y: point.y) : point
  }

  /// Attributes for where the collection shows an element that has `attributes` in the layout.
  func mirrored(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard isMirrored, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.center.x = contentSize.width - copy.center.x
    return copy
  }

  // MARK: Layout

  /// Makes, measures and places the visible items, and lets the others go.
  func layOutItems() {
    guard let dataSource else { return }
    let layout = collectionViewLayout
    var elements: [UICollectionViewLayoutAttributes] = []
    for _ in 0..<UICollectionView.measuringRounds {
      // The content's size comes before the elements.
      if !layout.isPrepared || layout !== sizedLayout { takeContentSize() }
      sizedLayout = layout
      elements = visibleElements(layout)
      var isSettled = true
      isMeasuring = true
      defer { isMeasuring = false }
      for attributes in elements where measure(attributes, layout, dataSource) { isSettled = false }
      if isSettled { break }
      layout.isPrepared = false
    }
    var visible: Set<CollectionElement> = []
    for attributes in elements {
      let element = element(of: attributes)
      let view = view(for: element, attributes, from: dataSource)
      visible.insert(element)
      place(view, attributes)
      if let cell = view as? UICollectionViewListCell {
        endSeparators(of: cell, attributes.indexPath)
        giveGroupPlace(to: cell, at: attributes.indexPath)
      }
    }
    placeSwipe()
    stack(elements)
    endChangeOfLayouts()
    for (element, view) in shownViews where !visible.contains(element) {
      shownViews[element] = nil
      dismiss(view, element)
    }
  }

  private func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    view.apply(attributes)
    if attributes.transform3D == CATransform3DIdentity {
      if view.transform3D != CATransform3DIdentity { view.transform3D = CATransform3DIdentity }
      view.frame = attributes.frame.offsetBy(
        dx: attributes.representedElementKind == nil ? swipeOffset(of: attributes.indexPath) : 0,
        dy: 0)
    } else {
      view.transform3D = attributes.transform3D
      view.bounds.size = attributes.size
      view.center = attributes.center
    }
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
  }

  /// Asks for the lines of a row that comes into view.
  private func giveSeparators(to cell: UICollectionViewCell, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewListCell else { return }
    guard let list = list(at: path), list.showsSeparators,
      cell.listRole == .row || list.appearance == .plain
    else { return cell.takeSeparators(nil) }
    let own = list.separatorConfiguration
    let asked = list.itemSeparatorHandler?(path, own) ?? own
    cell.takeSeparators(asked)
  }

  /// The last row of a group has no line below it.
  private func endSeparators(of cell: UICollectionViewListCell, _ path: IndexPath) {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    guard let (list, isLast) = layout?.list(at: path), list.showsSeparators else { return }
    cell.showBottomSeparator(isLast: isLast, in: list.appearance)
  }

  /// Has elements with higher numbers stand over the others, where the layout numbers them.
  private func stack(_ elements: [UICollectionViewLayoutAttributes]) {
    guard elements.contains(where: { $0.zIndex != 0 }) else { return }
    let sorted = elements.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .compactMap { shownViews[element(of: $0.element)] }
    let standing = subviews.filter { view in sorted.contains { $0 === view } }
    guard !zip(standing, sorted).allSatisfy({ $0 === $1 }) else { return }
    for view in sorted { bringSubviewToFront(view) }
  }

  private func prepare(_ layout: UICollectionViewLayout) {
    guard !layout.isPrepared else { return }
    layout.isPrepared = true
    preparedSize = bounds.size
    if pending.depth == 0 { knownCounts = countItems() }
    layout.prepare()
  }

  /// Asks an element for the size it prefers; reports whether that means another layout.
  private func measure(
    _ attributes: UICollectionViewLayoutAttributes, _ layout: UICollectionViewLayout,
    _ source: any UICollectionViewDataSource
  ) -> Bool {
    // Headers and footers of the flow layout have the size that the layout gives.
    let isAsked =
      attributes.representedElementCategory == .supplementaryView
      && layout is UICollectionViewCompositionalLayout
    guard attributes.representedElementKind == nil || isAsked else { return false }
    let view = view(for: element(of: attributes), attributes, from: source)
    // Most cells write their size into the attributes that they are given, and give them back.
    guard let given = attributes.copy() as? UICollectionViewLayoutAttributes else { return false }
    let preferred = view.preferredLayoutAttributesFitting(given)
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    layout.take(preferred)
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return true
  }

  private func element(of attributes: UICollectionViewLayoutAttributes) -> CollectionElement {
    let (path, kind) = (attributes.indexPath, attributes.representedElementKind ?? "")
    return switch attributes.representedElementCategory {
    case .cell: .item(path)
    case .supplementaryView: .supplementary(kind: kind, path)
    case .decorationView: .decoration(kind: kind, path)
    }
  }

  private func view(
    for element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes,
    from source: any UICollectionViewDataSource
  ) -> UICollectionReusableView {
    if let view = shownViews[element] { return view }
    let view: UICollectionReusableView
    switch element {
    case .item(let path): view = source.collectionView(self, cellForItemAt: dataPath(path))
    case .supplementary(let kind, let path):
      view = source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    case .decoration(let kind, _):
      view = takeDecoration(kind)
    }
    shownViews[element] = view
    view.frame = attributes.frame
    if case .item(let path) = element, let cell = view as? UICollectionViewCell {
      cell.isSelected = selectedPaths.contains(path)
      cell.isHighlighted = path == highlightedPath
      cell.isInEditing = isEdited(path)
      giveSeparators(to: cell, at: path)
      giveOutlinePlace(to: cell, at: path)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }
    if case .supplementary(let kind, let path) = element {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    }
    addSubview(view)
    return view
  }

  func dismissView(_ view: UICollectionReusableView, _ element: CollectionElement) {
    dismiss(view, element)
  }

  private func dismiss(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.removeFromSuperview()
    switch element {
    case .item(let path):
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      }
      if let identifier = view.reuseIdentifier { reuse.put(view, reuseKey(nil, identifier)) }
    case .supplementary(let kind, let path):
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
      if let identifier = view.reuseIdentifier { reuse.put(view, reuseKey(kind, identifier)) }
    case .decoration(let kind, _):
      collectionViewLayout.decorations.put(view, kind)
    }
  }

  func cellDidInvalidateSize(_ cell: UICollectionViewCell) {
    guard path(of: cell) != nil, selfSizingInvalidation != .disabled else { return }
    setNeedsLayout()
  }

  // MARK: Reuse

  func reuseKey(_ kind: String?, _ identifier: String) -> String {
    kind.map { "\($0)\u{1f}\(identifier)" } ?? identifier
  }

  func registerMaker(
    _ key: String, _ identifier: String, _ make: @escaping () -> UICollectionReusableView
  ) {
    reuse.register(key) {
      let view = make()
      view.reuseIdentifier = identifier
      return view
    }
  }

  func registerCells(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else { return reuse.register(reuseKey(nil, identifier), nil) }
    registerMaker(reuseKey(nil, identifier), identifier) {
      if cellClass != UICollectionViewCell.self {
        let type = cellClass as? UICollectionViewCell.Type
        if let type, let cell = ClassMaker.make(type, frame: .zero) { return cell }
        ReuseQueue<UIView>.raiseUnmakeable(cellClass)
      }
      return UICollectionViewCell(frame: .zero)
    }
  }

  func registerCells(_ nib: UINib?, _ identifier: String) {
    guard let nib else { return reuse.register(reuseKey(nil, identifier), nil) }
    registerMaker(reuseKey(nil, identifier), identifier) {
      let made: UICollectionViewCell? = nib.onlyObject(identifier, "UICollectionViewCell")
      return made ?? UICollectionViewCell(frame: .zero)
    }
  }

  func registerSupplementaries(_ nib: UINib?, _ kind: String, _ identifier: String) {
    guard let nib else { return reuse.register(reuseKey(kind, identifier), nil) }
    registerMaker(reuseKey(kind, identifier), identifier) {
      let made: UICollectionReusableView? = nib.onlyObject(identifier, "UICollectionReusableView")
      return made ?? UICollectionReusableView(frame: .zero)
    }
  }

  func registerSupplementaries(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
    guard let viewClass else { return reuse.register(reuseKey(kind, identifier), nil) }
    registerMaker(reuseKey(kind, identifier), identifier) {
      if viewClass != UICollectionReusableView.self {
        let type = viewClass as? UICollectionReusableView.Type
        if let type, let view = ClassMaker.make(type, frame: .zero) { return view }
        ReuseQueue<UIView>.raiseUnmakeable(viewClass)
      }
      return UICollectionReusableView(frame: .zero)
    }
  }

  private func takeUsedOrNew(_ key: String) -> UICollectionReusableView? {
    let used = reuse.take(key)
    if !isReconfiguring { used?.prepareForReuse() }
    return used ?? reuse.takeOrMake(key)
  }

  func takeCell(_ identifier: String) -> UICollectionViewCell {
    if let cell = takeUsedOrNew(reuseKey(nil, identifier)) as? UICollectionViewCell { return cell }
    raiseUnregistered("UICollectionElementKindCell", identifier)
    return UICollectionViewCell(frame: .zero)
  }

  func takeSupplementary(_ kind: String, _ identifier: String) -> UICollectionReusableView {
    if let view = takeUsedOrNew(reuseKey(kind, identifier)) { return view }
    raiseUnregistered(kind, identifier)
    return UICollectionReusableView(frame: .zero)
  }

  private func takeDecoration(_ kind: String) -> UICollectionReusableView {
    let layout = collectionViewLayout
    if let used = layout.decorations.take(kind) {
      used.prepareForReuse()
      return used
    }
    if let new = layout.decorations.takeOrMake(kind) { return new }
    UIKitException.raise(
      .internalInconsistency(
        "could not make a decoration view of kind: \(kind) - must register a nib or a class for the "
          + "kind with the layout"))
    return UICollectionReusableView(frame: .zero)
  }

  private func raiseUnregistered(_ kind: String, _ identifier: String) {
    UIKitException.raise(
      .internalInconsistency(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard"))
  }

  // MARK: Questions

  var visiblePaths: [IndexPath] {
    shownViews.keys.compactMap { element in
      guard case .item(let path) = element else { return nil }
      return path
    }.sorted()
  }

  /// The supplementary views of a kind that are in view, by their places.
  func shownSupplementaries(
    _ kind: String
  ) -> [(path: IndexPath, view: UICollectionReusableView)] {
    shownViews.compactMap { element, view in
      guard case .supplementary(kind, let path) = element else { return nil }
      return (path, view)
    }.sorted { $0.0 < $1.0 }
  }

  func path(at point: CGPoint) -> IndexPath? {
    visiblePaths.first { path in
      guard let cell = cellForItem(at: path) else { return false }
      return cell.point(inside: convert(point, to: cell), with: nil)
    }
  }

  func path(of cell: UICollectionViewCell) -> IndexPath? {
    for case (.item(let path), let view) in shownViews where view === cell { return path }
    return nil
  }
}

extension CGRect {
  /// Whether the rectangles share more than an edge.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
