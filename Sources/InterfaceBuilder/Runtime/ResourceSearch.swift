import Foundation

/// Finds files among a program's resources.
struct ResourceSearch {
  /// Where to look, in this order.
  let folders: [URL]
  /// The user's languages, the preferred one first.
  let languages: [String]

  private static let largestDepth = 4
  private static let largestCount = 20_000

  /// The file `name.type`: in a folder itself, then localised, then in folders inside.
  func url(of name: String, type: String) -> URL? {
    // A name is a name and no path out of the folders.
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
    let file = "\(name).\(type)"
    for folder in folders {
      let names = [""] + Self.localizations(languages).map { "\($0).lproj/" } + ["Base.lproj/"]
      for prefix in names {
        let url = folder.appending(path: prefix + file)
        if FileManager.default.fileExists(atPath: url.path) { return url }
      }
    }
    let found = walk { $0.lastPathComponent == file }
    return found.first { $0.deletingLastPathComponent().lastPathComponent == "Base.lproj" }
      ?? found.first
  }

  /// All files and folders whose names end in `.type`.
  func urls(ofType type: String) -> [URL] { walk { $0.pathExtension == type } }

  /// A language and the more general ones: `pt-BR`, then `pt`.
  static func localizations(_ languages: [String]) -> [String] {
    var result: [String] = []
    for language in languages
    where language.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) {
      var parts = language.split { $0 == "-" || $0 == "_" }
      while !parts.isEmpty {
        for name in [parts.joined(separator: "-"), parts.joined(separator: "_")]
        where !result.contains(name) {
          result.append(name)
        }
        parts.removeLast()
      }
    }
    return result
  }

  /// The files that `isWanted`, those higher up first; catalogs are not entered.
  private func walk(_ isWanted: (URL) -> Bool) -> [URL] {
    var result: [URL] = []
    var budget = Self.largestCount
    var level = folders
    for _ in 0...Self.largestDepth {
      var next: [URL] = []
      for folder in level {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
          budget -= 1
          guard budget > 0 else { return result }
          let url = folder.appending(path: name)
          if isWanted(url) {
            result.append(url)
          } else if !name.contains(".") || name.hasSuffix(".lproj") || name.hasSuffix(".bundle")
            || name.hasSuffix(".resources")
          {
            next.append(url)
          }
        }
      }
      level = next
    }
    return result
  }
}
