import ArgumentParser
import Foundation
import LayoutSession

/// The terminal or the pipes that a command talks to.
@MainActor final class Console {
  private let isTerminal = isatty(STDERR_FILENO) == 1
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
      write(text, STDERR_FILENO)
    }
    progress = line
  }

  /// Prints what a command has to say and ends it with its status.
  ///
  /// - Throws: `ExitCode`, unless the status is success.
  func finish(_ outcome: CommandOutcome) throws {
    if let text = progress?.clear() { write(text, STDERR_FILENO) }
    for diagnostic in outcome.diagnostics {
      write(diagnostic.text(isColored: isColored) + "\n", STDERR_FILENO)
    }
    guard write(outcome.output, STDOUT_FILENO) else {
      throw ExitCode(ExitStatus.inputOutputError.rawValue)
    }
    guard outcome.status == .success else { throw ExitCode(outcome.status.rawValue) }
  }

  private var columns: Int {
    var size = winsize()
    return ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
      ? Int(size.ws_col) : 80
  }

  /// Writes all of `text`; false where that fails, as on a full disk.
  @discardableResult
  private func write(_ text: String, _ file: Int32) -> Bool {
    var text = text
    return text.withUTF8 { buffer in
      var rest = UnsafeRawBufferPointer(buffer)[...]
      while !rest.isEmpty {
        let written = Foundation.write(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = rest.dropFirst(written)
      }
      return true
    }
  }
}
