import Foundation
import Testing

/// The commands of guides are given again, and print what the guides say.
///
/// A fence ```` ```console ```` holds commands behind `$ `, each followed by all that it prints. Those of a guide are given one
/// after the other in one folder, in which `Docs` is the package's.
@Suite struct GuideCommandTests {
  private static let guides = ["EveryWidth"]

  /// The guide with every answer as the commands give it now.
  private func replayed(_ text: String) throws -> String {
    let folder = try ScratchFolder()
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Docs",
      withDestinationPath: CommandRun.package.appending(path: "Docs").path)
    var result: [String] = []
    var isConsole = false
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") { isConsole = line == "```console" }
      if isConsole, line.hasPrefix("$ ") {
        let script = "autolayout() { \"$A\" \"$@\"; }; \(line.dropFirst(2)) 2>&1"
        let printed = try CommandRun(shell: script, in: folder).output
        result += [line] + printed.components(separatedBy: "\n").dropLast()
      } else if !isConsole || line == "```console" {
        result.append(line)
      }
    }
    return result.joined(separator: "\n")
  }

  @Test(arguments: guides) func everyAnswerIsAsPrinted(guide: String) throws {
    let file = CommandRun.package.appending(path: "Docs/Guides/\(guide).md")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("```console\n$ "))
    let now = try replayed(text)
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil {
      return try now.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(now == text)
  }
}
