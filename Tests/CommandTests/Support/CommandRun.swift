import Foundation
import Testing

/// One run of the built command: how it ended and what it said.
struct CommandRun {
  let status: Int32
  /// Whether the command ended by itself and was not killed, as by a crash.
  let isOrderly: Bool
  let output: String
  let errors: String

  /// Runs `autolayout` with `arguments`, both streams in pipes or files, from the package's folder.
  ///
  /// - Parameter standardOutput: Where standard output goes instead of being collected.
  init(_ arguments: String..., standardOutput: FileHandle? = nil) throws {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0])
    let folder = try ScratchFolder()
    let errorPath = try folder.write("", to: "errors")
    let errorFile = try #require(FileHandle(forWritingAtPath: errorPath))
    let process = Process()
    process.executableURL = bundle.deletingLastPathComponent().appendingPathComponent("autolayout")
    process.arguments = arguments
    process.currentDirectoryURL = Self.package
    let pipe = Pipe()
    process.standardOutput = standardOutput ?? pipe
    process.standardError = errorFile
    process.standardInput = FileHandle.nullDevice
    try process.run()
    output =
      standardOutput == nil
      ? String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) : ""
    process.waitUntilExit()
    status = process.terminationStatus
    isOrderly = process.terminationReason == .exit
    errors = String(
      decoding: FileManager.default.contents(atPath: errorPath) ?? Data(), as: UTF8.self)
  }

  /// The package's folder, from where this file lies in it.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
