import SnapshotTesting
import UIKit
import XCTest

// Small programs with the calls of swift-snapshot-testing 1.18, from plain methods of a test case. They only have to
// compile. The calls that cannot be here are in the guide "Run your tests on Linux", with the compiler's message.

final class ProgramsThatCompile: XCTestCase {
  private enum Side: CaseIterable { case left, right }
  private struct User: Codable { var name = "Blob" }

  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
  }

  func controllers(_ controller: UIViewController) {
    assertSnapshot(of: controller, as: .image)
    assertSnapshot(of: controller, as: .image(on: .iPhoneSe))
    assertSnapshot(of: controller, as: .image(on: .iPhoneX(.landscape)))
    assertSnapshot(of: controller, as: .image(on: .iPadPro11(.portrait)), named: "pad")
    assertSnapshot(
      of: controller, as: .image(on: .iPhone13Pro, precision: 0.99, perceptualPrecision: 0.98))
    assertSnapshot(
      of: controller,
      as: .image(
        on: .iPhone13, size: CGSize(width: 320, height: 400),
        traits: .init(userInterfaceStyle: .dark)))
    assertSnapshot(of: controller, as: .image(drawHierarchyInKeyWindow: true))
    assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhone8))
    assertSnapshot(of: controller, as: .hierarchy)
    assertSnapshot(of: controller, as: .wait(for: 0.1, on: .image(on: .iPhone13Mini)))
  }

  func views(_ view: UIView) {
    assertSnapshot(of: view, as: .image)
    assertSnapshot(of: view, as: .image(size: CGSize(width: 100, height: 44)))
    assertSnapshot(
      of: view, as: .image(precision: 0.95, traits: UITraitCollection(displayScale: 2)))
    assertSnapshot(of: view, as: .recursiveDescription)
    assertSnapshot(of: view.layer, as: .image)
    assertSnapshot(of: UIImage(), as: .image(precision: 1))
    assertSnapshot(of: UIBezierPath(rect: .zero), as: .elementsDescription)
  }

  func texts() throws {
    assertSnapshot(of: User(), as: .dump)
    assertSnapshot(of: User(), as: .json)
    assertSnapshot(of: User(), as: .json(JSONEncoder()))
    assertSnapshot(of: User(), as: .plist)
    assertSnapshot(of: 1, as: .description)
    assertSnapshot(of: "a\nb", as: .lines)
    assertSnapshot(of: Data(), as: .data)
    assertSnapshot(
      of: { (side: Side) in "\(side)" }, as: Snapshotting<Side, String>.func(into: .description))
    assertSnapshot(of: URLRequest(url: URL(string: "https://example.org")!), as: .raw)
    assertSnapshots(of: "a", as: ["one": .lines, "two": .dump])
    assertSnapshots(of: "a", as: [.lines, .dump])
  }

  func recording(_ controller: UIViewController) {
    isRecording = true
    assertSnapshot(of: controller, as: .image, record: true)
    assertSnapshot(of: controller, as: .image, record: .failed)
    assertSnapshot(of: controller, as: .image, timeout: 10, testName: "other", line: 1)
    assertSnapshot(matching: controller, as: .image, record: false)
    withSnapshotTesting(record: .never) { assertSnapshot(of: controller, as: .image) }
    withSnapshotTesting(diffTool: "open") {}
    diffTool = "ksdiff"
    if let message = verifySnapshot(of: controller, as: .image, snapshotDirectory: "/tmp") {
      XCTFail(message)
    }
    _ = SnapshotTestingConfiguration(record: .all, diffTool: .default)
  }

  func strategies() {
    _ = Snapshotting<UIView, UIImage>.image.pullback { (controller: UIViewController) in
      controller.view
    }
    _ = SimplySnapshotting.lines.pullback { (user: User) in user.name }
    _ = Snapshotting<User, String>(pathExtension: "txt", diffing: .lines) { $0.name }
    _ = Snapshotting<User, String>(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { user in Async { callback in callback(user.name) } })
    _ = Diffing<String>(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { $0 == $1 ? nil : ("differs", []) })
    _ = Diffing<UIImage>.image(precision: 0.9, perceptualPrecision: 0.9)
    _ = ViewImageConfig(
      safeArea: .zero, size: CGSize(width: 1, height: 1), traits: UITraitCollection())
    _ = UITraitCollection(traitsFrom: [.init(displayScale: 2), .init(userInterfaceIdiom: .phone)])
  }
}
