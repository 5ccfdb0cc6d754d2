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
  private static let largestFolder = 2_000

  public init() {}

  /// The catalogs of the document at `url`, nearest first; at most 64.
  public func catalogs(near url: URL) -> [URL] {
    var folder = url.standardizedFileURL.deletingLastPathComponent()
    var found: [URL] = []
    var seen: Set<String> = []
    func take(_ candidates: [URL]) {
      for candidate in candidates where seen.insert(candidate.path).inserted {
        found.append(candidate)
      }
    }
    for _ in 0..<Self.largestHeight {
      let names = Self.names(in: folder)
      take(Self.catalogs(names, in: folder))
      for name in names where !name.contains(".") || name.hasSuffix(".lproj") {
        let inner = folder.appending(path: name)
        take(Self.catalogs(Self.names(in: inner), in: inner))
      }
      let isTop = names.contains {
        $0 == ".git" || $0 == "Package.swift" || $0.hasSuffix(".xcodeproj")
          || $0.hasSuffix(".xcworkspace")
      }
      let parent = folder.deletingLastPathComponent()
      guard !isTop, parent.path != folder.path, found.count < Self.largestCount else { break }
      folder = parent
    }
    return Array(found.prefix(Self.largestCount))
  }

  private static func catalogs(_ names: [String], in folder: URL) -> [URL] {
    names.filter { $0.hasSuffix(".xcassets") }.map { folder.appending(path: $0) }
  }

  /// The names in a folder, sorted; none where it has too many or is no folder.
  private static func names(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.count <= largestFolder ? names.sorted() : []
  }
}
