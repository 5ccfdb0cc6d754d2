import Foundation

/// A device as layout sees it: screen size, scale, safe area and size classes per orientation.
///
/// Sizes and insets are in points. ``all`` lists the known devices; any field can be changed to
/// describe another one.
public struct DeviceEnvironment: Hashable, Sendable {
  /// The screen of a device in one orientation.
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
  /// The id Interface Builder writes into documents, such as `retina6_1`; where no known document has the
  /// device, an id that tells its size, such as `phone420x912`.
  public var interfaceBuilderID: String
  /// Other names of the device, and other devices with the same screen.
  public var alsoKnownAs: [String]
  /// Width and height when held upright.
  public var portraitSize: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  public var idiom: UIUserInterfaceIdiom
  public var portrait: Posture
  public var landscape: Posture
  /// The first number of the version of the system that the device runs, which chooses the measures of
  /// bars, controls and sheets: ``SystemMeasures``.
  public var systemVersion = DeviceEnvironment.usualSystemVersion
  /// The release that devices run unless another one is given.
  public static let usualSystemVersion = 18

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

  /// The device with another release of the system, by the first number of its version.
  ///
  /// On iOS 26 tablets without a home button keep 32 points clear at the top and 25 at the bottom, and phones
  /// on their side 20 at the bottom.
  public func running(iOS version: Int) -> DeviceEnvironment {
    var device = self
    device.systemVersion = version
    guard portrait.safeAreaInsets.bottom > 0 else { return device }
    guard idiom == .pad else {
      // The room of the home indicator of a phone on its side (UM-1614).
      device.landscape.safeAreaInsets.bottom = version >= 26 ? 20 : 21
      return device
    }
    let insets =
      version >= 26
      ? UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)
      : UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    device.portrait.safeAreaInsets = insets
    device.landscape.safeAreaInsets = insets
    return device
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

  /// Whether the tab bar of an app that fills the screen stands at the top: on tablets in regular width since
  /// iPadOS 18 (UM-1609).
  package func putsTabsOnTop(in orientation: DeviceOrientation) -> Bool {
    idiom == .pad && posture(in: orientation).horizontalSizeClass == .regular
      && SystemMeasures.ofSystem(version: systemVersion).putsTabsOnTop
  }

  /// Whether a sensor takes a part of the top edge, status bar or not: on phones whose screen goes
  /// down to the home indicator.
  var hasSensorHousing: Bool { idiom == .phone && portrait.safeAreaInsets.bottom > 0 }

  /// The full traits of the screen.
  public func traitCollection(in orientation: DeviceOrientation) -> UITraitCollection {
    let posture = posture(in: orientation)
    let key = ScreenTraits.Key(
      horizontal: posture.horizontalSizeClass, vertical: posture.verticalSizeClass, scale: scale,
      idiom: idiom)
    return ScreenTraits.collection(key) { traits in
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

  /// The device with this name, other name or Interface Builder id.
  ///
  /// Letter case, brackets and the words `inch` and `generation` do not count: `iPad Pro (12.9-inch)
  /// (2nd generation)` is `ipad pro 12.9 2`.
  public static func named(_ name: String) -> DeviceEnvironment? {
    if let place = placesByText[name.lowercased()] { return all[place] }
    let words = DeviceName(name).words
    guard !words.isEmpty else { return nil }
    return placesByWords[words].map { all[$0] }
  }

  /// The name of the device, or of another one of its size, that is meant by `name`; nil for an id of a document.
  package func knownName(like name: String) -> String? {
    let words = DeviceName(name).words
    return ([self.name] + alsoKnownAs).first { DeviceName($0).words == words }
  }

  /// The known names of devices that are nearest to an unknown one in kind, size and generation, the nearest
  /// first; none where no name is like it.
  ///
  /// - Complexity: O(known names).
  public static func names(like name: String, count: Int = 2) -> [String] {
    let wanted = DeviceName(name)
    let near = knownNames.enumerated().compactMap { place, known in
      wanted.distance(to: known.words).map { (distance: $0, place: place, name: known.name) }
    }
    let sorted = near.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
    guard let nearest = sorted.first, nearest.distance <= farthestName else { return [] }
    var seen: Set<[String]> = []
    return sorted.filter { $0.distance <= nearest.distance + 1 }
      .filter { seen.insert(DeviceName($0.name).words).inserted }.prefix(count).map(\.name)
  }

  /// How unlike names may be to be suggested.
  private static let farthestName = 12.0

  private static let knownNames: [(name: String, words: DeviceName)] = all.flatMap { device in
    ([device.name] + device.alsoKnownAs).map { ($0, DeviceName($0)) }
  }

  /// The places in `all` by ids and names in small letters.
  private static let placesByText = Dictionary(
    (all.map(\.interfaceBuilderID) + all.map(\.name)).enumerated().map { number, text in
      (text.lowercased(), number % all.count)
    }, uniquingKeysWith: { first, _ in first })

  /// The places in `all` by the words of names; for a name that two devices have, the first.
  private static let placesByWords: [[String]: Int] = {
    var places: [[String]: Int] = [:]
    // Names that stand for the device itself go before those of others with the same screen.
    for (place, device) in all.enumerated() where places[DeviceName(device.name).words] == nil {
      places[DeviceName(device.name).words] = place
    }
    for (place, device) in all.enumerated() {
      for name in device.alsoKnownAs where places[DeviceName(name).words] == nil {
        places[DeviceName(name).words] = place
      }
    }
    return places
  }()
}
