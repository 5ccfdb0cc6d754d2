import Foundation
import PortableUIKit

// Calls of earlier releases of the library, and calls that cannot be here.

@available(*, deprecated, renamed: "assertSnapshot(of:as:named:record:timeout:file:testName:line:)")
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout,
    fileID: fileID, file: file, testName: testName, line: line, column: column)
}

@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:file:testName:line:)")
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>], record recording: Bool? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording.map { $0 ? .all : .missing },
    timeout: timeout, fileID: fileID, file: file, testName: testName, line: line, column: column)
}

@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:file:testName:line:)")
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>], record recording: Bool? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording.map { $0 ? .all : .missing },
    timeout: timeout, fileID: fileID, file: file, testName: testName, line: line, column: column)
}

@available(
  *, deprecated,
  renamed: "verifySnapshot(of:as:named:record:snapshotDirectory:timeout:file:testName:line:)"
)
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name,
    record: recording.map { $0 ? .all : .missing }, snapshotDirectory: snapshotDirectory,
    timeout: timeout, file: file, testName: testName, line: line)
}

/// With the setting in a variable, such as a suite's own `record`.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool?, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name,
    record: recording.map { $0 ? SnapshotTestingConfiguration.Record.all : .missing },
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
    column: column)
}

@available(
  *, unavailable,
  message:
    "the text of the snapshot would be written into the source file, which needs SwiftSyntax; use assertSnapshot(of:as:)"
)
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record isRecording: Bool? = nil,
  timeout: TimeInterval = 5,
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) { fatalError("no source file is written to") }

/// The sizes of pictures of SwiftUI's views.
public enum SwiftUISnapshotLayout: Sendable {
  case device(config: ViewImageConfig)
  case fixed(width: CGFloat, height: CGFloat)
  case sizeThatFits
}

extension Snapshotting where Format == UIImage {
  @available(
    *, unavailable,
    message:
      "SwiftUI does not exist on Linux: wrap the test in #if canImport(SwiftUI); views of UIKit take size:"
  )
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting { fatalError("SwiftUI does not exist on Linux") }
}

extension Snapshotting where Format == String {
  @available(
    *, unavailable,
    message: "requests as a command of curl are not made on Linux; use .dump or .raw"
  )
  public static var curl: Snapshotting { fatalError("not made on Linux") }
}
