import Foundation

extension UITableView: ItemChangeHost {
  static var wording: BatchWording { .table }
  var shownCounts: [Int]? { extents?.rowCounts }

  func countItems() -> [Int]? {
    dataSource.map { source in
      (0..<source.numberOfSections(in: self)).map {
        source.tableView(self, numberOfRowsInSection: $0)
      }
    }
  }

  // MARK: Following

  /// Where an entry is after changes; nil for one that is gone or is to be made anew.
  private func place(of entry: TableEntry, _ plan: BatchPlan) -> TableEntry? {
    switch entry {
    case .tableHeader, .tableFooter: entry
    case .row(let path): plan.reloads(path) ? nil : plan.newPath(path).map { .row($0) }
    case .header(let section):
      plan.reloads(section: section) ? nil : plan.newSection(section).map { .header(section: $0) }
    case .footer(let section):
      plan.reloads(section: section) ? nil : plan.newSection(section).map { .footer(section: $0) }
    }
  }

  func follow(_ plan: BatchPlan, _ updates: BatchUpdates) {
    let old = extents
    moveEntries { place(of: $0, plan) }
    guard let dataSource else { return }
    var extents = makeExtents(dataSource)
    for extent in old?.extents ?? [] {
      guard let width = extent.measuredWidth, let entry = place(of: extent.entry, plan),
        let index = extents.index(of: entry), extents.extents[index].isAutomatic
      else { continue }
      // A row in view is measured again, as its content may have changed.
      extents.setHeight(
        extent.height, measuredAt: shownViews[entry] == nil ? width : nil, at: index)
    }
    self.extents = extents
    setNeedsLayout()
    layOutRows()
    let nearest = nearestOffset(to: contentOffset)
    guard !isTracking, contentOffset.y > nearest.y else { return }
    contentOffset.y = nearest.y
    layOutRows()
  }

  /// Has the views of entries stand for others; views of entries that `place` sends nowhere go.
  func moveEntries(_ place: (TableEntry) -> TableEntry?) {
    closeSwipe()
    var shown: [TableEntry: UIView] = [:]
    for (entry, view) in shownViews {
      if let new = place(entry) { shown[new] = view } else { dismissView(view, entry) }
    }
    shownViews = shown
    let move = { (path: IndexPath) -> IndexPath? in
      guard case .row(let new) = place(.row(path)) else { return nil }
      return new
    }
    selectedPaths = selectedPaths.compactMap(move)
    highlightedPath = highlightedPath.flatMap(move)
    extents = nil
    setNeedsLayout()
  }
}
