import PortableUIKit

/// A device as `devices --json` prints it, in an array of all.
public struct DeviceRecord: Codable, Equatable, Sendable {
  /// The screen in one orientation.
  public struct Orientation: Codable, Equatable, Sendable {
    /// `portrait` or `landscape`.
    public var orientation: String
    /// Points.
    public var width: Double
    /// Points.
    public var height: Double
    public var safeArea: SafeArea
    /// `compact`, `regular` or `any`.
    public var horizontalSizeClass: String
    /// `compact`, `regular` or `any`.
    public var verticalSizeClass: String
  }

  /// Distances from the edges of the screen, in points.
  public struct SafeArea: Codable, Equatable, Sendable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double
  }

  public var name: String
  /// Interface Builder's name of the screen.
  public var id: String
  /// Other names that are understood.
  public var alsoKnownAs: [String]
  /// Pixels in a point.
  public var scale: Double
  public var orientations: [Orientation]
}

extension DeviceRecord {
  /// Makes the record of a device.
  init(_ device: DeviceEnvironment) {
    name = device.name
    id = device.interfaceBuilderID
    alsoKnownAs = device.alsoKnownAs
    scale = Double(device.scale)
    orientations = DeviceOrientation.allCases.map { Orientation(device, $0) }
  }
}

extension DeviceRecord.Orientation {
  fileprivate init(_ device: DeviceEnvironment, _ orientation: DeviceOrientation) {
    let size = device.size(in: orientation)
    let posture = device.posture(in: orientation)
    self.orientation = orientation.rawValue
    width = Double(size.width)
    height = Double(size.height)
    safeArea = DeviceRecord.SafeArea(posture.safeAreaInsets)
    horizontalSizeClass = DeviceList.name(posture.horizontalSizeClass)
    verticalSizeClass = DeviceList.name(posture.verticalSizeClass)
  }
}

extension DeviceRecord.SafeArea {
  fileprivate init(_ insets: UIEdgeInsets) {
    top = Double(insets.top)
    left = Double(insets.left)
    bottom = Double(insets.bottom)
    right = Double(insets.right)
  }
}
