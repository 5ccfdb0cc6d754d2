// The names are those of the library that this stands in for.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import PortableUIKit

extension ViewImageConfig {
  /// How a tablet is held, and the part of its screen that the app has.
  public enum TabletOrientation: Sendable {
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }

    public enum LandscapeSplits: Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  public static let iPadMini = iPadMini(.landscape)
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    tablet("iPad mini", orientation)
  }
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet("iPad mini", orientation)
  }

  public static let iPad9_7 = iPad9_7(.landscape)
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    tablet("iPad", orientation)
  }
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet("iPad", orientation)
  }

  public static let iPad10_2 = iPad10_2(.landscape)
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    tablet("iPad 9", orientation)
  }
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet("iPad 9", orientation)
  }

  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    tablet("iPad Pro 10.5", orientation)
  }
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet("iPad Pro 10.5", orientation)
  }

  public static let iPadPro11 = iPadPro11(.landscape)
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    tablet("iPad Pro 11", orientation)
  }
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet("iPad Pro 11", orientation)
  }

  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    tablet("iPad Pro 12.9", orientation)
  }
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet("iPad Pro 12.9", orientation)
  }

  // MARK: Parts of a screen

  private static func tablet(_ name: String, _ orientation: Orientation) -> ViewImageConfig {
    tablet(
      name,
      orientation == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full))
  }

  /// The points between two apps beside one another.
  private static let gap: CGFloat = 10

  /// An app on a part of a tablet: beside another one it is 320 points wide, or 375 where the screen is
  /// large, or has the rest, or half of it.
  private static func tablet(
    _ name: String, _ orientation: TabletOrientation
  ) -> ViewImageConfig {
    var device = DeviceEnvironment.named(name) ?? .standard
    let upright = device.portraitSize
    let isLarge = upright.width >= 1000
    var size: CGSize
    let isUpright: Bool
    var isCompact = false
    switch orientation {
    case .portrait(let split):
      isUpright = true
      size = upright
      let narrow: CGFloat = isLarge ? 375 : 320
      switch split {
      case .oneThird: size.width = narrow
      case .twoThirds: size.width -= narrow + gap
      case .full: break
      }
      isCompact = split != .full
    case .landscape(let split):
      isUpright = false
      size = CGSize(width: upright.height, height: upright.width)
      let narrow: CGFloat = upright.height >= 1190 ? 375 : 320
      switch split {
      case .oneThird: size.width = narrow
      case .oneHalf: size.width = (size.width - gap) / 2
      case .twoThirds: size.width -= narrow + gap
      case .full: break
      }
      isCompact = split == .oneThird || split == .oneHalf && !isLarge
    }
    device.portraitSize = isUpright ? size : CGSize(width: size.height, height: size.width)
    let horizontal: UIUserInterfaceSizeClass = isCompact ? .compact : .regular
    device.portrait.horizontalSizeClass = horizontal
    device.landscape.horizontalSizeClass = horizontal
    return ViewImageConfig(device, isUpright ? .portrait : .landscape)
  }
}
