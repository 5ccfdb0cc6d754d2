import AutoLayout

/// The conditions a screen is checked under: all combinations of devices, orientations, directions, sizes of
/// text.
public struct ScreenMatrix: Hashable, Sendable {
  /// A device in one orientation.
  public struct Device: Hashable, Sendable {
    /// The name of the device.
    public var name: String
    /// The window in points.
    public var window: LayoutSize
    /// The part of each edge that the device covers, in points.
    public var safeArea: LayoutInsets

    /// Makes a device.
    public init(_ name: String, window: LayoutSize, safeArea: LayoutInsets) {
      self.name = name
      self.window = window
      self.safeArea = safeArea
    }
  }

  /// The devices, once for each orientation.
  public var devices: [Device]
  /// The directions.
  public var directions: [LayoutDirection]
  /// The sizes of text.
  public var textScales: [TextScale]
  /// The names it was made with that no device has, and the names that there are: checking under a
  /// matrix with such names fails.
  package private(set) var unknownDevices: UnknownDevices?

  /// Names that no device has.
  package struct UnknownDevices: Hashable, Sendable {
    package var names: [String]
    package var known: [String]
  }

  /// Makes a matrix.
  public init(
    devices: [Device], directions: [LayoutDirection] = [.leftToRight, .rightToLeft],
    textScales: [TextScale] = TextScale.allCases
  ) {
    self.devices = devices
    self.directions = directions
    self.textScales = textScales
  }

  package func noting(unknownDevices names: [String], known: [String]) -> ScreenMatrix {
    var matrix = self
    matrix.unknownDevices = names.isEmpty ? nil : UnknownDevices(names: names, known: known)
    return matrix
  }

  /// Throws if there are no conditions, or not the requested ones.
  func checkConditions() throws(ScreenCheckError) {
    if let unknownDevices {
      throw ScreenCheckError(.unknownDevices(unknownDevices.names), known: unknownDevices.known)
    }
    if conditions.isEmpty { throw ScreenCheckError(.noConditions) }
  }

  /// All combinations, simplest first: usual conditions before unusual ones, small windows before large ones.
  public var conditions: [ScreenConditions] {
    let all = devices.flatMap { device in
      directions.flatMap { direction in
        textScales.map { scale in
          ScreenConditions(
            device: device.name, window: device.window, safeArea: device.safeArea,
            direction: direction, textScale: scale)
        }
      }
    }
    return all.sorted { $0.isSimpler(than: $1) }
  }
}
