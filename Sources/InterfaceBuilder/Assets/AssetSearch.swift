import Foundation

/// Finds the asset catalogs that belong to a document.
///
/// They lie beside it or above: starting with the document's folder and going up, every catalog in a
/// folder and in the folders directly inside it counts, nearest first. The search ends with the folder
/// that holds the project (`.xcodeproj`, `.xcworkspace`, `Package.swift` or `.git`), and after eight
/// folders at the latest.
public struct AssetSearch: Sendable {
  private static let largestHeight = 8
  private static let largestCount = 64
  private static let largestFolderCount = 500
  private static let largestFolder = 2_000

  private let listings: FolderListings

  public init() { self.init(listings: FolderListings()) }

  init(listings: FolderListings) { self.listings = listings }

  /// The catalogs of the document at `url`, nearest first; at most 64.
  public func catalogs(near url: URL) -> [URL] {
    var found: [URL] = []
    var seen: Set<String> = []
    visitFolders(near: url) { folder, names in
      for catalog in Self.catalogs(names, in: folder) where seen.insert(catalog.path).inserted {
        found.append(catalog)
      }
      return found.count < Self.largestCount
    }
    return Array(found.prefix(Self.largestCount))
  }

  /// The folders in which images of the document at `url` may lie, nearest first; at most 500.
  public func folders(near url: URL) -> [URL] {
    var found: [URL] = []
    var seen: Set<String> = []
    visitFolders(near: url) { folder, _ in
      if seen.insert(folder.path).inserted { found.append(folder) }
      return found.count < Self.largestFolderCount
    }
    return Array(found.prefix(Self.largestFolderCount))
  }

  /// Calls `visit` with the folders around a document and the names in each, nearest first, for as long
  /// as it asks for more.
  private func visitFolders(near url: URL, _ visit: (URL, [String]) -> Bool) {
    var folder = url.standardizedFileURL.deletingLastPathComponent()
    for _ in 0..<Self.largestHeight {
      let names = self.names(in: folder)
      var wantsMore = visit(folder, names)
      for name in names where !name.contains(".") || name.hasSuffix(".lproj") {
        let inner = folder.appending(path: name)
        wantsMore = visit(inner, self.names(in: inner)) && wantsMore
      }
      let isTop = names.contains {
        $0 == ".git" || $0 == "Package.swift" || $0.hasSuffix(".xcodeproj")
          || $0.hasSuffix(".xcworkspace")
      }
      let parent = folder.deletingLastPathComponent()
      guard !isTop, parent.path != folder.path, wantsMore else { break }
      folder = parent
    }
  }

  private static func catalogs(_ names: [String], in folder: URL) -> [URL] {
    names.filter { $0.hasSuffix(".xcassets") }.map { folder.appending(path: $0) }
  }

  /// The names in a folder, sorted; none if it has too many or is no folder.
  private func names(in folder: URL) -> [String] {
    let names = listings.names(in: folder)
    return names.count <= Self.largestFolder ? names : []
  }
}
