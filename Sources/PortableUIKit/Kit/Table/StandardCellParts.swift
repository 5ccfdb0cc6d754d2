/// A label of a cell's style: the cell places it anew where its text changes.
@MainActor final class StandardCellLabel: UILabel {
  weak var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.standardContentDidChange()
  }
}

/// The image of a cell's style: the cell places it anew where it changes.
@MainActor final class StandardCellImageView: UIImageView {
  weak var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.standardContentDidChange()
  }
}
