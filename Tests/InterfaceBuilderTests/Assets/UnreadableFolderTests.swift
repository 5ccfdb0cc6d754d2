import Foundation
import InterfaceBuilder
import Testing

/// A folder that cannot be listed is told, for its documents would be missed without a word.
@Suite struct UnreadableFolderTests {
  /// A path of more than 4,096 bytes cannot be opened, not even by root, but folders can be made that deep one by one.
  @Test func aFolderThatIsTooDeepIsTold() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "deep-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data().write(to: root.appending(path: "Main.xib"))
    defer {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/rm")
      process.arguments = ["-r", root.path]
      try? process.run()
      process.waitUntilExit()
    }
    let name = String(repeating: "d", count: 250)
    var folder = open(root.path, O_RDONLY)
    for _ in 0..<20 {
      try #require(folder >= 0 && mkdirat(folder, name, 0o700) == 0)
      let inner = openat(folder, name, O_RDONLY)
      close(folder)
      folder = inner
    }
    close(folder)
    let search = DocumentSearch(paths: [root.path])
    #expect(search.found.map(\.name) == ["\(root.path)/Main.xib"])
    #expect(search.problems.count == 1)
    #expect(
      search.problems.first?.message.hasSuffix("the folder cannot be listed: File name too long")
        == true)
  }
}
