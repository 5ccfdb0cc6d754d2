import Foundation

/// Where everything that stays is after changes of a table or collection.
///
/// The plan exists only for changes that fit to the numbers of rows before and after them; otherwise
/// ``init(_:before:after:wording:)`` throws the error that UIKit raises.
struct BatchPlan {
  /// The changes of one section's rows, each list sorted and without repetition.
  private struct RowChanges {
    var leaving: [Int] = []
    var arriving: [Int] = []
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0
  }

  /// The section after the changes for one before them; nil for one that is gone.
  private let newSections: [Int?]
  /// The sections that are shown anew, by their places before the changes.
  private let reloadedSections: IndexSet
  private let reloadedItems: Set<IndexPath>
  private let movedItems: [IndexPath: IndexPath]
  /// The rows that leave each section, by the section before the changes; the rows that come, by the
  /// section after them.
  private var changes: (old: [Int: RowChanges], new: [Int: RowChanges])

  /// - Parameters:
  ///   - before: The number of rows in each section before the changes.
  ///   - after: The same after them.
  /// - Throws: `UIKitException` with UIKit's text where the changes do not lead from one to the other.
  /// - Complexity: O(*s* + *c* log *c*) for *s* sections and *c* changes.
  init(
    _ updates: BatchUpdates, before: [Int], after: [Int], wording: BatchWording
  ) throws(UIKitException) {
    let check = BatchCheck(updates, before: before, after: after, wording: wording)
    try check.checkPlaces()
    newSections = BatchPlan.newSections(updates, before: before.count, after: after.count)
    reloadedSections = updates.reloadedSections
    reloadedItems = Set(updates.reloadedItems)
    var moved: [IndexPath: IndexPath] = [:]
    var old: [Int: RowChanges] = [:]
    var new: [Int: RowChanges] = [:]
    for path in updates.deletedItems {
      old[path.section, default: RowChanges()].leaving.append(path.row)
      old[path.section]?.deleted += 1
    }
    for path in updates.insertedItems {
      new[path.section, default: RowChanges()].arriving.append(path.row)
      new[path.section]?.inserted += 1
    }
    for move in updates.movedItems {
      moved[move.from] = move.to
      old[move.from.section, default: RowChanges()].leaving.append(move.from.row)
      old[move.from.section]?.movedOut += 1
      new[move.to.section, default: RowChanges()].arriving.append(move.to.row)
      new[move.to.section]?.movedIn += 1
    }
    for section in old.keys { old[section]?.leaving.sort() }
    for section in new.keys { new[section]?.arriving.sort() }
    movedItems = moved
    changes = (old, new)

    for (section, newSection) in newSections.enumerated() {
      guard let newSection, !updates.reloadedSections.contains(section) else { continue }
      let (going, coming) = (old[section] ?? RowChanges(), new[newSection] ?? RowChanges())
      let expected =
        before[section] - going.deleted - going.movedOut + coming.inserted + coming.movedIn
      guard expected != after[newSection] else { continue }
      throw check.wrongNumber(
        in: newSection, before: before[section], after: after[newSection],
        inserted: coming.inserted, deleted: going.deleted, movedIn: coming.movedIn,
        movedOut: going.movedOut)
    }
  }

  /// Sections that neither come nor move keep their order around the others.
  private static func newSections(_ updates: BatchUpdates, before: Int, after: Int) -> [Int?] {
    var sections = [Int?](repeating: nil, count: before)
    var taken = updates.insertedSections
    var gone = updates.deletedSections
    for move in updates.movedSections {
      sections[move.from] = move.to
      taken.insert(move.to)
      gone.insert(move.from)
    }
    var next = 0
    for section in 0..<before where !gone.contains(section) {
      while taken.contains(next) { next += 1 }
      sections[section] = next
      next += 1
    }
    return sections
  }

  // MARK: Questions

  /// Where a section is now; nil for one that is gone.
  func newSection(_ section: Int) -> Int? {
    newSections.indices.contains(section) ? newSections[section] : nil
  }

  /// Whether a section's views are to be made anew.
  func reloads(section: Int) -> Bool { reloadedSections.contains(section) }

  /// Whether a row's cell is to be made anew, by its place before the changes.
  func reloads(_ path: IndexPath) -> Bool {
    reloadedItems.contains(path) || reloadedSections.contains(path.section)
  }

  /// Where a row is now; nil for one that is gone, and in sections that are shown anew.
  ///
  /// - Complexity: O(log *c*) for *c* changes of its section.
  func newPath(_ path: IndexPath) -> IndexPath? {
    if let target = movedItems[path] { return target }
    guard !reloadedSections.contains(path.section), let section = newSection(path.section) else {
      return nil
    }
    let leaving = changes.old[path.section]?.leaving ?? []
    let left = leaving.partitioningIndex { $0 >= path.row }
    if left < leaving.count, leaving[left] == path.row { return nil }
    let rank = path.row - left
    // The place with `rank` places before it that nothing arrives at.
    let arriving = changes.new[section]?.arriving ?? []
    var (low, high) = (0, arriving.count)
    while low < high {
      let middle = (low + high) / 2
      if arriving[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return IndexPath(row: rank + low, section: section)
  }
}

extension Array {
  /// The first index whose element fulfils the condition, which holds from some element on; the count where
  /// no element does.
  ///
  /// - Complexity: O(log `count`)
  fileprivate func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
