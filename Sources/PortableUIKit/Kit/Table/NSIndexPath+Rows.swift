import Foundation

extension NSIndexPath {
  /// The path of a row of a table.
  public convenience init(row: Int, section: Int) {
    let indexes = [section, row]
    self.init(indexes: indexes, length: indexes.count)
  }

  /// The path of an item of a collection.
  public convenience init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  public var section: Int { index(atPosition: 0) }
  public var row: Int { index(atPosition: 1) }
  public var item: Int { index(atPosition: 1) }
}
