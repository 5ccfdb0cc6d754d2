import Foundation

/// The changes of a table or collection that belong together, as they were asked for.
///
/// A row that goes, moves away or is shown anew is named by its place before the changes; one that comes or
/// moves in, by its place after them, in whatever order the calls are made (Apple's table view guide, "Batch
/// Insertion, Deletion, and Reloading of Rows and Sections").
struct BatchUpdates {
  /// A way from a place before the changes to one after them.
  struct Move<Place> {
    let from: Place
    let to: Place
  }

  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Move<Int>] = []

  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [Move<IndexPath>] = []

  var isEmpty: Bool {
    insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && insertedItems.isEmpty && deletedItems.isEmpty
      && reloadedItems.isEmpty && movedItems.isEmpty
  }
}
