import SnapshotTesting
import UIKit
import XCTest

// Small programs with the calls of swift-snapshot-testing 1.18, from plain methods of a test case. They only have to
// compile. The calls that cannot be here, `assertInlineSnapshot`, `.curl` and `.image(layout:)`, are in the guide "Run your
// tests on Linux", with the compiler's message.

final class ProgramsThatCompile: XCTestCase {
  private enum Side: CaseIterable { case left, right }
  private struct User: Codable { var name = "Blob" }

  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
  }

  // MARK: Controllers

  func controller(_ controller: UIViewController) {
    assertSnapshot(of: controller, as: .image)
  }
  func controllerOnDevices(_ controller: UIViewController) {
    assertSnapshot(of: controller, as: .image(on: .iPhoneSe))
    assertSnapshot(of: controller, as: .image(on: .iPhoneX(.landscape)))
    assertSnapshot(of: controller, as: .image(on: .iPadPro11(.portrait)), named: "pad")
  }
  func controllerWithPrecision(_ controller: UIViewController) {
    assertSnapshot(
      of: controller, as: .image(on: .iPhone13Pro, precision: 0.99, perceptualPrecision: 0.98))
  }
  func controllerWithTraits(_ controller: UIViewController) {
    assertSnapshot(
      of: controller,
      as: .image(
        on: .iPhone13, size: CGSize(width: 320, height: 400),
        traits: .init(userInterfaceStyle: .dark)))
  }
  func controllerInKeyWindow(_ controller: UIViewController) {
    assertSnapshot(of: controller, as: .image(drawHierarchyInKeyWindow: true))
  }
  func controllerInWords(_ controller: UIViewController) {
    assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhone8))
    assertSnapshot(of: controller, as: .hierarchy)
  }
  func controllerAfterWaiting(_ controller: UIViewController) {
    assertSnapshot(of: controller, as: .wait(for: 0.1, on: .image(on: .iPhone13Mini)))
  }

  // MARK: Views

  func view(_ view: UIView) {
    assertSnapshot(of: view, as: .image)
    assertSnapshot(of: view, as: .image(size: CGSize(width: 100, height: 44)))
  }
  func viewWithTraits(_ view: UIView) {
    assertSnapshot(
      of: view, as: .image(precision: 0.95, traits: UITraitCollection(displayScale: 2)))
  }
  func viewInWords(_ view: UIView) {
    assertSnapshot(of: view, as: .recursiveDescription)
  }
  func layer(_ view: UIView) {
    assertSnapshot(of: view.layer, as: .image)
  }
  func image() {
    assertSnapshot(of: UIImage(), as: .image(precision: 1))
  }
  func path() {
    assertSnapshot(of: UIBezierPath(rect: .zero), as: .elementsDescription)
  }

  // MARK: Values

  func dump() {
    assertSnapshot(of: User(), as: .dump)
    assertSnapshot(of: 1, as: .description)
  }
  func json() {
    assertSnapshot(of: User(), as: .json)
    assertSnapshot(of: User(), as: .json(JSONEncoder()))
  }
  func propertyList() {
    assertSnapshot(of: User(), as: .plist)
  }
  func linesAndBytes() {
    assertSnapshot(of: "a\nb", as: .lines)
    assertSnapshot(of: Data(), as: .data)
  }
  func function() {
    assertSnapshot(
      of: { (side: Side) in "\(side)" }, as: Snapshotting<Side, String>.func(into: .description))
  }
  func request() throws {
    assertSnapshot(of: URLRequest(url: URL(string: "https://example.org")!), as: .raw)
  }
  func severalStrategies() {
    assertSnapshots(of: "a", as: ["one": .lines, "two": .dump])
    assertSnapshots(of: "a", as: [.lines, .dump])
  }

  // MARK: Recording

  func recordingByGlobal(_ controller: UIViewController) {
    isRecording = true
    assertSnapshot(of: controller, as: .image)
  }
  func recordingByArgument(_ controller: UIViewController) {
    assertSnapshot(of: controller, as: .image, record: true)
    assertSnapshot(of: controller, as: .image, record: .failed)
  }
  func oldNames(_ controller: UIViewController) {
    assertSnapshot(matching: controller, as: .image, record: false)
  }
  func placeAndTime(_ controller: UIViewController) {
    assertSnapshot(of: controller, as: .image, timeout: 10, testName: "other", line: 1)
  }
  func configuration(_ controller: UIViewController) {
    withSnapshotTesting(record: .never) { assertSnapshot(of: controller, as: .image) }
    withSnapshotTesting(diffTool: "open") {}
    diffTool = "ksdiff"
    _ = SnapshotTestingConfiguration(record: .all, diffTool: .default)
  }
  func verification(_ controller: UIViewController) {
    if let message = verifySnapshot(of: controller, as: .image, snapshotDirectory: "/tmp") {
      XCTFail(message)
    }
  }

  // MARK: Strategies of one's own

  func pullbacks() {
    _ = Snapshotting<UIView, UIImage>.image.pullback { (controller: UIViewController) in
      controller.view
    }
    _ = SimplySnapshotting.lines.pullback { (user: User) in user.name }
  }
  func strategies() {
    _ = Snapshotting<User, String>(pathExtension: "txt", diffing: .lines) { $0.name }
    _ = Snapshotting<User, String>(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { user in Async { callback in callback(user.name) } })
    _ = Diffing<String>(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { $0 == $1 ? nil : ("differs", []) })
    _ = Diffing<UIImage>.image(precision: 0.9, perceptualPrecision: 0.9)
  }
  func devicesOfOnesOwn() {
    _ = ViewImageConfig(
      safeArea: .zero, size: CGSize(width: 1, height: 1), traits: UITraitCollection())
    _ = UITraitCollection(traitsFrom: [.init(displayScale: 2), .init(userInterfaceIdiom: .phone)])
  }
}
