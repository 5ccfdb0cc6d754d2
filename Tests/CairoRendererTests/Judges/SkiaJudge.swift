import Drawing
import Foundation

/// Skia, another rasteriser: the PyPI package skia-python in a virtual environment (`.ci/skia` makes one).
enum SkiaJudge {
  /// The interpreter that has the package: `SKIA_PYTHON`, or that of the environment in `.build/skia`.
  static let python: String? = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let candidates: [String?] = [
      ProcessInfo.processInfo.environment["SKIA_PYTHON"],
      root.appending(path: ".build/skia/bin/python").path,
    ]
    return candidates.compactMap { $0 }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Whether the environment asks for the comparison and it can be made.
  static var isWanted: Bool {
    ProcessInfo.processInfo.environment["SKIA_JUDGE"] != nil && python != nil
  }

  /// The premultiplied pixels of each list, 0xAARRGGBB.
  ///
  /// - Parameter asChords: whether curves of lines are handed over as 512 chords each.
  static func pixels(
    of lists: [DisplayList], width: Int, height: Int, asChords: Bool = false
  ) throws -> [[UInt32]] {
    guard let python else { throw CocoaError(.fileNoSuchFile) }
    let scene: [String: Any] = [
      "width": width, "height": height, "chords": asChords,
      "drawings": lists.map { SkiaDrawing($0).operations },
    ]
    let file = FileManager.default.temporaryDirectory
      .appending(path: "skia-\(UUID().uuidString).json")
    try JSONSerialization.data(withJSONObject: scene).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    if let folder = ProcessInfo.processInfo.environment["PICTURE_FOLDER"] {
      try? FileManager.default.copyItem(
        at: file, to: URL(filePath: "\(folder)/\(file.lastPathComponent)"))
    }
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = [
      URL(filePath: #filePath).deletingLastPathComponent().appending(path: "skia_judge.py").path
    ]
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let size = width * height * 4
    guard process.terminationStatus == 0, bytes.count == size * lists.count else {
      throw CocoaError(.executableLoad)
    }
    return lists.indices.map { index in
      stride(from: index * size, to: (index + 1) * size, by: 4).map { place in
        let at = bytes.startIndex + place
        return UInt32(bytes[at + 3]) << 24 | UInt32(bytes[at]) << 16
          | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2])
      }
    }
  }
}
