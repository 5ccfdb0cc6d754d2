import AutoLayout
import Foundation
import PortableUIKit
import PropertyTesting

extension DeviceEnvironment {
  /// The named device with the window and safe area of the conditions; size classes and scale are the
  /// device's in the orientation that the window has.
  init(_ conditions: ScreenConditions) {
    let window = conditions.window
    let orientation: DeviceOrientation = window.width > window.height ? .landscape : .portrait
    var device = DeviceEnvironment.held(conditions.device) ?? .standard
    var posture = device.posture(in: orientation)
    let safeArea = conditions.safeArea
    posture.safeAreaInsets = UIEdgeInsets(
      top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    device.portraitSize = CGSize(width: window.width, height: window.height)
    device.portrait = posture
    self = device
  }
}

extension ScreenMatrix {
  /// The suffix of the name of a device on its side.
  static let landscapeSuffix = ", landscape"

  /// A phone of each size of screen in use, by name.
  public static let phoneNames = [
    "iPhone SE", "iPhone 8", "iPhone 11", "iPhone 14", "iPhone 16 Pro Max",
  ]

  /// Tablets small and large, by name.
  public static let tabletNames = ["iPad mini", "iPad Air"]

  /// A phone of each size of screen in use, both ways up, both directions, all sizes of text.
  public static let phones = ScreenMatrix(named: phoneNames)

  /// Phones and tablets, both ways up, both directions, all sizes of text.
  public static let phonesAndTablets = ScreenMatrix(
    named: ["iPhone SE", "iPhone 8", "iPhone 14", "iPhone 16 Pro Max", "iPad mini", "iPad Air"])

  /// Every known device, both ways up, both directions, all sizes of text.
  public static let everything = ScreenMatrix(named: DeviceEnvironment.all.map(\.name))

  /// Makes a matrix of devices by name.
  ///
  /// A check under a matrix with a name that no device has throws `ScreenCheckError`, which tells the nearest
  /// names.
  public init(
    named names: [String], orientations: [DeviceOrientation] = [.portrait, .landscape],
    directions: [LayoutDirection] = [.leftToRight, .rightToLeft],
    textScales: [TextScale] = TextScale.allCases
  ) {
    let devices = names.compactMap { DeviceEnvironment.named($0) }.flatMap { device in
      orientations.map { Device(device, in: $0) }
    }
    self = ScreenMatrix(devices: devices, directions: directions, textScales: textScales)
      .noting(
        unknownDevices: names.filter { DeviceEnvironment.named($0) == nil },
        known: DeviceEnvironment.allNames)
  }

  /// The matrix with a note of devices that are unknown: nobody could tell their size classes.
  func notingUnknownDevices() -> ScreenMatrix {
    let unknown = devices.map(\.name).filter { DeviceEnvironment.held($0) == nil }
    return unknown.isEmpty
      ? self : noting(unknownDevices: unknown, known: DeviceEnvironment.allNames)
  }
}

extension DeviceEnvironment {
  /// Every name that a device can be chosen by.
  fileprivate static var allNames: [String] { all.flatMap { [$0.name] + $0.alsoKnownAs } }

  /// The device that a matrix names, whichever way up.
  fileprivate static func held(_ name: String) -> DeviceEnvironment? {
    named(
      name.hasSuffix(ScreenMatrix.landscapeSuffix)
        ? String(name.dropLast(ScreenMatrix.landscapeSuffix.count)) : name)
  }
}

extension ScreenMatrix.Device {
  /// The device of PortableUIKit in an orientation.
  public init(_ device: DeviceEnvironment, in orientation: DeviceOrientation) {
    let size = device.size(in: orientation)
    let insets = device.safeAreaInsets(in: orientation)
    self.init(
      device.name + (orientation == .landscape ? ScreenMatrix.landscapeSuffix : ""),
      window: LayoutSize(width: size.width, height: size.height),
      safeArea: LayoutInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
}

extension TextScale {
  /// The category of Dynamic Type.
  public var category: UIContentSizeCategory {
    switch self {
    case .extraSmall: .extraSmall
    case .large: .large
    case .extraExtraExtraLarge: .extraExtraExtraLarge
    case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
    }
  }
}
