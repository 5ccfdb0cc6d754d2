import Foundation
import PortableUIKit
import Testing

@testable import SnapshotTesting

@MainActor @Suite(.serialized) struct SnapshotTestingTests {
  private final class Screen: UIViewController {
    let label = UILabel()
    var color = UIColor.red
    var text = "Hello"
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = color
      label.frame = CGRect(x: 10, y: 20, width: 100, height: 30)
      label.text = text
      view.addSubview(label)
    }
  }

  private func folder() throws -> String {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url.path
  }

  private func verify<Format>(
    _ controller: UIViewController, _ strategy: Snapshotting<UIViewController, Format>,
    _ folder: String, record: SnapshotTestingConfiguration.Record = .missing
  ) -> String? {
    verifySnapshot(
      of: controller, as: strategy, named: "screen", record: record, snapshotDirectory: folder)
  }

  @Test func aPictureIsRecordedComparedAndItsDifferenceShown() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var settings = SnapshotTestingConfiguration()
    settings.artifacts = URL(fileURLWithPath: folder + "/artifacts")
    let strategy = Snapshotting<UIViewController, UIImage>.image(on: .iPhone8)
    #expect(verify(Screen(), strategy, folder, record: .never)?.contains("No reference") == true)
    #expect(verify(Screen(), strategy, folder)?.contains("Recorded a new one") == true)
    #expect(verify(Screen(), strategy, folder) == nil)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.contains { $0.hasSuffix(".screen.png") })
    let reference = try #require(files.first { $0.hasSuffix(".png") })
    let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + reference))
    // 375 × 667 points at 2 pixels each.
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 375, height: 667))
    let other = Screen()
    other.color = .blue
    let failure = try #require(
      SnapshotTestingConfiguration.$current.withValue(settings) {
        verify(other, strategy, folder)
      })
    #expect(failure.contains("of the pixels differ"))
    #expect(failure.contains("difference: \(folder)/artifacts"))
    #expect(failure.contains("SNAPSHOT_TESTING_RECORD"))
    let shown = try FileManager.default.subpathsOfDirectory(atPath: folder + "/artifacts")
    #expect(shown.filter { $0.hasSuffix(".png") }.count == 2)
  }

  @Test func smallDifferencesAreAllowedWhereAskedFor() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = Screen()
    first.color = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    let second = Screen()
    // The edges of letters are another matter than the ground.
    (first.text, second.text) = ("", "")
    // One step of 255 in one channel is less than people see.
    second.color = UIColor(red: 0.5 + 1 / 255.0, green: 0.5, blue: 0.5, alpha: 1)
    _ = verify(first, .image(on: .iPhoneSe), folder)
    #expect(verify(second, .image(on: .iPhoneSe), folder) != nil)
    #expect(verify(second, .image(on: .iPhoneSe, perceptualPrecision: 0.98), folder) == nil)
    #expect(verify(second, .image(on: .iPhoneSe, precision: 0), folder) == nil)
    #expect(
      verify(second, .image(on: .iPhone8, precision: 0), folder)?.contains("pixels, the reference")
        == true)
  }

  /// CIE 1976: black and white are 100 apart; equal greys are 0.
  @Test func distancesAreThoseOfLab() throws {
    func image(_ pixel: UInt32) throws -> CGImage {
      try #require(CGImage(width: 1, height: 1, pixels: [pixel]))
    }
    let far = ImageComparison(
      try image(0xFF00_0000), try image(0xFFFF_FFFF), perceptualPrecision: 1)
    #expect(abs(far.worst - 1) < 1e-4)
    #expect(far.precision == 0)
    // Pure sRGB red is L* 53.24, a* 80.09, b* 67.20: 117.33 from black.
    let red = ImageComparison(
      try image(0xFF00_0000), try image(0xFFFF_0000), perceptualPrecision: 1)
    #expect(abs(red.worst - 1.1733) < 2e-3)
  }

  @Test func treesAreTexts() throws {
    let screen = Screen()
    let text = Snapshotting<UIViewController, String>.recursiveDescription(on: .iPhone8)
      .snapshot(screen).value(within: 1)
    #expect(
      text == """
        <UIView; frame = (0 0; 375 667)>
           | <UILabel; frame = (10 20; 100 30); text = 'Hello'>

        """)
    #expect(
      Diffing<String>.lines.diff("a\nb", "a\nc").map(\.0) == "− 2: b\n+ 2: c")
  }
}
