import Foundation
import LayoutReports
import PortableUIKit
import Testing

@MainActor @Suite struct DeviceListTests {
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
    #expect(DeviceList.suggestion(for: "iPhnoe 15")?.contains("iPhone 15") == true)
    #expect(DeviceList.suggestion(for: "toaster") == nil)
  }

  /// What is newer, or was never made, is as large as something that is known.
  @Test(arguments: [
    ("iPhone 18", "iPhone 17"), ("iPhone 18 Pro", "iPhone 17 Pro"), ("iPhone 9", "iPhone 8"),
    ("iPhone 17 Plus", "iPhone 16 Plus"), ("iPhone 18 Pro Max", "iPhone 17 Pro Max"),
    ("iPhone 14 mini", "iPhone 13 mini"), ("iPad Pro 13-inch (M6)", "iPad Pro 13-inch (M5)"),
    ("iPad Pro (11-inch) (5th generation)", "iPad Pro (11-inch) (4th generation)"),
    ("iPad mini 8", "iPad mini 7"), ("ipad air 13-inch (M4)", "iPad Air 13-inch (M3)"),
    ("iPhone SE (4th generation)", "iPhone SE (3rd generation)"), ("iPhone 17e", "iPhone 16e"),
  ])
  func anUnknownDeviceIsComparedInSizeAndGeneration(name: String, nearest: String) {
    #expect(DeviceEnvironment.named(name) == nil)
    #expect(DeviceList.suggestion(for: name)?.hasPrefix("did you mean \(nearest)") == true)
  }

  @Test func theOtherNamesAreListed() {
    let lines = DeviceList.aliases().split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("iPhone 16 Pro ") && $0.contains("iPhone 17 Pro") })
    #expect(DeviceList.fullText().contains(DeviceList.text() + "\n" + DeviceList.aliases()))
  }
}
