import Drawing
import Foundation

extension PrintedPages {
  /// Lays the rows of a table out over pages; no row that fits on a page is cut.
  ///
  /// - Complexity: O(rows up to the end of the page asked for), as rows that say themselves how high they are have
  ///   to be measured; a page costs its rows.
  init(rowsOf table: UITableView, _ room: PrintRoom, for formatter: UIViewPrintFormatter) {
    let pages = PageCuts(room) { [weak table] start, limit in
      table?.endOfRows(from: start, to: limit)
    }
    self.init(pages) { [weak table, weak formatter] part, rect, context in
      guard let table, let formatter else { return }
      context.clip(to: rect)
      context.translateBy(x: rect.minX, y: rect.minY - part.lowerBound)
      table.printRows(in: part, for: formatter, into: context)
    }
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
    var index = extents?.firstIndex(below: page.lowerBound + PageCuts.tolerance) ?? 0
    while let extents, index < extents.extents.count {
      let entry = extents.extents[index].entry
      let frame = frame(of: entry)
      guard frame.minY < page.upperBound - PageCuts.tolerance else { return }
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
