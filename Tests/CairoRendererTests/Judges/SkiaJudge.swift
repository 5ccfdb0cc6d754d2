import Foundation

/// Skia through Python.
enum SkiaJudge {
  static var isInstalled: Bool { (try? python(["-c", "import skia"])) ?? false }

  static func python(_ arguments: [String]) throws -> Bool {
    guard let path = DocumentJudge.path(of: "python3") else { return false }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
