import Foundation
import PortableUIKit

extension LookCanvas {
  /// The colour of a cell that has none of its own.
  func ground(of cell: UITableViewCell) -> UIColor {
    (cell.superview as? UITableView)?.style ?? .plain == .plain
      ? .systemBackground : .secondarySystemGroupedBackground
  }
}
