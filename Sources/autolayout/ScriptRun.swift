import ArgumentParser
import LayoutReports
import LayoutSession

/// Carries a script out: answers go to standard output, messages to standard error.
@MainActor struct ScriptRun {
  private let session: Session
  /// Whether each statement is answered by one JSON object in one line on standard output.
  private let isJSON: Bool

  init(_ session: Session, isJSON: Bool = false) {
    self.session = session
    self.isJSON = isJSON
  }

  /// Carries out the statements of `text`.
  ///
  /// - Parameters:
  ///   - name: The script as messages call it; none for standard input.
  ///   - stopsAtError: Whether the first statement that is refused ends the run.
  /// - Throws: `ExitCode` 65 if a statement was refused; `StreamError` where an answer could not be printed.
  func carryOut(_ text: String, name: String?, stopsAtError: Bool) throws {
    var reader = ScriptReader(text)
    if let line = reader.mergeMarkerLine {
      let place = "\(name ?? "standard input"):\(line): error: "
      try StandardStream.error.write(place + ScriptReader.mergeMarkerWords + "\n")
      throw ExitCode(ExitStatus.unreadableInput.rawValue)
    }
    var hasFailed = false
    while let statement = reader.next() {
      let response = session.apply(statement.text)
      if isJSON {
        try StandardStream.output.write(JSONReport.line(StatementRecord(statement, response)))
        hasFailed = hasFailed || response.isFailure
        if stopsAtError, response.isFailure { break }
      } else if response.isFailure {
        let place = "\(name ?? "standard input"):\(statement.place(of: response.firstError)): "
        try StandardStream.error.write(place + response.text())
        hasFailed = true
        if stopsAtError { break }
      } else {
        try StandardStream.output.write(response.text(isQuiet: true))
      }
      if response.isEnd { break }
    }
    if hasFailed { throw ExitCode(ExitStatus.unreadableInput.rawValue) }
  }
}
