import ArgumentParser
import LayoutReports
import LayoutSession

/// `autolayout run`: a script of the session's language, without a terminal.
struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Carry out a script of statements and questions.",
    discussion: "The first statement that is refused ends the run with status 65.")

  @Argument(help: "The script; - for standard input.", completion: .scripts)
  var script: String

  @Flag(help: "Print one JSON object in one line for each statement, with its answers.")
  var json = false

  @MainActor func run() async throws {
    let text: String
    if script == "-" {
      text = try StandardStream.input.readText()
    } else {
      do throws(FileError) {
        text = String(decoding: try DiskFiles().read(script), as: UTF8.self)
      } catch {
        return try Console().finish(
          .failure(Diagnostic(error.reason, file: script), .noInput))
      }
    }
    try ScriptRun(Session(), isJSON: json).carryOut(
      text, name: script == "-" ? nil : script, stopsAtError: true)
  }
}
