import Foundation
import PortableUIKit
import Testing

/// Reading what a user or a document names.
@Suite struct RegularFileTests {
  private let folder: String

  init() throws {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("regular-file-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func write(_ bytes: [UInt8], to name: String) throws -> String {
    let path = "\(folder)/\(name)"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test func allBytesOrTheFirstOnes() throws {
    let bytes = (0..<200_000).map { UInt8($0 % 251) }
    let path = try write(bytes, to: "a")
    #expect(try RegularFile.bytes(at: path, limit: bytes.count) == Data(bytes))
    #expect(try RegularFile.firstBytes(at: path, count: 70_000) == Data(bytes[..<70_000]))
    #expect(try RegularFile.firstBytes(at: path, count: 1_000_000) == Data(bytes))
    #expect(try RegularFile.bytes(at: try write([], to: "b"), limit: 0) == Data())
  }

  @Test func moreThanTheLimitIsRefused() throws {
    let path = try write([1, 2, 3], to: "a")
    #expect(throws: FileReadError.tooLarge(size: 3, limit: 2)) {
      try RegularFile.bytes(at: path, limit: 2)
    }
    // Files of the system say that they have no bytes.
    #expect(throws: FileReadError.tooLarge(size: 2, limit: 1)) {
      try RegularFile.bytes(at: "/proc/self/status", limit: 1)
    }
  }

  @Test func whatIsNoFileIsRefusedAtOnce() throws {
    let pipe = "\(folder)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: FileReadError.noFile("a named pipe")) {
      try RegularFile.bytes(at: pipe, limit: 10)
    }
    #expect(throws: FileReadError.noFile("a named pipe")) {
      try RegularFile.firstBytes(at: pipe, count: 10)
    }
    #expect(throws: FileReadError.noFile("a folder")) {
      try RegularFile.bytes(at: folder, limit: 10)
    }
    #expect(throws: FileReadError.noFile("a device")) {
      try RegularFile.bytes(at: "/dev/zero", limit: 10)
    }
    #expect(throws: FileReadError.missing) {
      try RegularFile.bytes(at: "\(folder)/nothing", limit: 10)
    }
    #expect(throws: FileReadError.missing) {
      try RegularFile.bytes(at: "\(try write([1], to: "a"))/inside", limit: 10)
    }
  }

  @Test func aLinkIsFollowed() throws {
    let path = try write([7], to: "a")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link", withDestinationPath: path)
    #expect(try RegularFile.bytes(at: "\(folder)/link", limit: 1) == Data([7]))
  }
}
