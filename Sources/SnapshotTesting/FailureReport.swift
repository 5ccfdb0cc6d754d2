import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Tells whoever runs the tests that a snapshot failed.
///
/// XCTest is looked up in the running program: a program that links this module does not link XCTest for it.
enum FailureReport {
  /// Makes the running test fail; ends the process if no test runs, as the failure would be lost.
  static func record(
    _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    if Test.current != nil || isSwiftTestingProcess {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    } else if let fail = XCTestRunner.failure {
      fail(message, filePath, line)
    } else {
      fatalError(
        "A snapshot failed outside of a test: neither Swift Testing nor a test case of XCTest runs here.\n"
          + message, file: filePath, line: line)
    }
  }

  /// Whether the process was started to run the tests of Swift Testing: work that a test detached has no current test.
  private static let isSwiftTestingProcess: Bool = {
    let arguments = CommandLine.arguments
    return zip(arguments, arguments.dropFirst()).contains {
      $0 == "--testing-library" && $1 == "swift-testing"
    }
  }()
}

/// XCTest as it is loaded into the process, if it is.
private enum XCTestRunner {
  /// `XCTFail(_:file:line:)`, which marks the test case that runs; nil if none runs.
  static var failure: ((String, StaticString, UInt) -> Void)? {
    guard let function = dlsym(nil, "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF")
    else { return nil }
    // Outside of a test case XCTFail does nothing. On the main thread the test case is among the callers; on another
    // one the main thread waits in it.
    if Thread.isMainThread, !isCalledByTestCase { return nil }
    return unsafeBitCast(Function(code: function, context: nil), to: Failure.self).call
  }

  /// A function of Swift as it lies in memory.
  private struct Function {
    let code: UnsafeMutableRawPointer
    let context: UnsafeRawPointer?
  }

  private struct Failure {
    let call: (String, StaticString, UInt) -> Void
  }

  private static var isCalledByTestCase: Bool {
    Thread.callStackSymbols.contains { $0.contains("$s6XCTest0A4CaseC10invokeTestyyF") }
  }
}
