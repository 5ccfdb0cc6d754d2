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
    case (let table as UITableView, "dataSource", let source as any UITableViewDataSource):
      table.dataSource = source
    case (let table as UITableView, "delegate", let delegate as any UITableViewDelegate):
      table.delegate = delegate
    case (
      let collection as UICollectionView, "dataSource", let source as any UICollectionViewDataSource
    ):
      collection.dataSource = source
    case (
      let collection as UICollectionView, "delegate", let delegate as any UICollectionViewDelegate
    ):
      collection.delegate = delegate
    case (let text as UITextView, "delegate", let delegate as any UITextViewDelegate):
      text.delegate = delegate
    case (let scroll as UIScrollView, "delegate", let delegate as any UIScrollViewDelegate):
      scroll.scrollDelegate = delegate
    case (let field as UITextField, "delegate", let delegate as any UITextFieldDelegate):
      field.delegate = delegate
    case (let picker as UIPickerView, "dataSource", let source as any UIPickerViewDataSource):
      picker.dataSource = source
    case (let picker as UIPickerView, "delegate", let delegate as any UIPickerViewDelegate):
      picker.delegate = delegate
    case (
      let split as UISplitViewController, "delegate",
      let delegate as any UISplitViewControllerDelegate
    ):
      split.delegate = delegate
    case (
      let recognizer as UIGestureRecognizer, "delegate",
      let delegate as any UIGestureRecognizerDelegate
    ):
      recognizer.delegate = delegate
    case (let cell as UITableViewCell, "backgroundView", let view as UIView):
      cell.backgroundView = view
    case (let cell as UITableViewCell, "selectedBackgroundView", let view as UIView):
      cell.selectedBackgroundView = view
    case (let cell as UICollectionViewCell, "backgroundView", let view as UIView):
      cell.backgroundView = view
    case (let cell as UICollectionViewCell, "selectedBackgroundView", let view as UIView):
      cell.selectedBackgroundView = view
    case (let table as UITableView, "backgroundView", let view as UIView):
      table.backgroundView = view
    case (let collection as UICollectionView, "backgroundView", let view as UIView):
      collection.backgroundView = view
    default:
      return false
    }
    return true
  }

  /// Sets the outlet collection `name` of `object`; false where its class has no such collection for
  /// `values`.
  ///
  /// - Parameter appending: Whether the objects in the collection already stay there.
  static func set(
    _ name: String, of object: AnyObject, to values: [AnyObject], appending: Bool
  ) -> Bool {
    guard name == "gestureRecognizers", let view = object as? UIView,
      let recognizers = values as? [UIGestureRecognizer]
    else { return false }
    view.gestureRecognizers = (appending ? view.gestureRecognizers ?? [] : []) + recognizers
    return true
  }
}
