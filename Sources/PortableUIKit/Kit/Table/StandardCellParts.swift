/// A label of a cell's style: the cell places it anew where its text changes.
@MainActor final class StandardCellLabel: UILabel {
  @Known var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.standardContentDidChange()
  }
}

/// The image of a cell's style: the cell places it anew where it changes.
@MainActor final class StandardCellImageView: UIImageView {
  @Known var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.standardContentDidChange()
  }
}
