import Drawing
import Foundation

extension PrintedPages {
  /// Lays the rows of a table out over pages, none of them cut that fits on one.
  ///
  /// - Complexity: O(rows), as rows that say themselves how high they are have to be measured; a page costs
  ///   its rows.
  init(rowsOf table: UITableView, _ room: PrintRoom, for formatter: UIViewPrintFormatter) {
    table.measureAllRows()
    var extents = table.extents ?? TableExtents()
    let pages = Self.cuts(extents.total, room) { start, limit in
      // A last bit more: sums of heights may miss the edge of a page by one.
      let index = extents.firstIndex(below: limit + 0.001)
      return index < extents.extents.count ? extents.top(of: index) : limit
    }
    self.init(
      count: pages.count, height: { pages[$0].upperBound - pages[$0].lowerBound },
      draw: { [weak table, weak formatter] index, rect, context in
        guard let table, let formatter else { return }
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY - pages[index].lowerBound)
        table.printRows(in: pages[index], for: formatter, into: context)
      })
  }
}

extension UITableView {
  fileprivate func printRows(
    in page: ClosedRange<CGFloat>, for formatter: UIViewPrintFormatter, into context: CGContext
  ) {
    let rect = CGRect(
      x: 0, y: page.lowerBound, width: bounds.width, height: page.upperBound - page.lowerBound)
    if let color = layer.backgroundColor {
      context.setFillColor(color)
      context.fill(rect)
    }
    context.performAsCurrent { draw(rect, for: formatter) }
    var index = extents?.firstIndex(below: page.lowerBound + 0.001) ?? 0
    while let extents, index < extents.extents.count {
      let entry = extents.extents[index].entry
      let frame = frame(of: entry)
      guard frame.minY < page.upperBound - 0.001 else { return }
      withView(of: entry) { view in
        view.frame = frame
        if let cell = view as? UITableViewCell, case .row(let path) = entry {
          cell.beginsGroup = path.row == 0
          cell.endsGroup = path.row == numberOfRows(inSection: path.section) - 1
        }
        view.layoutIfNeeded()
        view.displayMarkedViews()
        view.printPlaced(into: context)
      }
      index += 1
    }
  }
}
