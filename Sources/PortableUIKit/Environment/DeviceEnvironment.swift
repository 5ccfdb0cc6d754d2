import Foundation

/// A device as layout sees it: screen size, scale, safe area and size classes per orientation.
///
/// Sizes and insets are in points. ``all`` lists the known devices; any field can be changed to
/// describe another one.
public struct DeviceEnvironment: Hashable, Sendable {
  /// What a device is like in one orientation.
  public struct Posture: Hashable, Sendable {
    /// The part of each edge that bars, corners and sensors cover.
    public var safeAreaInsets: UIEdgeInsets
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    public var verticalSizeClass: UIUserInterfaceSizeClass

    public init(
      safeAreaInsets: UIEdgeInsets, horizontalSizeClass: UIUserInterfaceSizeClass,
      verticalSizeClass: UIUserInterfaceSizeClass
    ) {
      self.safeAreaInsets = safeAreaInsets
      self.horizontalSizeClass = horizontalSizeClass
      self.verticalSizeClass = verticalSizeClass
    }
  }

  /// A name to choose the device by, such as `iPhone 11`.
  public var name: String
  /// The id Interface Builder writes into documents, such as `retina6_1`.
  public var interfaceBuilderID: String
  /// Other devices with the same screen.
  public var alsoKnownAs: [String]
  /// Width and height when held upright.
  public var portraitSize: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  public var idiom: UIUserInterfaceIdiom
  public var portrait: Posture
  public var landscape: Posture

  public init(
    name: String, interfaceBuilderID: String, alsoKnownAs: [String] = [], portraitSize: CGSize,
    scale: CGFloat, idiom: UIUserInterfaceIdiom = .phone, portrait: Posture, landscape: Posture
  ) {
    self.name = name
    self.interfaceBuilderID = interfaceBuilderID
    self.alsoKnownAs = alsoKnownAs
    self.portraitSize = portraitSize
    self.scale = scale
    self.idiom = idiom
    self.portrait = portrait
    self.landscape = landscape
  }

  /// The screen's size in points.
  public func size(in orientation: DeviceOrientation) -> CGSize {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: CGSize(width: portraitSize.height, height: portraitSize.width)
    }
  }

  public func posture(in orientation: DeviceOrientation) -> Posture {
    orientation == .portrait ? portrait : landscape
  }

  public func safeAreaInsets(in orientation: DeviceOrientation) -> UIEdgeInsets {
    posture(in: orientation).safeAreaInsets
  }

  /// Whether a sensor takes a part of the top edge, status bar or not: on phones whose screen goes
  /// down to the home indicator.
  var hasSensorHousing: Bool { idiom == .phone && portrait.safeAreaInsets.bottom > 0 }

  /// The full traits of the screen.
  public func traitCollection(in orientation: DeviceOrientation) -> UITraitCollection {
    let posture = posture(in: orientation)
    return UITraitCollection { traits in
      traits.horizontalSizeClass = posture.horizontalSizeClass
      traits.verticalSizeClass = posture.verticalSizeClass
      traits.displayScale = scale
      traits.userInterfaceIdiom = idiom
      traits.layoutDirection = .leftToRight
      traits.preferredContentSizeCategory = .large
      traits.userInterfaceStyle = .light
      traits.displayGamut = .p3
      traits.accessibilityContrast = .normal
      traits.userInterfaceLevel = .base
      traits.legibilityWeight = .regular
      traits.forceTouchCapability = .unavailable
      traits.activeAppearance = .active
      traits.imageDynamicRange = .standard
      traits.sceneCaptureState = .inactive
      traits.listEnvironment = .none
    }
  }

  /// The device with this name, other name or Interface Builder id; letter case does not count.
  public static func named(_ name: String) -> DeviceEnvironment? {
    let wanted = name.lowercased()
    return all.first { device in
      ([device.name, device.interfaceBuilderID] + device.alsoKnownAs)
        .contains { $0.lowercased() == wanted }
    }
  }
}
