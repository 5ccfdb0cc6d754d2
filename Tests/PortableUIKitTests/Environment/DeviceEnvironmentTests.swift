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
