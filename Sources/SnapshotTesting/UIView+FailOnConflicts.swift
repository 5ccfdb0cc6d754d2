import PortableUIKit

extension UIView {
  /// Makes the running test fail at each conflict of required constraints, with UIKit's text of it.
  ///
  /// A suite calls it in `setUp()` or in its initialiser; it holds until
  /// `UIView.unsatisfiableConstraintsHandler` is set anew.
  @preconcurrency @MainActor public static func failOnConflicts(
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    unsatisfiableConstraintsHandler = { conflict in
      FailureReport.record(
        conflict.logText, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
}
