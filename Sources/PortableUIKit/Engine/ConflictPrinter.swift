import Foundation

extension UIView {
  /// Whether conflicts of required constraints, and constants beyond the limit, go to standard error as UIKit prints
  /// them; a handler takes them instead.
  ///
  /// True in a process that runs tests, and in an app from its launch on, unless the environment's `UIKIT_CONFLICTS` is
  /// `silent`.
  public static var printsConflicts = ConflictPrinter.isTestProcess && !ConflictPrinter.isSilenced
}

/// The text that UIKit prints of conflicts.
@MainActor enum ConflictPrinter {
  /// The most texts of one process: a suite that makes conflicts on purpose is not drowned in them.
  private static let largestCount = 100
  private static var count = 0

  /// Whether the environment wants silence.
  nonisolated static let isSilenced =
    ProcessInfo.processInfo.environment["UIKIT_CONFLICTS"] == "silent"

  /// Whether the process was started to run tests.
  nonisolated static let isTestProcess: Bool = {
    let arguments = CommandLine.arguments
    return arguments.first?.hasSuffix(".xctest") == true || arguments.contains("--testing-library")
  }()

  /// Prints a text if that is wanted.
  static func print(_ text: @autoclosure () -> String) {
    guard UIView.printsConflicts, count <= largestCount else { return }
    count += 1
    let words =
      count <= largestCount
      ? text()
      : "\(largestCount) conflicts were printed; no more follow (UIView.unsatisfiableConstraintsHandler gets all)."
    FileHandle.standardError.write(Data("\(words)\n".utf8))
  }
}
