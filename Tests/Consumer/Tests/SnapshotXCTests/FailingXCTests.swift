import SnapshotTesting
import UIKit
import XCTest

/// Every test of this class has to fail; `.ci/consumer` looks for each with its message.
final class FailingXCTests: XCTestCase {
  private struct Broken: Error {}

  private func square() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.backgroundColor = .red
    return view
  }

  private func broken() throws -> String { throw Broken() }

  func testChangedPicture() {
    assertSnapshot(of: square(), as: .image)
  }

  func testMissingReference() {
    assertSnapshot(of: square(), as: .image)
  }

  func testForbiddenRecording() {
    withSnapshotTesting(record: .never) { assertSnapshot(of: square(), as: .image) }
  }

  func testRecordedAgain() {
    assertSnapshot(of: "text", as: .lines, record: true)
  }

  func testThrownError() {
    assertSnapshot(of: try broken(), as: .lines)
  }

  func testWrongText() {
    assertSnapshot(of: "other", as: .lines, named: "text")
  }

  func testNoPixels() {
    assertSnapshot(of: UIImage(), as: .image)
  }

  func testConflict() {
    UIView.failOnConflicts()
    defer { UIView.unsatisfiableConstraintsHandler = nil }
    let view = square()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    inner.widthAnchor.constraint(equalToConstant: 5).isActive = true
    inner.widthAnchor.constraint(equalToConstant: 6).isActive = true
    view.layoutIfNeeded()
  }

  func testOffTheMainActor() async {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    assertSnapshot(of: path, as: .image, named: "square")
  }

  @MainActor func testOnTheMainActor() async {
    // The reference is white, as a view without a colour would be.
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    view.backgroundColor = .red
    assertSnapshot(of: view, as: .image, named: "square")
  }

  func testDetached() async {
    await Task.detached {
      assertSnapshot(of: "other", as: .lines, named: "text", testName: "detached")
    }
    .value
  }

  func testOnAQueue() {
    let done = expectation(description: "queue")
    DispatchQueue.global().async {
      assertSnapshot(of: "other", as: .lines, named: "text", testName: "queue")
      done.fulfill()
    }
    wait(for: [done], timeout: 10)
  }
}

/// Passes: the reference is the text.
final class PassingXCTests: XCTestCase {
  func testText() {
    assertSnapshot(of: "text", as: .lines)
  }

  func testLater() async {
    assertSnapshot(of: "text", as: .wait(for: 0.01, on: .lines), named: "later")
  }
}
