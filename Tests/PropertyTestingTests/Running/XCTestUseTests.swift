import PropertyTesting
import XCTest

/// The kit from XCTest: one line in a throwing test.
final class XCTestUseTests: XCTestCase {
  func testReversingTwiceChangesNothing() throws {
    try forAll("reversing twice", .array(of: .integer(in: 0...9), count: 0...8)) { value, trial in
      try trial.expectEqual(Array(value.reversed().reversed()), value)
    }
  }
}
