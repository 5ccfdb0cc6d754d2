import Foundation

extension UITableView {
  // MARK: Collecting

  /// Notes changes; without a beginning before them they are a batch of their own.
  func change(_ note: (inout BatchUpdates) -> Void) {
    openUpdates()
    note(&pending.updates)
    closeUpdates()
  }

  func openUpdates() {
    if pending.begin() { pending.before = extents?.rowCounts }
  }

  /// Asks for the numbers of rows before the changes, if they have not been asked for yet.
  func countRowsBeforeUpdates() {
    if pending.before == nil, pending.updates.isEmpty { pending.before = countRows() }
  }

  private func countRows() -> [Int]? {
    dataSource.map { source in
      (0..<source.numberOfSections(in: self)).map {
        source.tableView(self, numberOfRowsInSection: $0)
      }
    }
  }

  /// Checks the changes and follows them, at the outermost end.
  func closeUpdates() {
    guard pending.end() else { return }
    let (updates, before) = pending.take()
    guard let after = countRows() else { return }
    guard let before else { return updates.isEmpty ? setNeedsLayout() : forgetRows() }
    do {
      follow(try BatchPlan(updates, before: before, after: after, wording: .table))
    } catch {
      UIKitException.raise(error)
      // The data are others in any case.
      forgetRows()
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

  private func follow(_ plan: BatchPlan) {
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
    closeSwipe()
    setNeedsLayout()
  }
}
