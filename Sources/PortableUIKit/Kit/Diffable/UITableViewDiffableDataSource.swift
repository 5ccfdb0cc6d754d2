import Foundation

/// Serves a table with the rows of a snapshot; a new snapshot moves, adds and removes rows.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: SnapshotDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  override func show(_ moves: [IndexPath: IndexPath], reconfiguring: [IndexPath]) {
    tableView?.moveRows(moves, reconfiguring: reconfiguring)
  }
  override func reload() { tableView?.reloadData() }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int {
    contents.snapshot.numberOfSections
  }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contents.itemCount(inSection: section)
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = contents.snapshot.item(at: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    {
      return cell
    }
    UIKitException.raise(
      .internalInconsistency(
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath)"))
    return UITableViewCell()
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension UITableView {
  /// Follows rows that went elsewhere: those that are shown keep their cells.
  ///
  /// - Parameter moves: Where each row that stays is now; others are gone, or to be made anew.
  func moveRows(_ moves: [IndexPath: IndexPath], reconfiguring: [IndexPath]) {
    moveEntries { entry in
      switch entry {
      case .tableHeader, .tableFooter: entry
      case .row(let path): moves[path].map { .row($0) }
      case .header, .footer: nil
      }
    }
    reconfigureRows(at: reconfiguring)
    setNeedsLayout()
  }

  /// Has the data source show rows anew in the cells they have.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = shownViews[.row(path)] as? UITableViewCell, let dataSource,
        let identifier = cell.reuseIdentifier
      else { continue }
      // The provider dequeues: it gets the cell that the row has.
      cells.put(cell, identifier)
      isReconfiguring = true
      let new = dataSource.tableView(self, cellForRowAt: path)
      isReconfiguring = false
      if new !== cell {
        cells.remove(cell, identifier)
        cell.removeFromSuperview()
        shownViews[.row(path)] = new
        insertSubview(new, at: 0)
      }
      if let index = extents?.index(of: .row(path)) { extents?.forgetMeasurement(at: index) }
    }
    setNeedsLayout()
  }
}
