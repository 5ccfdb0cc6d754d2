import Foundation

extension UICollectionView: ItemChangeHost {
  static var wording: BatchWording { .collection }
  var shownCounts: [Int]? { knownCounts }

  func countItems() -> [Int]? {
    dataSource.map { source in
      (0..<source.numberOfSections(in: self)).map {
        source.collectionView(self, numberOfItemsInSection: $0)
      }
    }
  }

  // MARK: Following

  /// Moves the elements that stay, and tells the layout in Apple's order: invalid, prepared, told of the
  /// changes, asked where each new item comes from and where each leaving one goes, and told of the end.
  func follow(_ plan: BatchPlan, _ updates: BatchUpdates) {
    knownCounts = countItems()
    let items = updates.items(plan)
    let old = Set(visiblePaths)
    moveElements { element in
      switch element {
      case .item(let path): plan.reloads(path) ? nil : plan.newPath(path).map { .item($0) }
      case .supplementary(let kind, let path):
        plan.reloads(section: path.section)
          ? nil
          : plan.newSection(path.section).map {
            .supplementary(kind: kind, IndexPath(item: path.item, section: $0))
          }
      case .decoration: nil
      }
    }
    guard bounds.width > 0, dataSource != nil else { return }
    let layout = collectionViewLayout
    takeContentSize()
    if !items.isEmpty { layout.prepare(forCollectionViewUpdates: items) }
    layOutItems()
    guard !items.isEmpty else { return }
    let stayed = Set(old.compactMap { plan.reloads($0) ? nil : plan.newPath($0) })
    for path in visiblePaths where !stayed.contains(path) {
      _ = layout.initialLayoutAttributesForAppearingItem(at: path)
    }
    for path in old.sorted() where plan.reloads(path) || plan.newPath(path) == nil {
      _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
    }
    layout.finalizeCollectionViewUpdates()
    let offset = offsetAfterUpdates(layout)
    guard !isTracking, offset != contentOffset else { return }
    contentOffset = offset
    layOutItems()
  }

  private func offsetAfterUpdates(_ layout: UICollectionViewLayout) -> CGPoint {
    let wanted = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    let nearest = nearestOffset(to: wanted)
    return CGPoint(x: min(wanted.x, nearest.x), y: min(wanted.y, nearest.y))
  }

  /// Has the views of elements stand for others; views of elements that `place` sends nowhere go.
  func moveElements(_ place: (CollectionElement) -> CollectionElement?) {
    closeSwipe()
    var shown: [CollectionElement: UICollectionReusableView] = [:]
    for (element, view) in shownViews {
      if let new = place(element) { shown[new] = view } else { dismissView(view, element) }
    }
    shownViews = shown
    let move = { (path: IndexPath) -> IndexPath? in
      guard case .item(let new) = place(.item(path)) else { return nil }
      return new
    }
    selectedPaths = selectedPaths.compactMap(move)
    highlightedPath = highlightedPath.flatMap(move)
    (collectionViewLayout as? UICollectionViewFlowLayout)?.forgetMeasurements()
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.forgetMeasurements()
    let context = collectionViewLayout.makeContext()
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }
}
