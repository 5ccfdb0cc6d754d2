import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

/// Asset libraries of many documents in one run.
@MainActor @Suite struct AssetShelfTests {
  /// Eight folders up, a folder beside each, and no project anywhere: the most that a search looks at.
  @Test("folders are listed once, however many documents and names ask")
  func listsOnce() throws {
    let top = FileManager.default.temporaryDirectory.appending(path: "shelf-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: top) }
    var folder = top
    for level in 0..<8 {
      folder = folder.appending(path: "level\(level)")
      try FileManager.default.createDirectory(
        at: folder.appending(path: "beside"), withIntermediateDirectories: true)
    }
    let shelf = AssetShelf()
    _ = shelf.library(near: folder.appending(path: "first.storyboard"))
    let reads = shelf.folderReads
    for number in 0..<50 {
      let library = shelf.library(near: folder.appending(path: "d\(number).storyboard"))
      #expect(library.image(named: "absent\(number)", traits: UITraitCollection()) == nil)
    }
    #expect(shelf.folderReads == reads)
    // A document of the folder beside sees the same folders, and its own inner ones.
    _ = shelf.library(near: folder.appending(path: "beside/other.storyboard"))
    #expect(shelf.folderReads <= reads + 1)
  }
}
