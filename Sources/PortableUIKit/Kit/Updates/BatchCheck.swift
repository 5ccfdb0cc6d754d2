import Foundation

/// Whether changes of a table or collection fit to its numbers of rows or items, in UIKit's words.
struct BatchCheck {
  private let updates: BatchUpdates
  private let before: [Int]
  private let after: [Int]
  private let wording: BatchWording

  init(_ updates: BatchUpdates, before: [Int], after: [Int], wording: BatchWording) {
    (self.updates, self.before, self.after, self.wording) = (updates, before, after, wording)
  }

  /// Throws where a place does not exist or is named twice, or where the sections do not add up.
  func checkPlaces() throws(UIKitException) {
    try checkSections()
    try checkItems()
  }

  private func checkSections() throws(UIKitException) {
    let (inserted, deleted) = (updates.insertedSections, updates.deletedSections)
    for section in deleted { try checkOldSection(section, "delete") }
    for section in updates.reloadedSections { try checkOldSection(section, "delete") }
    for move in updates.movedSections { try checkOldSection(move.from, "move") }
    for section in inserted { try checkNewSection(section, "insert") }
    for move in updates.movedSections { try checkNewSection(move.to, "move to") }
    try checkOnce(updates.movedSections.map(\.from), "move from the same section")
    try checkOnce(updates.movedSections.map(\.to), "move to the same section")
    for move in updates.movedSections {
      if deleted.contains(move.from) {
        throw .internalInconsistency(
          "attempt to perform a delete and a move from the same section (\(move.from))")
      }
      if inserted.contains(move.to) {
        throw .internalInconsistency(
          "attempt to perform an insert and a move to the same section (\(move.to))")
      }
    }
    if let both = deleted.intersection(updates.reloadedSections).first {
      throw .internalInconsistency("attempt to delete and reload the same section (\(both))")
    }
    guard after.count != before.count + inserted.count - deleted.count else { return }
    throw .internalInconsistency(
      "Invalid update: invalid number of sections. The number of sections contained in the "
        + "\(wording.container) after the update (\(after.count)) must be equal to the number of "
        + "sections contained in the \(wording.container) before the update (\(before.count)), plus "
        + "or minus the number of sections inserted or deleted (\(inserted.count) inserted, "
        + "\(deleted.count) deleted).")
  }

  private func checkOldSection(_ section: Int, _ verb: String) throws(UIKitException) {
    guard !before.indices.contains(section) else { return }
    throw .internalInconsistency(
      "attempt to \(verb) section \(section), but there are only \(before.count) sections before "
        + "the update")
  }

  private func checkNewSection(_ section: Int, _ verb: String) throws(UIKitException) {
    guard !after.indices.contains(section) else { return }
    throw .internalInconsistency(
      "attempt to \(verb) section \(section) but there are only \(after.count) sections after the "
        + "update")
  }

  private func checkItems() throws(UIKitException) {
    for path in updates.deletedItems { try checkOldItem(path, "delete") }
    for path in updates.reloadedItems { try checkOldItem(path, "delete") }
    for move in updates.movedItems { try checkOldItem(move.from, "move") }
    for path in updates.insertedItems { try checkNewItem(path, "insert") }
    for move in updates.movedItems { try checkNewItem(move.to, "move") }
    try checkOnce(updates.deletedItems, "delete the same index path")
    try checkOnce(updates.reloadedItems, "reload the same index path")
    try checkOnce(updates.insertedItems, "insert at the same index path")
    try checkOnce(updates.movedItems.map(\.from), "move from the same index path")
    try checkOnce(updates.movedItems.map(\.to), "move to the same index path")
    let deleted = Set(updates.deletedItems)
    for path in updates.reloadedItems where deleted.contains(path) {
      throw .internalInconsistency(
        "attempt to delete and reload the same index path (\(text(path)))")
    }
    let inserted = Set(updates.insertedItems)
    for move in updates.movedItems {
      if deleted.contains(move.from) {
        throw .internalInconsistency(
          "attempt to perform a delete and a move from the same index path (\(text(move.from)))")
      }
      if inserted.contains(move.to) {
        throw .internalInconsistency(
          "attempt to perform an insert and a move to the same index path (\(text(move.to)))")
      }
    }
  }

  private func checkOldItem(_ path: IndexPath, _ verb: String) throws(UIKitException) {
    try checkOldSection(path.section, verb)
    let count = before[path.section]
    guard !(0..<count).contains(path.row) else { return }
    throw .internalInconsistency(
      "attempt to \(verb) \(wording.item) \(path.row) from section \(path.section) which "
        + "only contains \(count) \(wording.item)s before the update")
  }

  private func checkNewItem(_ path: IndexPath, _ verb: String) throws(UIKitException) {
    guard after.indices.contains(path.section) else {
      throw .internalInconsistency(
        "attempt to \(verb) \(wording.item) \(path.row) into section \(path.section), but there are "
          + "only \(after.count) sections after the update")
    }
    let count = after[path.section]
    guard !(0..<count).contains(path.row) else { return }
    throw .internalInconsistency(
      "attempt to \(verb) \(wording.item) \(path.row) into section \(path.section), but there are "
        + "only \(count) \(wording.item)s in section \(path.section) after the update")
  }

  private func checkOnce<Place: Hashable>(
    _ places: [Place], _ what: String
  ) throws(UIKitException) {
    var seen: Set<Place> = []
    for place in places where !seen.insert(place).inserted {
      let name = (place as? IndexPath).map(text) ?? "\(place)"
      throw .internalInconsistency("attempt to \(what) twice (\(name))")
    }
  }

  private func text(_ path: IndexPath) -> String {
    "{length = 2, path = \(path.section) - \(path.row)}"
  }

  /// A section that stays has another number of rows than the changes say.
  func wrongNumber(
    in section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int,
    movedOut: Int
  ) -> UIKitException {
    let items = "\(wording.item)s"
    return .internalInconsistency(
      "Invalid update: invalid number of \(items) in section \(section). The number of \(items) "
        + "contained in an existing section after the update (\(after)) must be equal to the number "
        + "of \(items) contained in that section before the update (\(before)), plus or minus the "
        + "number of \(items) inserted or deleted from that section (\(inserted) inserted, "
        + "\(deleted) deleted) and plus or minus the number of \(items) moved into or out of that "
        + "section (\(movedIn) moved in, \(movedOut) moved out).")
  }
}
