import Foundation
import PortableUIKit

/// The surroundings of a scene on the canvas: its size, scale, size classes and safe area.
public struct InterfaceEnvironment: Sendable, Equatable {
  /// Interface Builder's name of the device; `nil` for the square canvas without one.
  public var deviceID: String?
  public var isLandscape: Bool
  /// The root view's size in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: Double
  public var isPad: Bool
  /// The part of the root view that bars, corners and sensors cover, in points.
  public var safeArea: UIEdgeInsets
  public var sizeClasses: SizeClassPair
  /// A bar that lies over the root view on the canvas without being a view of the document.
  public struct Bar: Sendable, Equatable {
    /// The kind of the bar.
    public enum Kind: Sendable, Equatable {
      case navigation(isLarge: Bool)
      /// The tabs, which stand at the top on tablets in regular width since iPadOS 18.
      case tab(isAtTop: Bool)
      case tool
    }

    public var kind: Kind
    /// The frame in points of the root view, up to the edge of the screen.
    public var frame: CGRect
    /// The title of a navigation bar.
    public var title: String?
  }

  /// The bars over the root view.
  public var bars: [Bar] = []
  /// The width of the whole screen in points, of which the root may be a part.
  package var screenWidth: Double?
  /// The first number of the release that the device runs, which chooses the measures of bars and controls.
  package var systemVersion = DeviceEnvironment.usualSystemVersion
  /// The rules that decided the safe area, for explanations.
  public var assumptions: [String]

  /// Creates an environment; only the size has no default.
  public init(
    deviceID: String? = nil, isLandscape: Bool = false, size: CGSize, scale: Double = 2,
    isPad: Bool = false, safeArea: UIEdgeInsets = .zero,
    sizeClasses: SizeClassPair = SizeClassPair(), assumptions: [String] = []
  ) {
    self.deviceID = deviceID
    self.isLandscape = isLandscape
    self.size = size
    self.scale = scale
    self.isPad = isPad
    self.safeArea = safeArea
    self.sizeClasses = sizeClasses
    self.assumptions = assumptions
  }

  /// The environment as a device whose screen has just the root's size.
  public var device: DeviceEnvironment {
    let posture = DeviceEnvironment.Posture(
      safeAreaInsets: safeArea, horizontalSizeClass: sizeClasses.width.userInterfaceSizeClass,
      verticalSizeClass: sizeClasses.height.userInterfaceSizeClass)
    var device = DeviceEnvironment(
      name: deviceID ?? "canvas", interfaceBuilderID: deviceID ?? "", portraitSize: size,
      scale: CGFloat(scale), idiom: isPad ? .pad : .phone, portrait: posture, landscape: posture)
    device.systemVersion = systemVersion
    return device
  }
}

extension SizeClassPair.SizeClass {
  var userInterfaceSizeClass: UIUserInterfaceSizeClass {
    switch self {
    case .any: .unspecified
    case .compact: .compact
    case .regular: .regular
    }
  }
}
