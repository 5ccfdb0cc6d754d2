import Foundation

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
    guard Platform.current.diagnostics.printsConflicts, count <= largestCount else { return }
    count += 1
    let words =
      count <= largestCount
      ? text()
      : "\(largestCount) conflicts were printed; no more follow (UIView.unsatisfiableConstraintsHandler gets all)."
    FileHandle.standardError.write(Data("\(words)\n".utf8))
  }
}
