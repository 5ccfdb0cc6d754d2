import Foundation
import PortableUIKit

/// The comparison of one snapshot with the file in which it is kept.
struct SnapshotVerification {
  let place: SnapshotPlace
  let settings: SnapshotTestingConfiguration
  let timeout: TimeInterval

  /// The words for the failure; nil if there is none.
  func failure<Value, Format>(
    of snapshotting: Snapshotting<Value, Format>, _ value: Value
  ) throws -> String? {
    guard let new = snapshotting.snapshot(value).value(within: timeout) else {
      return "The snapshot was not there after \(timeout) seconds (timeout:)."
    }
    if let image = new as? UIImage, image.cgImage == nil {
      return "The picture has no pixels: the view has no area; give it a size, or pass size:."
    }
    let record = settings.record ?? .missing
    let data = snapshotting.diffing.toData(new)
    let path = place.url.path
    guard let kept = FileManager.default.contents(atPath: path) else {
      if record == .never {
        return "No reference was found at \(path), and recording is forbidden (record: .never)."
      }
      try write(data)
      return "No reference was found. Recorded a new one: \(path)\nThe next run compares with it."
    }
    if record == .all {
      try write(data)
      return "Record mode is on. Recorded a snapshot: \(path)"
    }
    guard let (words, files) = snapshotting.diffing.diff(snapshotting.diffing.fromData(kept), new)
    else { return nil }
    let shown = try write(files, ending: snapshotting.pathExtension, failed: data)
    if record == .failed {
      try write(data)
      return "Snapshot did not match, and was recorded anew: \(path)\n\(words)\n\(shown)"
    }
    return "Snapshot does not match the reference.\n\(words)\n\(shown)\n"
      + "To record it anew: SNAPSHOT_TESTING_RECORD=failed swift test --filter \(testName)"
  }

  private var testName: String {
    String(place.title.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  private func write(_ data: Data) throws {
    try FileManager.default.createDirectory(
      at: place.url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: place.url, options: .atomic)
  }

  /// Writes the files that show a failure, and says where they are.
  private func write(
    _ files: [XCTAttachment], ending: String?, failed: Data
  ) throws -> String {
    let folder = settings.artifactFolder.appendingPathComponent(place.suite)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ data: Data, _ ending: String) throws -> String {
      let url = folder.appendingPathComponent("\(place.title).\(ending)")
      try data.write(to: url, options: .atomic)
      return url.path
    }
    let failure = try write(failed, "failure" + (ending.map { "." + $0 } ?? ""))
    var lines = [
      (settings.diffTool ?? .default)(currentFilePath: place.url.path, failedFilePath: failure)
    ]
    for (number, file) in files.enumerated() {
      let name = file.name ?? "attachment-\(number + 1)"
      let path = try write(file.data, name)
      lines.append("\(name.prefix { $0 != "." }): \(path)")
    }
    return lines.joined(separator: "\n")
  }
}
