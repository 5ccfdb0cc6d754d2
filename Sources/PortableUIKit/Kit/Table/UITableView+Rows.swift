import Foundation

extension UITableView {
  // MARK: Extents

  func forgetItems() {
    closeSwipe()
    for (entry, view) in shownViews { dismiss(view, entry) }
    shownViews = [:]
    selectedPaths = []
    highlightedPath = nil
    extents = nil
    awaitsRows = true
    pending.forget()
    prefetching.forget()
    setNeedsLayout()
  }

  /// Takes the place of another view at the top or bottom of the content.
  func replaceEdgeView(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return edgeViewWasSetAgain() }
    old?.removeFromSuperview()
    shownViews[.tableHeader] = nil
    shownViews[.tableFooter] = nil
    if let new { addSubview(new) }
    extents = nil
    setNeedsLayout()
  }

  /// Takes the height that a header or footer of the table was given since it was set; nothing changes where it has
  /// the height that it had, so that passes in which it is set each time end (UM-1603).
  private func edgeViewWasSetAgain() {
    let edges: [(TableEntry, UIView?)] = [
      (.tableHeader, tableHeaderView), (.tableFooter, tableFooterView),
    ]
    for (entry, view) in edges {
      guard let view, let index = extents?.index(of: entry),
        extents?.extents[index].height != view.frame.height
      else { continue }
      extents?.setHeight(view.frame.height, measuredAt: nil, at: index)
      setNeedsLayout()
    }
  }

  /// Asks for rows and heights where they are not known.
  func loadRows() {
    guard extents == nil, !isLoadingRows, let dataSource else { return }
    isLoadingRows = true
    defer { isLoadingRows = false }
    extents = makeExtents(dataSource)
    loadedMeasures = measures
    takeSectionIndex()
  }

  /// Makes titles anew that were made before the table came into a window of another release of the system.
  func takeMeasuresOfWindow() {
    guard window != nil, extents != nil, loadedMeasures != measures else { return }
    for (entry, view) in shownViews {
      guard let header = view as? UITableViewHeaderFooterView, header.isTitle else { continue }
      header.removeFromSuperview()
      shownViews[entry] = nil
    }
    extents = nil
    setNeedsLayout()
  }

  var sectionCount: Int { extents?.rowCounts.count ?? 0 }

  /// Asks the data source for the numbers of sections and rows, and the delegate for their heights.
  func makeExtents(_ source: any UITableViewDataSource) -> TableExtents {
    var extents = TableExtents()
    if let tableHeaderView {
      extents.append(.tableHeader, height: tableHeaderView.frame.height, isAutomatic: false)
    }
    for section in 0..<source.numberOfSections(in: self) {
      appendEdge(
        .header(section: section), to: &extents,
        title: source.tableView(self, titleForHeaderInSection: section),
        view: delegate?.tableView(self, viewForHeaderInSection: section),
        height: delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight,
        estimate: delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
          ?? estimatedSectionHeaderHeight)
      for row in 0..<source.tableView(self, numberOfRowsInSection: section) {
        let path = IndexPath(row: row, section: section)
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        guard height < 0 else {
          extents.append(.row(path), height: height, isAutomatic: false)
          continue
        }
        let estimate =
          delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        extents.append(
          .row(path),
          height: estimate > 0 ? estimate : measures.table.rowHeight(atScale: currentScreen.scale),
          isAutomatic: true)
      }
      appendEdge(
        .footer(section: section), to: &extents,
        title: source.tableView(self, titleForFooterInSection: section),
        view: delegate?.tableView(self, viewForFooterInSection: section),
        height: delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
        estimate: delegate?.tableView(self, estimatedHeightForFooterInSection: section)
          ?? estimatedSectionFooterHeight)
    }
    if let tableFooterView {
      extents.append(.tableFooter, height: tableFooterView.frame.height, isAutomatic: false)
    }
    return extents
  }

  /// A header or footer of a section: of its given height, otherwise as its view needs; nothing without a view
  /// and a title.
  private func appendEdge(
    _ entry: TableEntry, to extents: inout TableExtents, title: @autoclosure () -> String?,
    view: @autoclosure () -> UIView?, height: CGFloat,
    estimate: @autoclosure () -> CGFloat
  ) {
    if shownViews[entry] != nil {
      // The section was there before: it keeps its header and footer.
    } else if let view = view() {
      shownViews[entry] = view
      addSubview(view)
    } else if let title = title() {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.isTitle = true
      view.textLabel?.text = title
      if style != .plain { view.showAsGroupTitle(inset: groupInset, entry, measures) }
      shownViews[entry] = view
      addSubview(view)
    }
    let padding = shownViews[entry] == nil ? 0 : headerPadding(of: entry)
    if height >= 0 {
      extents.append(entry, height: height, isAutomatic: false, padding: padding)
    } else if shownViews[entry] == nil {
      let gap = style == .plain ? 0 : measures.table.groupGap
      let isFirst = entry == .header(section: 0) && tableHeaderView == nil
      extents.append(entry, height: isFirst ? 2 * gap : gap, isAutomatic: false)
    } else {
      let estimate = estimate()
      extents.append(
        entry, height: estimate > 0 ? estimate : UITableView.standardHeaderHeight,
        isAutomatic: true, padding: padding)
    }
  }

  /// The room in points above the view of a header.
  private func headerPadding(of entry: TableEntry) -> CGFloat {
    guard style == .plain, entry.isHeader else { return 0 }
    return sectionHeaderTopPadding < 0
      ? measures.table.headerPadding : max(0, sectionHeaderTopPadding)
  }

  /// Asks the data source for the heights again; the cells on screen stay.
  func heightsDidChange() {
    guard extents != nil, let dataSource else { return }
    extents = makeExtents(dataSource)
    setNeedsLayout()
  }

  /// How far the rows of an inset group stay away from the safe area at the sides of the table: the margins of rows.
  private var groupInset: CGFloat { style == .insetGrouped ? rowSide : 0 }

  /// The distances of an entry's view from the sides of the table.
  private func sides(of entry: TableEntry) -> (left: CGFloat, right: CGFloat) {
    guard style == .insetGrouped, entry.isInset else { return (0, 0) }
    return (safeAreaInsets.left + rowSide, safeAreaInsets.right + rowSide)
  }

  /// The height in points of a row whose height nothing else determines.
  private var standardRowHeight: CGFloat {
    let (table, scale) = (measures.table, currentScreen.scale)
    return table.rowHeight(atScale: scale) - table.lineLeftOut(atScale: scale)
  }

  // MARK: Layout

  /// Makes, measures and places the visible rows, and lets the others go.
  func layOutRows() {
    // A question for cells in the midst of this leads to no layout.
    awaitsRows = false
    guard let dataSource else { return }
    loadRows()
    guard var extents, bounds.width > 0 else { return }
    let width = bounds.width
    var index = extents.firstIndex(below: bounds.minY)
    var visible: Set<TableEntry> = []
    while index < extents.extents.count {
      let extent = extents.extents[index]
      let top = extents.top(of: index)
      guard top < bounds.maxY else { break }
      if let view = shownView(for: extent.entry, from: dataSource) {
        visible.insert(extent.entry)
        let sides = sides(of: extent.entry)
        let room = width - sides.left - sides.right
        if extent.isAutomatic, extent.measuredWidth != width {
          let height =
            measure(view, of: extent.entry, width: room) ?? extent.height - extent.padding
          extents.setHeight(height, measuredAt: width, at: index)
        }
        view.frame = CGRect(
          x: sides.left + swipeOffset(of: extent.entry), y: top + extent.padding,
          width: room, height: extents.extents[index].height - extent.padding)
        if cellLayoutMarginsFollowReadableWidth { giveReadableMargins(to: view, sides) }
      }
      index += 1
    }
    self.extents = extents
    contentSize = CGSize(width: width, height: extents.total)
    releaseRows(besides: visible)
    pinHeaders()
    tellOfEdges()
    placeSwipe()
  }

  /// How far in points an entry's view is drawn aside.
  private func swipeOffset(of entry: TableEntry) -> CGFloat {
    guard swipe != nil, case .row(let path) = entry else { return 0 }
    return swipeOffset(of: path)
  }

  /// The frame of a row's view that is not drawn aside.
  func rowFrame(at path: IndexPath) -> CGRect {
    let (frame, sides) = (frame(of: .row(path)), sides(of: .row(path)))
    return frame.inset(by: UIEdgeInsets(top: 0, left: sides.left, bottom: 0, right: sides.right))
  }

  /// Tells the delegate of the headers and footers that have come into view and that have gone.
  private func tellOfEdges() {
    guard let delegate else { return }
    for (entry, view) in displayedEdges
    where shownViews[entry] !== view || !view.frame.intersects(bounds) {
      displayedEdges[entry] = nil
      switch entry {
      case .header(let section):
        delegate.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      case .footer(let section):
        delegate.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      case .row, .tableHeader, .tableFooter: break
      }
    }
    let new = shownViews.filter { entry, view in
      displayedEdges[entry] == nil && view.frame.intersects(bounds)
    }
    for (entry, view) in new.sorted(by: { $0.value.frame.minY < $1.value.frame.minY }) {
      switch entry {
      case .header(let section):
        displayedEdges[entry] = view
        delegate.tableView(self, willDisplayHeaderView: view, forSection: section)
      case .footer(let section):
        displayedEdges[entry] = view
        delegate.tableView(self, willDisplayFooterView: view, forSection: section)
      case .row, .tableHeader, .tableFooter: break
      }
    }
  }

  /// Has the content of a row, header or footer keep the width that is best read.
  private func giveReadableMargins(to view: UIView, _ sides: (left: CGFloat, right: CGFloat)) {
    let wide = readableInsets
    for view in [view, (view as? UITableViewCell)?.contentView].compactMap({ $0 }) {
      var margins = view.layoutMargins
      margins.left = max(0, wide.left - sides.left)
      margins.right = max(0, wide.right - sides.right)
      if view.layoutMargins != margins { view.layoutMargins = margins }
    }
  }

  private func shownView(
    for entry: TableEntry, from dataSource: any UITableViewDataSource
  ) -> UIView? {
    switch entry {
    case .tableHeader: return tableHeaderView
    case .tableFooter: return tableFooterView
    case .header, .footer: return shownViews[entry]
    case .row(let path):
      if let view = shownViews[entry] { return view }
      let cell = dataSource.tableView(self, cellForRowAt: path)
      shownViews[entry] = cell
      cell.isSelected = selectedPaths.contains(path)
      if isEditing || cell.isEditing { takeEditing(cell) }
      if let delegate {
        cell.indentationLevel = delegate.tableView(self, indentationLevelForRowAt: path)
      }
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      insertSubview(cell, at: lowestRowIndex)
      return cell
    }
  }

  /// The place among the subviews of a row that is behind all others: right above the background.
  var lowestRowIndex: Int {
    guard let backgroundView else { return 0 }
    return (subviews.firstIndex { $0 === backgroundView }).map { $0 + 1 } ?? 0
  }

  /// The height in points that a view needs at a width; nil where it needs none.
  private func measure(_ view: UIView, of entry: TableEntry, width: CGFloat) -> CGFloat? {
    view.frame.size.width = width
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if (view as? UITableViewHeaderFooterView)?.isTitle == true, entry.isHeader, style != .plain {
      return groupTitleHeight(size.height, of: entry)
    }
    if size.height > 0 { return ceilToPixel(size.height) }
    return view is UITableViewCell ? standardRowHeight : nil
  }

  /// The height of the header of a group with a title whose text needs a height. The first one of a grouped table
  /// has more room above (UM-1612).
  private func groupTitleHeight(_ needed: CGFloat, of entry: TableEntry) -> CGFloat {
    let table = measures.table
    let isFirst = style == .grouped && entry == .header(section: 0) && tableHeaderView == nil
    let height = table.groupHeaderHeight(atScale: currentScreen.scale)
    return max(height, ceilToPixel(needed)) + (isFirst ? table.groupGap : 0)
  }

  /// Rows out of view can be used again. Headers stay: the delegate is asked for them once.
  private func releaseRows(besides visible: Set<TableEntry>) {
    for (entry, view) in shownViews where !visible.contains(entry) {
      guard case .row = entry else { continue }
      shownViews[entry] = nil
      dismiss(view, entry)
    }
  }

  func dismissView(_ view: UIView, _ entry: TableEntry) { dismiss(view, entry) }

  private func dismiss(_ view: UIView, _ entry: TableEntry) {
    switch entry {
    case .tableHeader, .tableFooter: return
    case .row(let path):
      view.removeFromSuperview()
      guard let cell = view as? UITableViewCell else { return }
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      // The rows of a document are kept by their section.
      guard staticSections.isEmpty, let identifier = cell.reuseIdentifier else { return }
      cells.put(cell, identifier)
    case .header, .footer:
      view.removeFromSuperview()
      if let header = view as? UITableViewHeaderFooterView, let identifier = header.reuseIdentifier
      {
        headers.put(header, identifier)
      }
    }
  }

  /// A plain table keeps the header of the section at its top edge and the footer of the one at its bottom edge in
  /// view, until the next section pushes them away.
  private func pinHeaders() {
    guard style == .plain else { return }
    let inset = adjustedContentInset
    let (top, bottom) = (bounds.minY + inset.top, bounds.maxY - inset.bottom)
    for (entry, view) in shownViews {
      var frame: CGRect
      switch entry {
      case .header(let section):
        frame = self.frame(of: entry)
        let end = frameOfSection(section).maxY
        frame.origin.y = max(frame.minY, min(top, end - frame.height))
      case .footer(let section):
        frame = self.frame(of: entry)
        let start = self.frame(of: .header(section: section)).maxY
        if start < bottom {
          frame.origin.y = min(frame.minY, max(bottom - frame.height, start))
        }
      case .row, .tableHeader, .tableFooter: continue
      }
      if view.frame != frame { view.frame = frame }
    }
  }

  func cellDidInvalidateSize(_ cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, let path = path(of: cell),
      let index = extents?.index(of: .row(path))
    else { return }
    extents?.forgetMeasurement(at: index)
    setNeedsLayout()
  }

  // MARK: Rows for a moment

  /// Measures the rows between two places at the present width, those out of view for a moment each.
  ///
  /// - Returns: where the last row ends that ends before `limit`; `start` where no row does; nil where no row
  ///   lies below `start`.
  /// - Complexity: O(rows up to `limit`) the first time, then O(rows between the places).
  func endOfRows(from start: CGFloat, to limit: CGFloat) -> CGFloat? {
    guard dataSource != nil, bounds.width > 0 else { return nil }
    loadRows()
    let (width, count) = (bounds.width, extents?.extents.count ?? 0)
    var index = extents?.firstIndex(below: start + PageCuts.tolerance) ?? count
    guard index < count else { return nil }
    var (end, measured) = (start, 0)
    while index < count, let extent = extents?.extents[index] {
      if extent.isAutomatic, extent.measuredWidth != width {
        withView(of: extent.entry) { view in
          let sides = sides(of: extent.entry)
          let height =
            measure(view, of: extent.entry, width: width - sides.left - sides.right)
            ?? extent.height - extent.padding
          extents?.setHeight(height, measuredAt: width, at: index)
        }
        measured += 1
        // Each new row looks through the traces that removed rows leave in the engine, until the engine is
        // solved.
        if measured.isMultiple(of: 16) { layoutIfNeeded() }
      }
      let bottom = extents?.top(of: index + 1) ?? end
      guard bottom <= limit + PageCuts.tolerance else { break }
      end = bottom
      index += 1
    }
    // The content is as high as the rows that were measured say.
    if measured > 0 { setNeedsLayout() }
    return end
  }

  /// Calls `body` with the view of an entry in its place, which goes again where it was not in view; not
  /// at all for one without.
  func withView(of entry: TableEntry, _ body: (UIView) -> Void) {
    guard let dataSource else { return }
    showsRowForMoment = true
    defer { showsRowForMoment = false }
    let isShown = shownViews[entry] != nil
    guard let view = shownView(for: entry, from: dataSource) else { return }
    body(view)
    guard !isShown, case .row = entry else { return }
    shownViews[entry] = nil
    dismiss(view, entry)
  }

  // MARK: Questions

  /// The rectangle of an entry's view, without the room above it.
  func frame(of entry: TableEntry) -> CGRect {
    guard let index = extents?.index(of: entry), let top = extents?.top(of: index),
      let extent = extents?.extents[index]
    else { return .zero }
    return CGRect(
      x: 0, y: top + extent.padding, width: bounds.width, height: extent.height - extent.padding)
  }

  func frameOfSection(_ section: Int) -> CGRect {
    frame(of: .header(section: section)).union(frame(of: .footer(section: section)))
  }

  func paths(in rect: CGRect) -> [IndexPath] {
    guard var extents else { return [] }
    var paths: [IndexPath] = []
    var index = extents.firstIndex(below: rect.minY)
    while index < extents.extents.count, extents.top(of: index) <= rect.maxY {
      if case .row(let path) = extents.extents[index].entry,
        extents.top(of: index) < rect.maxY || rect.height == 0
      {
        paths.append(path)
      }
      index += 1
    }
    return paths
  }

  var visiblePaths: [IndexPath] {
    shownViews.keys.compactMap { entry in
      guard case .row(let path) = entry else { return nil }
      return path
    }.sorted()
  }

  func path(of cell: UITableViewCell) -> IndexPath? {
    for case (.row(let path), let view) in shownViews where view === cell { return path }
    return nil
  }

  // MARK: Scrolling

  /// Scrolls to a row and to the header before it, or the footer behind it, if it is the first or last one of its section
  /// (reported). In a plain table other rows keep clear of both too, as those stay in view.
  func scroll(to path: IndexPath, _ position: ScrollPosition) {
    layOutRows()
    let row = frame(of: .row(path))
    let inset = adjustedContentInset
    let (isFirst, isLast) = (path.row == 0, path.row == numberOfRows(inSection: path.section) - 1)
    let header = frame(of: .header(section: path.section)).height
    let footer = frame(of: .footer(section: path.section)).height
    let above = row.minY - (style == .plain || isFirst ? header : 0)
    let below = row.maxY + (style == .plain || isLast ? footer : 0)
    switch position {
    case .top: scroll(toTop: above)
    case .bottom: scroll(toTop: below - bounds.height + inset.bottom + inset.top)
    case .middle: scroll(toTop: row.midY - bounds.height / 2 + inset.top)
    case .none:
      let isPlain = style == .plain
      if (isPlain ? above : row.minY) < bounds.minY + inset.top {
        scroll(toTop: above)
      } else if (isPlain ? below : row.maxY) > bounds.maxY - inset.bottom {
        scroll(toTop: below - bounds.height + inset.bottom + inset.top)
      }
    }
  }

  /// Brings a place of the content to the top of the visible part, as far as there is content below.
  func scroll(toTop y: CGFloat) {
    let inset = adjustedContentInset
    let last = max(-inset.top, contentSize.height - bounds.height + inset.bottom)
    contentOffset.y = min(max(y - inset.top, -inset.top), last)
  }
}
