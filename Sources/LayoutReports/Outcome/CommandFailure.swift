/// Why a command stops: the message and the status to end with.
package struct CommandFailure: Error {
  package var diagnostic: Diagnostic
  package let status: ExitStatus
  /// Whether the input is a document of another platform.
  package var isOfOtherPlatform = false

  package init(_ diagnostic: Diagnostic, _ status: ExitStatus) {
    self.diagnostic = diagnostic
    self.status = status
  }

  package var outcome: CommandOutcome { .failure(diagnostic, status) }
}
