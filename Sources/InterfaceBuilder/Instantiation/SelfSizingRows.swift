import PortableUIKit

/// The rows of static and prototype tables whose heights follow their content when a program runs.
///
/// A canvas records the heights that such rows had, and a table of another width, another font or an
/// edited row gives them others. Where nothing in a row determines its height, the recorded one stays.
@MainActor struct SelfSizingRows {
  let hierarchy: InterfaceHierarchy
  /// The views by index.
  let views: [UIView]

  /// The recorded height of a row, which anything in it may change.
  private static let recordedHeight = UILayoutPriority(1)

  /// Gives the rows of all tables that size themselves constraints in place of their recorded frames.
  ///
  /// - Complexity: O(views).
  func install() {
    for (index, table) in hierarchy.views.enumerated()
    where table.kind == "tableView"
      && InterfaceHierarchy.isAutomatic(table.element?.string("rowHeight"))
    {
      install(inTableAt: index)
    }
  }

  private func install(inTableAt index: Int) {
    let rows = hierarchy.views[index].children
      .filter { hierarchy.views[$0].kind == "tableViewCell" && hierarchy.views[$0].isFrameRecorded }
      .sorted { hierarchy.views[$0].frame.minY < hierarchy.views[$1].frame.minY }
    guard rows.contains(where: sizesItself) else { return }
    let table = views[index]
    var above: (view: UIView, bottom: CGFloat)?
    for row in rows {
      let (view, frame) = (views[row], hierarchy.views[row].frame)
      guard view.superview === table else { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
      let inset = hierarchy.views[index].frame.width - frame.width
      let height = view.heightAnchor.constraint(equalToConstant: frame.height)
      if sizesItself(row) {
        height.priority = Self.recordedHeight
        fillWithContent(row)
      }
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: table, attribute: .left,
          multiplier: 1, constant: frame.minX),
        view.widthAnchor.constraint(equalTo: table.widthAnchor, constant: -inset), height,
        place(view, at: frame.minY, below: above, in: table),
      ])
      above = (view, frame.maxY)
    }
  }

  private func place(
    _ view: UIView, at top: CGFloat, below above: (view: UIView, bottom: CGFloat)?, in table: UIView
  ) -> NSLayoutConstraint {
    guard let above else {
      return NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: table, attribute: .top,
        multiplier: 1, constant: top)
    }
    return view.topAnchor.constraint(
      equalTo: above.view.bottomAnchor, constant: top - above.bottom)
  }

  /// Ties a row's content to its row: the height of the one is that of the other.
  private func fillWithContent(_ row: Int) {
    let cell = views[row]
    guard let content = cell.ownContentView,
      let index = hierarchy.views[row].children.first(where: {
        hierarchy.views[$0].role == .contentView
      })
    else { return }
    let frame = hierarchy.views[index].frame
    let outer = hierarchy.views[row].frame.size
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: content, attribute: .leading, relatedBy: .equal, toItem: cell, attribute: .leading,
        multiplier: 1, constant: frame.minX),
      NSLayoutConstraint(
        item: content, attribute: .trailing, relatedBy: .equal, toItem: cell,
        attribute: .trailing, multiplier: 1, constant: frame.maxX - outer.width),
      content.topAnchor.constraint(equalTo: cell.topAnchor, constant: frame.minY),
      content.bottomAnchor.constraint(
        equalTo: cell.bottomAnchor, constant: frame.maxY - outer.height),
    ])
  }

  /// Whether the height of a row is its content's: the document sets none for it.
  private func sizesItself(_ row: Int) -> Bool {
    let height = hierarchy.views[row].element?.string("rowHeight").flatMap { Double($0) }
    return height.map { $0 < 0 } ?? true
  }
}
