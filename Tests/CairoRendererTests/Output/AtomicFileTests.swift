import CairoRenderer
import Foundation
import Testing

@Suite struct AtomicFileTests {
  /// A folder of its own for each test, removed at its end.
  final class Folder {
    let path: String

    init() throws {
      let name = "atomic-file-\(UUID().uuidString)"
      path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func contents(_ name: String) -> [UInt8]? {
      FileManager.default.contents(atPath: "\(path)/\(name)").map { Array($0) }
    }

    var names: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }
  }

  @Test func writesANewFile() throws {
    let folder = try Folder()
    try AtomicFile.write([1, 2, 3], to: "\(folder.path)/new.png")
    #expect(folder.contents("new.png") == [1, 2, 3])
    #expect(folder.names == ["new.png"])
  }

  @Test func replacesAnOldFileAndKeepsItsMode() throws {
    let folder = try Folder()
    let path = "\(folder.path)/old.png"
    try AtomicFile.write([1, 2, 3, 4, 5], to: path)
    chmod(path, 0o600)
    try AtomicFile.write([9], to: path)
    #expect(folder.contents("old.png") == [9])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(folder.names == ["old.png"])
  }

  @Test func emptyContentsMakeAnEmptyFile() throws {
    let folder = try Folder()
    try AtomicFile.write([], to: "\(folder.path)/empty")
    #expect(folder.contents("empty") == [])
  }

  @Test func aMissingFolderIsNamedAndNothingIsLeft() throws {
    let folder = try Folder()
    let path = "\(folder.path)/nowhere/a.png"
    #expect(
      throws: FileWriteError.cannotCreate(path: path, reason: "No such file or directory")
    ) {
      try AtomicFile.write([1], to: path)
    }
    #expect(folder.names == [])
  }

  @Test func aFolderIsNotReplaced() throws {
    let folder = try Folder()
    #expect(
      throws: FileWriteError.cannotCreate(path: folder.path, reason: "Is a directory")
    ) {
      try AtomicFile.write([1], to: folder.path)
    }
    #expect(FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func aSymbolicLinkStaysOne() throws {
    let folder = try Folder()
    try AtomicFile.write([1], to: "\(folder.path)/real")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link", withDestinationPath: "real")
    try AtomicFile.write([2, 3], to: "\(folder.path)/link")
    #expect(folder.contents("real") == [2, 3])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link") == "real")
  }

  @Test func aLinkToWhatIsNotThereYetMakesIt() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/inside", withIntermediateDirectories: true)
    // A link to a link, both relative to where they lie.
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link", withDestinationPath: "inside/second")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/inside/second", withDestinationPath: "real")
    try AtomicFile.write([4], to: "\(folder.path)/link")
    #expect(folder.contents("inside/real") == [4])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link")
        == "inside/second")
    #expect(folder.names == ["inside", "link"])
  }

  @Test func linksThatLeadInACircleAreRefused() throws {
    let folder = try Folder()
    let path = "\(folder.path)/a"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "b")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/b", withDestinationPath: "a")
    #expect(
      throws: FileWriteError.cannotCreate(path: path, reason: "Too many levels of symbolic links")
    ) {
      try AtomicFile.write([1], to: path)
    }
  }

  @Test func aDeviceIsWrittenToAndNotReplaced() throws {
    try AtomicFile.write([1, 2, 3], to: "/dev/null")
    var information = stat()
    #expect(stat("/dev/null", &information) == 0)
    #expect(information.st_mode & S_IFMT == S_IFCHR)
  }

  /// `/dev/full` takes every byte and answers that the disk is full.
  @Test func aFullDiskIsTold() {
    #expect(
      throws: FileWriteError.cannotWrite(path: "/dev/full", reason: "No space left on device")
    ) {
      try AtomicFile.write([1, 2, 3], to: "/dev/full")
    }
  }
}
