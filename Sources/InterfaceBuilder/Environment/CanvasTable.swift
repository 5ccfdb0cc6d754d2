import Foundation
import PortableUIKit

/// The canvas devices of Interface Builder by the names it writes.
///
/// Sizes, scales and insets are those of the devices, ``DeviceEnvironment/all``; canvases that are no device of that
/// table stand here. Interface Builder's assumptions about safe areas on its canvas differ between its versions and
/// are in `SafeAreaRule`.
package struct CanvasTable {
  package struct Entry: Sendable {
    /// The kinds of machines that a canvas shows.
    package enum Kind: Sendable {
      case phone
      case pad
      case mac
    }

    package var kind: Kind
    /// The portrait size in points.
    package var size: CGSize
    package var scale: Double
    /// Whether the width is regular in landscape (Plus, Max and XR sizes).
    package var isLarge = false
    /// The device's own insets in portrait, in points.
    package var insets = UIEdgeInsets.zero

    package var isPad: Bool { kind == .pad }
    /// Whether a sensor housing covers a part of the screen, and not a home button lies below it.
    package var hasHousing: Bool { kind == .phone && insets.bottom > 0 }
  }

  /// The canvases that no device of the other table has, with the sizes that documents record.
  private static let canvasesAlone: [String: Entry] = [
    "ipad10_9": Entry(
      kind: .pad, size: CGSize(width: 820, height: 1180), scale: 2,
      insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    "mac": Entry(kind: .mac, size: CGSize(width: 800, height: 600), scale: 2),
  ]

  /// The devices by Interface Builder's names.
  package static let entries: [String: Entry] = Dictionary(
    DeviceEnvironment.all.map { ($0.interfaceBuilderID, Entry($0)) },
    uniquingKeysWith: { first, _ in first }
  ).merging(canvasesAlone) { first, _ in first }

  /// The entry of a canvas device, by exact name or by its kind.
  package static func entry(_ id: String) -> Entry? {
    entries[id] ?? (id.lowercased().hasPrefix("ipad") ? entries["ipad9_7"] : nil)
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
    entries.values.contains { $0.size == size && $0.kind != .mac }
  }

  /// The size classes of a canvas; generic where there is no device.
  package static func sizeClasses(
    of device: InterfaceDocument.CanvasDevice?
  ) -> SizeClassPair {
    guard let device else { return SizeClassPair() }
    let entry = entry(device.id)
    if let entry, entry.kind != .phone { return SizeClassPair(width: .regular, height: .regular) }
    guard device.isLandscape else { return SizeClassPair(width: .compact, height: .regular) }
    return SizeClassPair(width: entry?.isLarge == true ? .regular : .compact, height: .compact)
  }
}

extension CanvasTable.Entry {
  fileprivate init(_ device: DeviceEnvironment) {
    self.init(
      kind: device.idiom == .pad ? .pad : .phone, size: device.portraitSize,
      scale: Double(device.scale),
      isLarge: device.idiom == .phone && device.landscape.horizontalSizeClass == .regular,
      insets: device.portrait.safeAreaInsets)
  }
}
