import Foundation

/// The canvas devices of Interface Builder by the names it writes.
///
/// Sizes and scales are those of the devices; Interface Builder's assumptions about safe areas on
/// its canvas differ between its versions and are in `SafeAreaRule`.
package struct CanvasTable {
  package struct Entry: Sendable {
    /// The portrait size in points.
    package var size: CGSize
    package var scale: Double
    package var isPad = false
    /// Whether the width is regular in landscape (Plus, Max and XR sizes).
    package var isLarge = false
  }

  private static func phone(
    _ width: Double, _ height: Double, _ scale: Double, large: Bool = false
  ) -> Entry {
    Entry(size: CGSize(width: width, height: height), scale: scale, isLarge: large)
  }

  private static func pad(_ width: Double, _ height: Double) -> Entry {
    Entry(size: CGSize(width: width, height: height), scale: 2, isPad: true)
  }

  /// The devices by Interface Builder's names.
  package static let entries: [String: Entry] = [
    "retina3_5": phone(320, 480, 2),
    "retina4_0": phone(320, 568, 2),
    "retina4_7": phone(375, 667, 2),
    "retina5_5": phone(414, 736, 3, large: true),
    "retina5_4": phone(375, 812, 3),
    "retina5_9": phone(375, 812, 3),
    "retina6_0": phone(390, 844, 3),
    "retina6_1": phone(414, 896, 2, large: true),
    "retina6_3": phone(402, 874, 3),
    "retina6_5": phone(414, 896, 3, large: true),
    "retina6_7": phone(428, 926, 3, large: true),
    "retina6_9": phone(440, 956, 3, large: true),
    "retina6_12": phone(393, 852, 3),
    "retina6_72": phone(430, 932, 3, large: true),
    "ipad7_9": pad(768, 1024),
    "ipad9_7": pad(768, 1024),
    "ipad10_2": pad(810, 1080),
    "ipad10_5": pad(834, 1112),
    "ipad10_9": pad(820, 1180),
    "ipad10_9rounded": pad(820, 1180),
    "ipad11_0rounded": pad(834, 1194),
    "ipad12_9": pad(1024, 1366),
    "ipad12_9rounded": pad(1024, 1366),
  ]

  /// The entry of a canvas device, by exact name or by its kind.
  package static func entry(_ id: String) -> Entry? {
    entries[id] ?? (id.hasPrefix("ipad") ? entries["ipad9_7"] : nil)
  }

  /// The size of a canvas in points; the square of Xcode 6 and 7 where there is no device.
  static func size(of device: InterfaceDocument.CanvasDevice?) -> CGSize {
    guard let device, let size = entry(device.id)?.size else {
      return CGSize(width: 600, height: 600)
    }
    return device.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// Whether any device's screen has this size when held upright.
  package static func isScreenSize(_ size: CGSize) -> Bool {
    entries.values.contains { $0.size == size }
  }

  /// The size classes of a canvas; generic where there is no device.
  package static func sizeClasses(
    of device: InterfaceDocument.CanvasDevice?
  ) -> SizeClassPair {
    guard let device else { return SizeClassPair() }
    let entry = entry(device.id)
    if entry?.isPad == true { return SizeClassPair(width: .regular, height: .regular) }
    guard device.isLandscape else { return SizeClassPair(width: .compact, height: .regular) }
    return SizeClassPair(width: entry?.isLarge == true ? .regular : .compact, height: .compact)
  }
}
