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
    try self.init(arguments: arguments, standardOutput: standardOutput)
  }

  /// Runs `autolayout` with a list of arguments, as the other initialiser does.
  init(arguments: [String], standardOutput: FileHandle? = nil) throws {
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

  /// Runs a script of the shell, in which `$A` is the built command, in a folder of its own or a given one.
  ///
  /// - Parameter folder: The working folder.
  init(shell script: String, in folder: ScratchFolder? = nil) throws {
    let folder = try folder ?? ScratchFolder()
    let logs = try ScratchFolder()
    let errorPath = try logs.write("", to: "errors")
    let errorFile = try #require(FileHandle(forWritingAtPath: errorPath))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "A": URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("autolayout").path,
      "XDG_STATE_HOME": logs.path,
    ]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = errorFile
    process.standardInput = FileHandle.nullDevice
    try process.run()
    output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
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
