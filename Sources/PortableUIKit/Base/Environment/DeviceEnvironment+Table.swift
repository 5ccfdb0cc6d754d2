import Foundation

extension DeviceEnvironment {
  /// The known devices, phones before tablets and smaller before larger.
  ///
  /// Size classes follow Table 12-2 (SC-1 to SC-4): phones are compact by regular upright and
  /// compact by compact on their side, the large ones regular by compact; tablets are regular.
  public static let all: [DeviceEnvironment] = phones + tablets

  /// The device used where none is named: 390 by 844 points at scale 3.
  public static let standard = phones[8]

  // The other names are all that Xcode's lists of simulators and canvases have shown since Xcode 6 (2014).

  private static let phones: [DeviceEnvironment] = [
    phone(
      "iPhone 4s", "retina3_5", 320, 480, scale: 2, homeButton: 20,
      also: ["iPhone 4", "iPhone 3.5-inch"]),
    phone(
      "iPhone SE", "retina4_0", 320, 568, scale: 2, homeButton: 20,
      also: [
        "iPhone 5", "iPhone 5s", "iPhone 5c", "iPhone SE (1st generation)", "iPhone 4-inch",
        "iPod touch", "iPod touch (7th generation)",
      ]),
    phone(
      "iPhone 8", "retina4_7", 375, 667, scale: 2, homeButton: 20,
      also: [
        "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone SE (2nd generation)",
        "iPhone SE (3rd generation)", "iPhone 4.7-inch",
      ]),
    phone(
      "iPhone 8 Plus", "retina5_5", 414, 736, scale: 3, homeButton: 20, large: true,
      also: ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 5.5-inch"]),
    phone(
      "iPhone 11 Pro", "retina5_9", 375, 812, scale: 3, notch: 44,
      also: ["iPhone X", "iPhone XS", "iPhone 5.8-inch"]),
    phone(
      "iPhone 11", "retina6_1", 414, 896, scale: 2, notch: 48, large: true, also: ["iPhone XR"]),
    phone(
      "iPhone 11 Pro Max", "retina6_5", 414, 896, scale: 3, notch: 44, large: true,
      also: ["iPhone XS Max"]),
    phone(
      "iPhone 13 mini", "retina5_4", 375, 812, scale: 3, notch: 50, also: ["iPhone 12 mini"]),
    phone(
      "iPhone 14", "retina6_0", 390, 844, scale: 3, notch: 47,
      also: ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 16e"]),
    phone(
      "iPhone 14 Plus", "retina6_7", 428, 926, scale: 3, notch: 47, large: true,
      also: ["iPhone 12 Pro Max", "iPhone 13 Pro Max"]),
    phone(
      "iPhone 16", "retina6_12", 393, 852, scale: 3, notch: 59,
      also: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro"]),
    phone(
      "iPhone 16 Plus", "retina6_72", 430, 932, scale: 3, notch: 59, large: true,
      also: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max"]),
    phone(
      "iPhone 16 Pro", "retina6_3", 402, 874, scale: 3, notch: 62,
      also: ["iPhone 17", "iPhone 17 Pro"]),
    // Its safe area is that which has been published of iOS 26, with which it came.
    phone("iPhone Air", "phone420x912", 420, 912, scale: 3, notch: 68, large: true)
      .running(iOS: 26),
    phone(
      "iPhone 16 Pro Max", "retina6_9", 440, 956, scale: 3, notch: 62, large: true,
      also: ["iPhone 17 Pro Max"]),
  ]

  private static let tablets: [DeviceEnvironment] = [
    tablet(
      "iPad mini", "ipad7_9", 768, 1024, top: 20, bottom: 0,
      also: [
        "iPad mini 2", "iPad mini 3", "iPad mini 4", "iPad mini (5th generation)", "iPad 7.9-inch",
      ]),
    tablet(
      "iPad", "ipad9_7", 768, 1024, top: 20, bottom: 0,
      also: [
        "iPad 2", "iPad Retina", "iPad Air (1st generation)", "iPad Air 2",
        "iPad (5th generation)", "iPad (6th generation)", "iPad Pro (9.7-inch)", "iPad 9.7-inch",
      ]),
    tablet(
      "iPad 9", "ipad10_2", 810, 1080, top: 20, bottom: 0,
      also: [
        "iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)", "iPad 10.2-inch",
      ]),
    tablet(
      "iPad Pro 10.5", "ipad10_5", 834, 1112, top: 20, bottom: 0,
      also: ["iPad Pro (10.5-inch)", "iPad Air (3rd generation)", "iPad 10.5-inch"]),
    tablet(
      "iPad mini 6", "ipad8_3rounded", 744, 1133, top: 24, bottom: 20,
      also: ["iPad mini (6th generation)", "iPad mini (A17 Pro)", "iPad mini 7"]),
    tablet(
      "iPad Air", "ipad10_9rounded", 820, 1180, top: 24, bottom: 20,
      also: [
        "iPad 10", "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)",
        "iPad Air (5th generation)", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
        "iPad Air 11-inch", "iPad 10.9-inch",
      ]),
    tablet(
      "iPad Pro 11", "ipad11_0rounded", 834, 1194, top: 24, bottom: 20,
      also: [
        "iPad Pro (11-inch)", "iPad Pro (11-inch) (1st generation)",
        "iPad Pro (11-inch) (2nd generation)", "iPad Pro (11-inch) (3rd generation)",
        "iPad Pro (11-inch) (4th generation)",
      ]),
    tablet(
      "iPad Pro 11-inch (M5)", "pad834x1210", 834, 1210, top: 24, bottom: 20,
      also: ["iPad Pro 11-inch (M4)"]),
    tablet(
      "iPad Pro 12.9 (2nd generation)", "ipad12_9", 1024, 1366, top: 20, bottom: 0,
      also: [
        "iPad Pro", "iPad Pro (12.9-inch) (1st generation)",
        "iPad Pro (12.9-inch) (2nd generation)",
      ]),
    tablet(
      "iPad Pro 12.9", "ipad12_9rounded", 1024, 1366, top: 24, bottom: 20,
      also: [
        "iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (3rd generation)",
        "iPad Pro (12.9-inch) (4th generation)", "iPad Pro (12.9-inch) (5th generation)",
        "iPad Pro (12.9-inch) (6th generation)", "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
        "iPad Air 13-inch",
      ]),
    tablet(
      "iPad Pro 13-inch (M5)", "iPad13_0rounded", 1032, 1376, top: 24, bottom: 20,
      also: ["iPad Pro 13", "iPad Pro 13-inch (M4)"]),
  ]

  /// A phone with a status bar of `homeButton` points and nothing else to keep clear of.
  private static func phone(
    _ name: String, _ id: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
    homeButton: CGFloat, large: Bool = false, also: [String] = []
  ) -> DeviceEnvironment {
    phone(
      name, id, CGSize(width: width, height: height), scale: scale,
      portrait: UIEdgeInsets(top: homeButton, left: 0, bottom: 0, right: 0), landscape: .zero,
      large: large, also: also)
  }

  /// A phone whose screen goes to the edges: `notch` points at the sensor end, 34 (21 on its side)
  /// at the home indicator.
  private static func phone(
    _ name: String, _ id: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
    notch: CGFloat, large: Bool = false, also: [String] = []
  ) -> DeviceEnvironment {
    phone(
      name, id, CGSize(width: width, height: height), scale: scale,
      portrait: UIEdgeInsets(top: notch, left: 0, bottom: 34, right: 0),
      landscape: UIEdgeInsets(top: 0, left: notch, bottom: 21, right: notch),
      large: large, also: also)
  }

  private static func phone(
    _ name: String, _ id: String, _ size: CGSize, scale: CGFloat, portrait: UIEdgeInsets,
    landscape: UIEdgeInsets, large: Bool, also: [String]
  ) -> DeviceEnvironment {
    DeviceEnvironment(
      name: name, interfaceBuilderID: id, alsoKnownAs: also, portraitSize: size, scale: scale,
      portrait: Posture(
        safeAreaInsets: portrait, horizontalSizeClass: .compact, verticalSizeClass: .regular),
      landscape: Posture(
        safeAreaInsets: landscape, horizontalSizeClass: large ? .regular : .compact,
        verticalSizeClass: .compact))
  }

  private static func tablet(
    _ name: String, _ id: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat,
    bottom: CGFloat, also: [String] = []
  ) -> DeviceEnvironment {
    let posture = Posture(
      safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      horizontalSizeClass: .regular, verticalSizeClass: .regular)
    return DeviceEnvironment(
      name: name, interfaceBuilderID: id, alsoKnownAs: also,
      portraitSize: CGSize(width: width, height: height), scale: 2, idiom: .pad, portrait: posture,
      landscape: posture)
  }
}
