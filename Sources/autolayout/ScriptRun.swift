import ArgumentParser
import Foundation
import LayoutSession

/// Carries a script out: answers go to standard output, messages to standard error.
@MainActor struct ScriptRun {
  private let session: Session
  private let terminal: Terminal

  init(_ session: Session, _ terminal: Terminal) {
    self.session = session
    self.terminal = terminal
  }

  /// Carries out the statements of `text`.
  ///
  /// - Parameters:
  ///   - name: The script as messages call it; none for standard input.
  ///   - stopsAtError: Whether the first statement that is refused ends the run.
  /// - Throws: `ExitCode` 65 if a statement was refused.
  func carryOut(_ text: String, name: String?, stopsAtError: Bool) throws {
    var reader = ScriptReader(text)
    if let line = reader.mergeMarkerLine {
      let place = "\(name ?? "standard input"):\(line): error: "
      FileHandle.standardError.write(Data((place + ScriptReader.mergeMarkerWords + "\n").utf8))
      throw ExitCode(ExitStatus.unreadableInput.rawValue)
    }
    var hasFailed = false
    while let statement = reader.next() {
      let response = session.apply(statement.text)
      if response.isFailure {
        let place = "\(name ?? "standard input"):\(statement.place(of: response.firstError)): "
        FileHandle.standardError.write(Data((place + response.text()).utf8))
        hasFailed = true
        if stopsAtError { break }
      } else {
        terminal.write(response.text(isQuiet: true))
      }
      if response.isEnd { break }
    }
    if hasFailed { throw ExitCode(ExitStatus.unreadableInput.rawValue) }
  }
}
