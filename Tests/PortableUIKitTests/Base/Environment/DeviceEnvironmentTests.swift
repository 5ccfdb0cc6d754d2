import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct DeviceEnvironmentTests {
  /// Table 12-2: name, horizontal and vertical class upright and on the side.
  static let table:
    [(
      String, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass,
      UIUserInterfaceSizeClass
    )] = [
      ("iPad", .regular, .regular, .regular, .regular),
      ("iPad mini", .regular, .regular, .regular, .regular),
      ("iPhone 6 Plus", .compact, .regular, .regular, .compact),
      ("iPhone 6", .compact, .regular, .compact, .compact),
      ("iPhone 5s", .compact, .regular, .compact, .compact),
      ("iPhone 5c", .compact, .regular, .compact, .compact),
      ("iPhone 5", .compact, .regular, .compact, .compact),
      ("iPhone 4s", .compact, .regular, .compact, .compact),
    ]

  @Test("SC-1 default size classes of Table 12-2")
  func sizeClasses() throws {
    for (name, horizontal, vertical, sideHorizontal, sideVertical) in DeviceEnvironmentTests.table {
      let device = try #require(DeviceEnvironment.named(name))
      #expect(device.portrait.horizontalSizeClass == horizontal, "\(name)")
      #expect(device.portrait.verticalSizeClass == vertical, "\(name)")
      #expect(device.landscape.horizontalSizeClass == sideHorizontal, "\(name)")
      #expect(device.landscape.verticalSizeClass == sideVertical, "\(name)")
    }
  }

  @Test("SC-4 an iPhone 6 turns from 375 by 667 to 667 by 375")
  func turning() throws {
    let device = try #require(DeviceEnvironment.named("retina4_7"))
    #expect(device.size(in: .portrait) == CGSize(width: 375, height: 667))
    #expect(device.size(in: .landscape) == CGSize(width: 667, height: 375))
  }

  @Test("Names and Interface Builder ids are distinct")
  func distinct() {
    let devices = DeviceEnvironment.all
    let names = devices.flatMap { [$0.name] + $0.alsoKnownAs }.map { $0.lowercased() }
    #expect(Set(names).count == names.count)
    #expect(Set(devices.map(\.interfaceBuilderID)).count == devices.count)
    #expect(DeviceEnvironment.standard.interfaceBuilderID == "retina6_0")
  }

  /// What Xcode's lists have shown, however it is written.
  @Test(arguments: [
    ("iPhone 6", "retina4_7"), ("iPhone Xs", "retina5_9"), ("iPhone X\u{280}", "retina6_1"),
    ("iPhone SE (2nd generation)", "retina4_7"), ("iphone se 2", "retina4_7"),
    ("iPhone SE", "retina4_0"), ("iPod touch (7th generation)", "retina4_0"),
    ("iPhone 17 Pro Max", "retina6_9"), ("iPhone 17", "retina6_3"), ("iPhone Air", "phone420x912"),
    ("iPad Pro (12.9-inch) (2nd generation)", "ipad12_9"),
    ("iPad Pro (12.9-inch) (6th generation)", "ipad12_9rounded"),
    ("ipad pro 12.9 2", "ipad12_9"), ("iPad Air (5th generation)", "ipad10_9rounded"),
    ("iPad Air 11-inch (M3)", "ipad10_9rounded"), ("iPad Air 13-inch (M2)", "ipad12_9rounded"),
    ("iPad Pro 11-inch (M4) (16GB)", "pad834x1210"), ("iPad Pro 13-inch (M5)", "iPad13_0rounded"),
    ("iPad (9th generation)", "ipad10_2"), ("iPad (A16)", "ipad10_9rounded"),
    ("iPad mini (A17 Pro)", "ipad8_3rounded"), ("iPad mini 4", "ipad7_9"),
    ("iPad Pro (9.7-inch)", "ipad9_7"), ("RETINA6_12", "retina6_12"), ("iPad Retina", "ipad9_7"),
  ])
  func namesOfXcode(name: String, id: String) {
    #expect(DeviceEnvironment.named(name)?.interfaceBuilderID == id)
  }

  @Test func whatNamesNothingIsNoDevice() {
    for name in ["", " ", "inch", "iPhone 99", "iPad Pro 14", "phone"] {
      #expect(DeviceEnvironment.named(name) == nil, "\(name)")
    }
  }

  @Test("WR-3 a window sizes its controller's view to its bounds and takes the screen's safe area")
  func window() {
    let window = UIWindow(environment: .standard, orientation: .landscape)
    let controller = UIViewController()
    window.rootViewController = controller
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(controller.traitCollection.verticalSizeClass == .compact)
  }
}
