import Foundation

/// All files and folders below a folder by their paths from there, in no order. Hidden ones are left out, as hidden folders
/// hold checkouts and caches, not sources. Symbolic links are listed and not followed.
///
/// Foundation's enumerator takes a hundred thousand instructions for an entry.
struct FolderEntries: Sequence {
  private let root: String
  private let onUnreadable: (String, String) -> Void

  /// - Parameter onUnreadable: Called for each folder that cannot be listed, with its path from `root` and the reason.
  init(below root: String, onUnreadable: @escaping (String, String) -> Void = { _, _ in }) {
    self.root = root
    self.onUnreadable = onUnreadable
  }

  func makeIterator() -> Iterator { Iterator(root, onUnreadable) }

  struct Iterator: IteratorProtocol {
    private let root: String
    private let onUnreadable: (String, String) -> Void
    /// Folders that wait for being listed, by their paths from the root.
    private var folders = [""]
    private var entries: [String] = []

    fileprivate init(_ root: String, _ onUnreadable: @escaping (String, String) -> Void) {
      self.root = root
      self.onUnreadable = onUnreadable
    }

    mutating func next() -> String? {
      while entries.isEmpty, let folder = folders.popLast() { list(folder) }
      return entries.popLast()
    }

    private mutating func list(_ folder: String) {
      guard let stream = opendir(folder.isEmpty ? root : "\(root)/\(folder)") else {
        onUnreadable(folder, String(cString: strerror(errno)))
        return
      }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = Self.name(of: entry)
        if name.hasPrefix(".") { continue }
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        entries.append(path)
        if isFolder(entry, path) { folders.append(path) }
      }
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
      // The name ends with a null, and lies at the end of a record that is as long as the system made it.
      let start = UnsafeRawPointer(entry) + (MemoryLayout<dirent>.offset(of: \.d_name) ?? 0)
      return String(cString: start.assumingMemoryBound(to: CChar.self))
    }

    private func isFolder(_ entry: UnsafeMutablePointer<dirent>, _ path: String) -> Bool {
      if Int(entry.pointee.d_type) != Int(DT_UNKNOWN) {
        return Int(entry.pointee.d_type) == Int(DT_DIR)
      }
      // Some file systems do not tell.
      var status = stat()
      return lstat("\(root)/\(path)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
  }
}
