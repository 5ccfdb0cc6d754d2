import SnapshotTesting
import Testing
import UIKit

/// Every test of this suite has to fail; `.ci/consumer` looks for each with its message.
@Suite struct FailingSuite {
  private struct Broken: Error {}

  private func broken() throws -> String { throw Broken() }

  @MainActor private func square() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.backgroundColor = .red
    return view
  }

  @MainActor @Test func changedPicture() {
    assertSnapshot(of: square(), as: .image)
  }

  @MainActor @Test func missingReference() {
    assertSnapshot(of: square(), as: .image)
  }

  @MainActor @Test(.snapshots(record: .never)) func forbiddenRecording() {
    assertSnapshot(of: square(), as: .image)
  }

  @Test(.snapshots(record: .all)) func recordedAgain() {
    assertSnapshot(of: "text", as: .lines)
  }

  @Test func thrownError() {
    assertSnapshot(of: try broken(), as: .lines)
  }

  @Test func wrongText() {
    assertSnapshot(of: "other", as: .lines, named: "text")
  }

  @Test func pathOffTheMainActor() {
    assertSnapshot(
      of: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)), as: .image, named: "square")
  }

  @Test func offTheMainActor() async {
    await Task.yield()
    assertSnapshot(of: "other", as: .lines, named: "text")
  }

  @MainActor @Test func onTheMainActor() async {
    await Task.yield()
    assertSnapshot(of: "other", as: .lines, named: "text")
  }

  @Test func detached() async {
    await Task.detached {
      assertSnapshot(of: "other", as: .lines, named: "text", testName: "detached")
    }
    .value
  }

  @Test func onAQueue() async {
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        assertSnapshot(of: "other", as: .lines, named: "text", testName: "queue")
        done.resume()
      }
    }
  }
}

/// Passes: the reference is the text.
@Suite struct PassingSuite {
  @Test func text() {
    assertSnapshot(of: "text", as: .lines)
  }
}
