import Foundation

/// The translations of a document's texts into one language.
///
/// A key is an object's identifier and the name of its text, as in `"BYZ-38-t0r.title"`. Interface
/// Builder exports them as `.strings` files and, since Xcode 15, as `.xcstrings` catalogs.
public struct StringsTable: Sendable, Equatable {
  /// The translations by key.
  public var entries: [String: String]

  /// The largest file that is read, in bytes.
  static let largestFile = 16 << 20

  public init(entries: [String: String] = [:]) { self.entries = entries }

  /// Reads a `.strings` file, or one language of an `.xcstrings` catalog.
  ///
  /// - Throws: `InterfaceBuilderError` with the line where the text is not of the form.
  public init(
    contentsOf url: URL, language: String, name: String? = nil
  ) throws(InterfaceBuilderError) {
    let file = name ?? url.path
    let data = try DocumentReader.bytes(of: url, file: file, limit: Self.largestFile)
    if url.pathExtension == "xcstrings" {
      try self.init(catalog: data, language: language, name: file)
    } else {
      try self.init(strings: data, name: file)
    }
  }

  /// The translations of the document at `url` into the first language that has any; nil where the
  /// document's own texts are meant.
  ///
  /// Beside a document in `Base.lproj`, or in no such folder, lie `xx.lproj/Name.strings` for each
  /// language, or one `Name.xcstrings` (in `mul.lproj` or beside it) for all. A language with a folder
  /// but without a table, and English, take the document as it is.
  ///
  /// - Throws: `InterfaceBuilderError` where a table is there and cannot be read.
  public init?(near url: URL, languages: [String]) throws(InterfaceBuilderError) {
    let stem = url.deletingPathExtension().lastPathComponent
    var root = url.deletingLastPathComponent()
    if root.pathExtension == "lproj" { root.deleteLastPathComponent() }
    func exists(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }
    let catalog = Self.catalogs(of: stem).first(where: exists)
    for language in ResourceSearch.localizations(languages) {
      if exists("\(language).lproj/\(stem).strings") {
        try self.init(
          contentsOf: root.appending(path: "\(language).lproj/\(stem).strings"), language: language)
      } else if exists("\(language).lproj/\(stem).stringsdict") {
        self.init()
      } else {
        if let catalog {
          let table = try StringsTable(
            contentsOf: root.appending(path: catalog), language: language)
          if !table.entries.isEmpty {
            self = table
            return
          }
        }
        if exists("\(language).lproj") || language == "en" { return nil }
        continue
      }
      // Rules for numbers win over the texts that old systems show instead.
      let rules = root.appending(path: "\(language).lproj/\(stem).stringsdict")
      if FileManager.default.fileExists(atPath: rules.path) {
        let data = try DocumentReader.bytes(of: rules, file: rules.path, limit: Self.largestFile)
        let table = try StringsTable(rules: data, name: rules.path)
        entries.merge(table.entries) { _, rule in rule }
      }
      return
    }
    return nil
  }
}
