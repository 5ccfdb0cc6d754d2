import Foundation

/// The notes of the page that a context draws.
final class PageNotes {
  private(set) var all: [DocumentNote] = []

  func append(_ note: DocumentNote) { all.append(note) }
}
