import Foundation

/// A size that a row or an item has on the canvas alone: when the program runs, a list gives it another one.
package enum CanvasSize: Sendable, Hashable {
  /// The row of a table whose rows have automatic heights.
  case automaticRow(String, table: String)
  /// The row of a document of its own: whatever table shows it gives it width and height.
  case loneRow(String)
  /// The row of a table that gives all rows one height, other than the one on the canvas.
  case uniformRow(String, height: Double, table: String)
  /// An item of a layout that asks items for their sizes.
  case selfSizingItem(String, collection: String)
  /// An item that a layout gives one size for all items, other than the one on the canvas.
  case uniformItem(String, size: CGSize, collection: String)
  /// An item of a layout that the program itself writes.
  case arrangedItem(String, collection: String)
  /// An item of a document of its own: the layout of whatever list shows it gives it its size.
  case loneItem(String)
}

extension InterfaceHierarchy {
  /// What gives the view `id` another width or height when the program runs, if it or the row or item it fills has the
  /// recorded one on the canvas alone; nil for a size that holds then, too.
  ///
  /// The rows of a static table keep heights of their own; those of prototypes are the canvas's, as `UITableView` asks
  /// its delegate and `rowHeight` alone.
  package func canvasSize(of id: String, isHeight: Bool) -> CanvasSize? {
    guard var index = index(of: id) else { return nil }
    let size = views[index].frame.size
    if views[index].role == .contentView, let parent = views[index].parent { index = parent }
    let view = views[index]
    switch view.kind {
    case "tableViewCell":
      guard let parent = view.parent else { return .loneRow(view.id) }
      return isHeight ? row(view, in: views[parent], height: size.height) : nil
    case "collectionViewCell", "collectionReusableView":
      guard let parent = view.parent else { return .loneItem(view.id) }
      guard view.kind == "collectionViewCell" else { return nil }
      return item(
        view, in: views[parent],
        isOther: { isHeight ? $0.height != size.height : $0.width != size.width })
    default: return nil
    }
  }

  private func row(
    _ row: InterfaceView, in table: InterfaceView, height: Double
  ) -> CanvasSize? {
    let own = row.element?.string("rowHeight").flatMap { Double($0) } ?? -1
    guard own < 0 || table.element?.string("dataMode") != "static" else { return nil }
    let ofTable = table.element?.string("rowHeight")
    if Self.isAutomatic(ofTable) { return .automaticRow(row.id, table: table.id) }
    guard own >= 0, let uniform = ofTable.flatMap({ Double($0) }), uniform != height else {
      return nil
    }
    return .uniformRow(row.id, height: uniform, table: table.id)
  }

  /// Whether the height of rows, as a document writes it, is `UITableView.automaticDimension`.
  static func isAutomatic(_ rowHeight: String?) -> Bool {
    rowHeight.flatMap { Double($0) }.map { $0 < 0 } ?? false
  }

  private func item(
    _ item: InterfaceView, in collection: InterfaceView, isOther: (CGSize) -> Bool
  ) -> CanvasSize? {
    guard let layout = collection.element?.child(key: "collectionViewLayout") else { return nil }
    let size = { (key: String) -> CGSize? in
      guard let size = layout.child(key: key) else { return nil }
      let side = { (name: String) in size.attributes[name].flatMap { Double($0) } ?? 0 }
      return CGSize(width: side("width"), height: side("height"))
    }
    guard layout.name == "collectionViewFlowLayout", layout.attributes["customClass"] == nil else {
      return .arrangedItem(item.id, collection: collection.id)
    }
    if layout.attributes["automaticEstimatedItemSize"] == "YES"
      || (size("estimatedItemSize") ?? .zero) != .zero
    {
      return .selfSizingItem(item.id, collection: collection.id)
    }
    guard let uniform = size("itemSize"), uniform.width > 0, uniform.height > 0 else { return nil }
    return isOther(uniform) ? .uniformItem(item.id, size: uniform, collection: collection.id) : nil
  }
}
