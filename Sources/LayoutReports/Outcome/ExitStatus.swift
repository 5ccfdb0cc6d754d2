/// How a command ended, as the number that the shell sees; the larger ones are those of `sysexits.h`.
public enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  /// All went well.
  case success = 0
  /// The command did its work, and the answer is no: frames do not match, documents differ.
  case negative = 1
  /// The command line makes no sense.
  case usage = 64
  /// A document cannot be read: it is damaged, of another kind, or asks for the impossible.
  case unreadableInput = 65
  /// A document does not exist or may not be opened.
  case noInput = 66
  /// The output file cannot be made.
  case cannotCreateOutput = 73
  /// Reading or writing failed midway.
  case inputOutputError = 74

  /// The status of a command with two parts: the graver of both, where a larger number is graver.
  public func combined(with other: ExitStatus) -> ExitStatus {
    rawValue >= other.rawValue ? self : other
  }
}
