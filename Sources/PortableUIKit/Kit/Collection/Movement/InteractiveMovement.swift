import Foundation

/// An item of a collection that follows a finger.
///
/// The layout places the items as if the item already stood at ``current``; the data source hears of it when the
/// movement ends, so that until then its places differ from those that are shown.
struct InteractiveMovement {
  /// The place of the item in the data source.
  let original: IndexPath
  /// The place at which the item is shown.
  var current: IndexPath
  /// The middle of the item, in points of the content.
  var position: CGPoint

  /// The place in the data source of the item that is shown at `path`.
  func dataPath(_ path: IndexPath) -> IndexPath {
    InteractiveMovement.place(of: path, moving: current, to: original)
  }

  /// How many more items a section shows than the data source has in it.
  func surplus(in section: Int) -> Int {
    (current.section == section ? 1 : 0) - (original.section == section ? 1 : 0)
  }

  /// Where an item is after another one, or itself, has moved from `start` to `end`.
  static func place(of path: IndexPath, moving start: IndexPath, to end: IndexPath) -> IndexPath {
    if path == start { return end }
    var item = path.item
    if path.section == start.section, item > start.item { item -= 1 }
    if path.section == end.section, item >= end.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }
}
