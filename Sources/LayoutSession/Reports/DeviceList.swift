import Foundation
import PortableUIKit

/// The table of known devices: one line for each orientation.
public enum DeviceList {
  /// The text of the table for `devices`: name, Interface Builder's id, orientation, size in points,
  /// scale, safe area (top left bottom right, in points), and size classes (width by height).
  public static func text(_ devices: [DeviceEnvironment] = DeviceEnvironment.all) -> String {
    var table = TextTable(columns: [
      .init("NAME"), .init("ID"), .init("ORIENTATION"), .init("SIZE", .right),
      .init("SCALE", .right), .init("SAFE AREA", .right), .init("SIZE CLASSES"),
    ])
    for device in devices {
      for orientation in DeviceOrientation.allCases {
        let size = device.size(in: orientation)
        let posture = device.posture(in: orientation)
        let insets = posture.safeAreaInsets
        table.append([
          device.name,
          device.interfaceBuilderID,
          orientation.rawValue,
          "\(NumberText.points(size.width))x\(NumberText.points(size.height))",
          "\(NumberText.points(device.scale))x",
          [insets.top, insets.left, insets.bottom, insets.right]
            .map { NumberText.points($0) }.joined(separator: " "),
          "\(name(posture.horizontalSizeClass)) x \(name(posture.verticalSizeClass))",
        ])
      }
    }
    return table.text()
  }

  /// A question that names the known devices most like `name`; none where none is like it.
  public static func suggestion(
    for name: String, among devices: [DeviceEnvironment] = DeviceEnvironment.all
  ) -> String? {
    Suggestion.question(
      for: name, among: devices.flatMap { [$0.name, $0.interfaceBuilderID] + $0.alsoKnownAs })
  }

  private static func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    case .unspecified: "any"
    }
  }
}
