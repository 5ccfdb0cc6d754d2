import Foundation

/// A section of a table whose rows stand in a document.
package struct StaticTableSection {
  package var headerTitle: String?
  package var footerTitle: String?
  package var headerView: UIView?
  package var footerView: UIView?
  package var rows: [Row] = []

  /// A cell with its height in points; without one the table's applies.
  package struct Row {
    package var cell: UITableViewCell
    package var height: CGFloat?

    package init(cell: UITableViewCell, height: CGFloat?) {
      self.cell = cell
      self.height = height
    }
  }

  package init() {}
}
