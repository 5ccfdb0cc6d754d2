import Foundation

/// A controller whose view is a table; it is the table's data source and delegate.
///
/// By default it has the rows that its document holds ("static cells"), or none. A subclass that
/// overrides part of the data source passes the rest on to `super`.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  /// Whether rows that are selected are deselected when the view appears: after `viewWillAppear`, or
  /// after `viewIsAppearing` where it comes with an animation (UM-1508).
  open var clearsSelectionOnViewWillAppear = true

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  override func clearSelectionOnAppearing() {
    guard clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? UITableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: false)
    }
  }

  open override func loadView() {
    if loadViewFromDocument() {
      guard let table = viewIfLoaded as? UITableView else { return }
      if table.dataSource == nil { table.dataSource = self }
      if table.delegate == nil { table.delegate = self }
      return
    }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  private func staticSection(_ index: Int, _ tableView: UITableView) -> StaticTableSection? {
    let sections = tableView.staticSections
    return sections.indices.contains(index) ? sections[index] : nil
  }

  private func staticRow(_ path: IndexPath, _ tableView: UITableView) -> StaticTableSection.Row? {
    guard let rows = staticSection(path.section, tableView)?.rows else { return nil }
    return rows.indices.contains(path.row) ? rows[path.row] : nil
  }

  open func numberOfSections(in tableView: UITableView) -> Int {
    max(1, tableView.staticSections.count)
  }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticSection(section, tableView)?.rows.count ?? 0
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { staticRow(indexPath, tableView)?.cell ?? UITableViewCell() }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    staticSection(section, tableView)?.headerTitle
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    staticSection(section, tableView)?.footerTitle
  }
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    staticRow(indexPath, tableView)?.height ?? tableView.rowHeight
  }
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    staticSection(section, tableView)?.headerView
  }
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    staticSection(section, tableView)?.footerView
  }
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
