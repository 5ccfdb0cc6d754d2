import Foundation
import PortableUIKit

/// The device a view or controller is shown on.
public struct ViewImageConfig: Sendable {
  /// Which way up the device is.
  public enum Orientation: Sendable {
    case portrait
    case landscape
  }

  /// The size in points of the device the way it is held.
  public var size: CGSize?
  public var safeArea: UIEdgeInsets
  public var environment: DeviceEnvironment?
  public var orientation: Orientation
  /// Traits beside those of the device.
  public var traits = UITraitCollection()

  /// A screen of no particular device; without a size that of the main screen.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
    orientation = .portrait
    guard let size else { return }
    var device = DeviceEnvironment.standard
    device.name = "\(size.width) × \(size.height)"
    device.alsoKnownAs = []
    device.portraitSize = size
    if traits.displayScale > 0 { device.scale = traits.displayScale }
    if traits.userInterfaceIdiom != .unspecified { device.idiom = traits.userInterfaceIdiom }
    device.portrait = DeviceEnvironment.Posture(
      safeAreaInsets: safeArea,
      horizontalSizeClass: traits.horizontalSizeClass == .unspecified
        ? .compact : traits.horizontalSizeClass,
      verticalSizeClass: traits.verticalSizeClass == .unspecified
        ? .regular : traits.verticalSizeClass)
    device.landscape = device.portrait
    environment = device
  }

  /// The device of a name, such as `iPhone 16` or `iPad mini`; nil where there is none.
  public init?(device name: String, _ orientation: Orientation = .portrait) {
    guard
      let environment = DeviceEnvironment.all.first(where: {
        $0.name == name || $0.alsoKnownAs.contains(name)
      })
    else { return nil }
    self.init(environment, orientation)
  }

  public init(_ environment: DeviceEnvironment, _ orientation: Orientation = .portrait) {
    let isUpright = orientation == .portrait
    let upright = environment.portraitSize
    size = isUpright ? upright : CGSize(width: upright.height, height: upright.width)
    safeArea = (isUpright ? environment.portrait : environment.landscape).safeAreaInsets
    self.environment = environment
    self.orientation = orientation
    traits = environment.traitCollection(in: isUpright ? .portrait : .landscape)
  }

  private static func known(_ name: String, _ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(device: name, orientation) ?? ViewImageConfig(.standard, orientation)
  }

  public static let iPhoneSe = iPhoneSe(.portrait)
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    known("iPhone SE", orientation)
  }
  public static let iPhone8 = iPhone8(.portrait)
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    known("iPhone 8", orientation)
  }
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    known("iPhone 8 Plus", orientation)
  }
  public static let iPhoneX = iPhoneX(.portrait)
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    known("iPhone X", orientation)
  }
  public static let iPhoneXr = iPhoneXr(.portrait)
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    known("iPhone XR", orientation)
  }
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    known("iPhone 11 Pro Max", orientation)
  }

  public static let iPhone12 = iPhone12(.portrait)
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    known("iPhone 12", orientation)
  }

  public static let iPhone12Pro = iPhone12Pro(.portrait)
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    known("iPhone 12 Pro", orientation)
  }

  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    known("iPhone 12 Pro Max", orientation)
  }

  public static let iPhone13 = iPhone13(.portrait)
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    known("iPhone 13", orientation)
  }

  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    known("iPhone 13 mini", orientation)
  }

  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    known("iPhone 13 Pro", orientation)
  }

  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    known("iPhone 13 Pro Max", orientation)
  }
}
