/// A command's output, messages and status; nothing has been printed yet.
public struct CommandOutcome: Equatable, Sendable {
  /// The text for standard output; ends in a line break unless empty.
  public var output: String
  /// The messages for standard error, in order.
  public var diagnostics: [Diagnostic]
  public var status: ExitStatus

  /// Makes an outcome from its parts.
  public init(output: String = "", diagnostics: [Diagnostic] = [], status: ExitStatus = .success) {
    self.output = output
    self.diagnostics = diagnostics
    self.status = status
  }

  /// The outcome of a command that could not do its work.
  public static func failure(_ diagnostic: Diagnostic, _ status: ExitStatus) -> CommandOutcome {
    CommandOutcome(diagnostics: [diagnostic], status: status)
  }
}
