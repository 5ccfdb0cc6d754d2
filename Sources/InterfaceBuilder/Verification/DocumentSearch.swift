import Foundation

/// Finds the documents that paths name.
package struct DocumentSearch {
  /// A file to verify and the name it goes by in reports.
  package struct Found: Equatable {
    package var url: URL
    package var name: String
    package var isFixture: Bool
    /// Whether a folder was named and not the file itself.
    package var isInFolder = false
  }

  /// The files found, in the order of the paths and by name within folders.
  package private(set) var found: [Found] = []
  package private(set) var problems: [VerificationReport.Problem] = []

  package init(paths: [String]) {
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        let error = InterfaceBuilderError(file: path, reason: .unreadable("no such file"))
        problems.append(.init(document: path, message: error.description))
        continue
      }
      if isFolder.boolValue, !isCompiledDocument(path) {
        search(folder: path)
      } else {
        found.append(
          Found(
            url: URL(filePath: path), name: path,
            isFixture: path.lowercased().hasSuffix(".json")))
      }
    }
  }

  /// Whether a folder is read as one document: a compiled storyboard or nib, or a bundle that holds some.
  private func isCompiledDocument(_ path: String) -> Bool {
    let url = URL(filePath: path)
    guard CompiledFolder.isCompiled(url) else { return false }
    return ["nib", "storyboardc"].contains(url.pathExtension.lowercased())
      || !CompiledFolder.documents(below: path).isEmpty
  }

  /// Adds the documents below a folder, or its fixtures where it holds no documents at all.
  private mutating func search(folder: String) {
    var documents: [String] = []
    var fixtures: [String] = []
    var compiled: [String] = []
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    var unreadable: [VerificationReport.Problem] = []
    let all = FolderEntries(below: folder) { inner, reason in
      let name = inner.isEmpty ? folder : "\(base)/\(inner)"
      unreadable.append(
        .init(document: name, message: "\(name): the folder cannot be listed: \(reason)"))
    }
    for entry in all {
      let slash = entry.utf8.lastIndex(of: UInt8(ascii: "/"))
      let name = slash.map { entry[$0...].dropFirst() } ?? entry[...]
      switch name.lastIndex(of: ".").map({ name[$0...].dropFirst().lowercased() }) {
      case "storyboard", "xib": documents.append(entry)
      case "json": fixtures.append(entry)
      case "nib", "storyboardc": compiled.append(entry)
      default: break
      }
    }
    documents += CompiledFolder.documents(among: compiled)
    let isFixture = documents.isEmpty
    let entries = (isFixture ? fixtures : documents).sorted()
    problems += unreadable.sorted { $0.document < $1.document }
    if entries.isEmpty, unreadable.isEmpty {
      problems.append(
        .init(
          document: folder,
          message: "\(folder): holds no .storyboard, .xib, compiled or fixture .json files"))
    }
    for entry in entries {
      let path = "\(base)/\(entry)"
      found.append(
        Found(url: URL(filePath: path), name: path, isFixture: isFixture, isInFolder: true))
    }
  }
}
