import Foundation
import InterfaceBuilder
import Testing

/// The documents with recorded frames, which lie beside the package and are no part of it.
enum Corpus {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/corpus/dev").standardizedFileURL

  static let isPresent = FileManager.default.fileExists(
    atPath: root.appending(path: "manifest.json").path)

  static let absence: Comment = "the corpus ../shared/corpus/dev is absent: skipped"

  struct Entry: Decodable {
    var file: String
    var fixture: String
    var comparableViews: Int
    var roots: Int
    var constraints: Int
  }

  static func manifest() throws -> [Entry] {
    try JSONDecoder().decode(
      [Entry].self, from: Data(contentsOf: root.appending(path: "manifest.json")))
  }

  static func document(_ entry: Entry) throws -> InterfaceDocument {
    try InterfaceDocument(contentsOf: root.appending(path: entry.file), name: entry.file)
  }

  static func fixture(_ entry: Entry) throws -> LayoutFixture {
    try LayoutFixture(contentsOf: root.appending(path: entry.fixture), name: entry.fixture)
  }
}
