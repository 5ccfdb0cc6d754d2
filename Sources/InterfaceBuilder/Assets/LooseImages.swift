import Foundation
import Synchronization

/// Images that lie in no catalog: `name.png`, and beside it `name@2x.png` and `name~ipad.png`.
///
/// Each is looked for when it is asked for the first time.
final class LooseImages: Sendable {
  private let folders: [URL]
  private let listings: FolderListings
  private let known = Mutex<[String: ImageAsset?]>([:])

  /// - Parameter folders: Where to look, the first one first.
  init(folders: [URL], listings: FolderListings) {
    self.folders = folders
    self.listings = listings
  }

  /// The image of that name, with or without its extension; nil where no such image can be read.
  ///
  /// - Parameter faults: Is told why files of that name are no image.
  /// - Complexity: O(folders), the first time; each folder is listed once.
  func asset(named name: String, _ faults: ImageFaults) -> ImageAsset? {
    if let asset = known.withLock({ $0[name] }) { return asset }
    let asset = find(name, faults)
    known.withLock { $0[name] = .some(asset) }
    return asset
  }

  private static let types = ["png", "jpg", "jpeg", "pdf", "svg"]
  private static let scales: [(suffix: String, scale: String)] = [
    ("", "1x"), ("@2x", "2x"), ("@3x", "3x"),
  ]
  private static let idioms: [(suffix: String, idiom: String)] = [
    ("", "universal"), ("~iphone", "iphone"), ("~ipad", "ipad"),
  ]

  private func find(_ name: String, _ faults: ImageFaults) -> ImageAsset? {
    // A name is a name and no path.
    guard !name.isEmpty, !name.contains("/"), name.utf8.count <= 255 else { return nil }
    let written = (name as NSString).pathExtension.lowercased()
    let isTyped = Self.types.contains(written)
    let stem = isTyped ? String(name.dropLast(written.utf8.count + 1)) : name
    let types = isTyped ? [(name as NSString).pathExtension] : Self.types
    for folder in folders {
      let names = listings.nameSet(in: folder)
      guard !names.isEmpty else { continue }
      for type in types {
        let entries = Self.entries(stem, type: type, among: names)
        guard !entries.isEmpty else { continue }
        let contents = CatalogContents(
          folder: folder, file: "\(folder.path)/Contents.json", entries: entries)
        do throws(InterfaceBuilderError) {
          return try ImageAsset(contents, isSymbol: false)
        } catch {
          faults.know(error, of: name)
        }
      }
    }
    return nil
  }

  private static func entries(
    _ stem: String, type: String, among names: Set<String>
  ) -> [CatalogContents.Entry] {
    scales.flatMap { suffix, scale in
      idioms.compactMap { device, idiom in
        let name = "\(stem)\(suffix)\(device).\(type)"
        guard names.contains(name) else { return nil }
        return CatalogContents.Entry(filename: name, idiom: idiom, scale: scale)
      }
    }
  }
}
