import Foundation
import InterfaceBuilder
import LayoutSession
import PortableUIKit
import Testing

@MainActor @Suite struct ReportTests {
  /// Table 12-2: phones are compact by regular upright, compact by compact on their side; the large
  /// ones regular by compact.
  @Test func devicesAreListedInBothOrientations() throws {
    let device = try #require(DeviceEnvironment.named("iPhone 16"))
    #expect(
      DeviceList.text([device]) == """
        NAME       ID          ORIENTATION     SIZE  SCALE   SAFE AREA  SIZE CLASSES
        iPhone 16  retina6_12  portrait     393x852     3x   59 0 34 0  compact x regular
        iPhone 16  retina6_12  landscape    852x393     3x  0 59 21 59  compact x compact

        """)
  }

  @Test func everyDeviceHasTwoLines() {
    let lines = DeviceList.text().split(separator: "\n")
    #expect(lines.count == 1 + 2 * DeviceEnvironment.all.count)
  }

  @Test func aMistypedDeviceIsGuessed() {
    #expect(DeviceList.suggestion(for: "iPhone 61")?.contains("iPhone 16") == true)
    #expect(DeviceList.suggestion(for: "toaster") == nil)
  }

  @Test func framesAreListedWithTheirDepth() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let child = UIView(frame: CGRect(x: 10, y: 20 + 1.0 / 3, width: 30, height: 40))
    let grandchild = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    child.addSubview(grandchild)
    root.addSubview(child)
    root.addSubview(UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5)))
    #expect(
      FrameTable.text(root, name: { $0 === child ? "abc" : nil }) == """
        VIEW         ID    X       Y  WIDTH  HEIGHT
        UIView             0       0    100      80
          UIView     abc  10  20.333     30      40
            UILabel        1       2      3       4
          UIView           5       5      5       5

        """)
  }

  @Test func causesStandBelowTheirViewsAndAreCountedBeforeTheSum() {
    var report = VerificationReport()
    (report.documents, report.scenes, report.compared) = (1, 1, 1)
    report.failures = [
      .init(
        document: "a.xib", scene: "s", view: "v", recorded: [0, 1, 2, 3], solved: [4, 1, 2, 3],
        cause: MismatchCause(kind: .margin, constraint: "c", words: "v.leading is off by 4"))
    ]
    let text = VerificationText(report)
    #expect(
      text.plain() == """
        a.xib: scene s, view v: recorded (0 1 2 3), solved (4 1 2 3)
          another margin: v.leading is off by 4
        1 × another margin
        mismatches in the document: 0; in what is assumed of Interface Builder: 1 (1 another canvas)
        1 documents, 1 scenes, 1 views compared: 0 match (0.0 %)

        """)
    #expect(
      text.json().contains(
        #""cause":{"kind":"margin","constraint":"c","words":"v.leading is off by 4"}"#))
  }
}
