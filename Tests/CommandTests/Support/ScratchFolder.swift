import Foundation

/// A folder of its own for each test, removed with it.
final class ScratchFolder {
  let path: String

  init() throws {
    let name = "autolayout-test-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes `text` to a file in the folder; returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = "\(path)/\(name)"
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    return file
  }

  /// The names in the folder, in order.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The bytes of a file in the folder; none where there is no such file.
  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map { Array($0) }
  }
}
