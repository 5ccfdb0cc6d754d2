import ArgumentParser
import Foundation
import LayoutReports

/// The terminal or the pipes that a command talks to.
@MainActor final class Console {
  private let isTerminal = StandardStream.error.isTerminal
  private var progress: ProgressLine?

  /// Colours are for terminals that show them, and for people who want them.
  private var isColored: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isTerminal && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
  }

  /// Shows on a terminal how far work has come; nothing in a pipe.
  func showProgress(done: Int, total: Int, name: String) {
    guard isTerminal, total > 1 else { return }
    var line = progress ?? ProgressLine(total: total)
    if let text = line.update(done: done, name: name, columns: columns) {
      // Work goes on without its being shown.
      try? StandardStream.error.write(text)
    }
    progress = line
  }

  /// Prints a command's output and diagnostics, and ends it with its status.
  ///
  /// - Throws: `ExitCode`, unless the status is success; `StreamError` if something could not be printed.
  func finish(_ outcome: CommandOutcome) throws {
    if let text = progress?.clear() { try StandardStream.error.write(text) }
    let messages = outcome.diagnostics.map { $0.text(isColored: isColored) + "\n" }.joined()
    // The output is printed, whether or not the messages can be.
    try StandardStream.output.write(outcome.output)
    try StandardStream.error.write(messages)
    guard outcome.status == .success else { throw ExitCode(outcome.status.rawValue) }
  }

  private var columns: Int {
    var size = winsize()
    return ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
      ? Int(size.ws_col) : 80
  }
}
