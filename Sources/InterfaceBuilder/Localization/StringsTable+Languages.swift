import Foundation

extension StringsTable {
  /// The languages in which texts of the document at `url` lie beside it, by name: those of tables and of the catalog.
  ///
  /// - Complexity: O(entries of the folder + bytes of the catalog).
  package static func languages(near url: URL) -> [String] {
    let stem = url.deletingPathExtension().lastPathComponent
    var root = url.deletingLastPathComponent()
    if root.pathExtension == "lproj" { root.deleteLastPathComponent() }
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    var found: Set<String> = []
    for folder in folders where folder.hasSuffix(".lproj") {
      let table = root.appending(path: "\(folder)/\(stem).strings")
      if FileManager.default.fileExists(atPath: table.path) {
        found.insert(String(folder.dropLast(6)))
      }
    }
    for path in [
      "mul.lproj/\(stem).xcstrings", "\(stem).xcstrings", "Base.lproj/\(stem).xcstrings",
    ] {
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
