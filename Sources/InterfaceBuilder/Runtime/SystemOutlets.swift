import PortableUIKit

/// The outlets of the system's own classes that documents connect.
@MainActor enum SystemOutlets {
  /// Sets the outlet `name` of `object`; false where its class has no such outlet for `value`.
  static func set(_ name: String, of object: AnyObject, to value: AnyObject) -> Bool {
    switch (object, name, value) {
    case (let controller as UIViewController, "view", let view as UIView):
      controller.view = view
    case (let cell as UITableViewCell, "accessoryView", let view as UIView):
      cell.accessoryView = view
    case (let cell as UITableViewCell, "textLabel", let label as UILabel):
      cell.textLabel = label
    case (let cell as UITableViewCell, "detailTextLabel", let label as UILabel):
      cell.detailTextLabel = label
    case (let cell as UITableViewCell, "imageView", let view as UIImageView):
      cell.imageView = view
    case (let table as UITableView, "tableHeaderView", let view as UIView):
      table.tableHeaderView = view
    case (let table as UITableView, "tableFooterView", let view as UIView):
      table.tableFooterView = view
    default:
      return false
    }
    return true
  }
}
