import Foundation

/// The files of compiled nibs: a nib is a file or a folder of several, of which the newest counts.
enum CompiledFolder {
  /// The endings of folders that hold compiled documents.
  static let endings = ["nib", "storyboardc", "app", "appex", "framework", "bundle"]

  /// Whether a path names a folder that holds compiled documents.
  static func isCompiled(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return endings.contains(url.pathExtension.lowercased())
      && FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Reads a nib, a file or a folder.
  ///
  /// - Throws: `InterfaceBuilderError`.
  static func nib(
    at url: URL, name: String, file: String, limits: DocumentLimits,
    translations: [String: String] = [:]
  ) throws(InterfaceBuilderError) -> CompiledNib {
    let place = newest(in: url)
    let data = try DocumentReader.bytes(of: place, file: file, limit: limits.bytes)
    guard CompiledNib.isCompiled(data) else {
      throw InterfaceBuilderError(
        file: file, reason: .damagedArchive("it is no archive of objects"))
    }
    return try CompiledNib(
      [UInt8](data), name: name, file: file, limits: limits, translations: translations)
  }

  /// The file for the newest system: `objects-13.0+.nib` before `objects-8.0+.nib`, `runtime.nib` and `objects.nib`.
  static func newest(in url: URL) -> URL {
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
      return url
    }
    func rank(_ name: String) -> Double {
      if name == "runtime.nib" { return 1 }
      if name == "objects.nib" { return 0 }
      let digits = name.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
      return 2 + (Double(digits) ?? 0)
    }
    let best = entries.filter { $0.hasSuffix(".nib") }.max { (rank($0), $0) < (rank($1), $1) }
    return best.map { url.appending(path: $0) } ?? url
  }

  /// The largest `Info.plist` that is read, in bytes.
  private static let propertyListLimit = 4_000_000

  static func propertyList(
    at url: URL, file: String
  ) throws(InterfaceBuilderError) -> [String: Any] {
    let data = try DocumentReader.bytes(of: url, file: file, limit: propertyListLimit)
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let list = list as? [String: Any] else {
      throw InterfaceBuilderError(file: file, reason: .damagedArchive("it is no property list"))
    }
    return list
  }

  /// The compiled documents below a folder: storyboards, and nibs that lie in none, each in one language.
  ///
  /// - Complexity: O(entries · log entries).
  static func documents(below folder: String) -> [String] {
    documents(among: Array(FolderEntries(below: folder)))
  }

  static func documents(among entries: [String]) -> [String] {
    var best: [String: String] = [:]
    for entry in entries.sorted() {
      let ending = (entry as NSString).pathExtension.lowercased()
      guard ending == "nib" || ending == "storyboardc" else { continue }
      let parts = entry.split(separator: "/").dropLast()
      guard !parts.contains(where: { $0.hasSuffix(".nib") || $0.hasSuffix(".storyboardc") }) else {
        continue
      }
      // A document that is translated lies in a folder for each language; that of the base is the one to read.
      let key = entry.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(
        separator: "/")
      if let known = best[key], languageRank(known) <= languageRank(entry) { continue }
      best[key] = entry
    }
    return best.values.sorted()
  }

  private static func languageRank(_ path: String) -> Int {
    if path.contains("Base.lproj/") { return 0 }
    if !path.contains(".lproj/") { return 1 }
    return path.contains("en.lproj/") ? 2 : 3
  }
}
