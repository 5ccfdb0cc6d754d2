import ArgumentParser
import Foundation
import LayoutReports

/// The root of the command line.
@main
struct AutoLayoutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "autolayout",
    abstract:
      "Lay out, check, explain and draw Interface Builder documents; type constraints and see.",
    discussion: """
      Exit status: 0 for success, 1 where frames do not match, something is found or versions \
      differ, 64 for a wrong command line, 65 for \
      a document that cannot be read, 66 for one that does not exist, 73 for an output file that \
      cannot be made, 74 where reading or writing fails midway.
      """,
    version: ProductVersion.current,
    subcommands: [
      Render.self, Record.self, Verify.self, Lint.self, Diff.self, Devices.self, Repl.self,
      Run.self, Explain.self, Page.self, Doctor.self, Sweep.self,
    ])

  /// Parses the arguments, runs the command that they name, and ends with its status.
  ///
  /// ArgumentParser would print by itself, and not notice where that fails.
  static func main() async {
    StandardStream.occupyClosed()
    // A file that grows beyond the user's limit is an error of writing, not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      Foundation.exit(report(error))
    }
  }

  /// Says why the command ended, and with which status it does.
  private static func report(_ error: any Error) -> Int32 {
    do {
      if let error = error as? StreamError {
        try StandardStream.error.write(Diagnostic("\(error)").text() + "\n")
        return error.status.rawValue
      }
      let status = exitCode(for: error)
      let text = fullMessage(for: error)
      let stream: StandardStream = status == .success ? .output : .error
      if !text.isEmpty { try stream.write(text + "\n") }
      return status.rawValue
    } catch {
      return ExitStatus.inputOutputError.rawValue
    }
  }
}
