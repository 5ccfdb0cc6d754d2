import Foundation

extension StringsTable {
  /// The languages in which texts of the document at `url` lie beside it, by name: those of tables and of the catalog.
  ///
  /// - Complexity: O(entries of the folder + bytes of the catalog).
  public static func languages(near url: URL) -> [String] {
    let stem = url.deletingPathExtension().lastPathComponent
    var root = url.deletingLastPathComponent()
    if root.pathExtension == "lproj" { root.deleteLastPathComponent() }
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    var found: Set<String> = []
    for folder in folders where folder.hasSuffix(".lproj") {
      let hasTable = ["strings", "stringsdict"].contains {
        FileManager.default.fileExists(atPath: root.appending(path: "\(folder)/\(stem).\($0)").path)
      }
      if hasTable { found.insert(String(folder.dropLast(".lproj".count))) }
    }
    for path in catalogs(of: stem) {
      let place = root.appending(path: path)
      guard FileManager.default.fileExists(atPath: place.path),
        let data = try? DocumentReader.bytes(of: place, file: place.path, limit: largestFile)
      else { continue }
      found.formUnion(languages(ofCatalog: data))
      break
    }
    return found.subtracting(["Base", "mul"]).sorted()
  }
}
