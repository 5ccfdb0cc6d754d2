import AutoLayout
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

  /// All that `devices` lists: the table, and the other names.
  public static func fullText() -> String { text() + "\n" + aliases() }

  /// The other names, one line for each device that has any.
  public static func aliases(_ devices: [DeviceEnvironment] = DeviceEnvironment.all) -> String {
    var table = TextTable(columns: [.init("NAME"), .init("ALSO CALLED, OR OF THE SAME SIZE")])
    for device in devices where !device.alsoKnownAs.isEmpty {
      table.append([device.name, device.alsoKnownAs.joined(separator: ", ")])
    }
    return table.text()
  }

  /// The devices for programs: one JSON array in one line, of an object for each device with its postures.
  public static func json(_ devices: [DeviceEnvironment] = DeviceEnvironment.all) -> String {
    JSONReport.line(devices.map { DeviceRecord($0) })
  }

  /// A question that names the known devices most like `name`: nearest in kind, size and generation, else in
  /// spelling; none where none is like it.
  public static func suggestion(for name: String) -> String? {
    // Screens that are named by their size alone are meant by a size alone.
    let near = DeviceEnvironment.names(like: name).filter { known in
      name.lowercased().contains("inch") || known.contains("(") || !known.hasSuffix("-inch")
    }
    if !near.isEmpty { return "did you mean \(near.joined(separator: " or "))?" }
    return Suggestion.question(
      for: name,
      among: DeviceEnvironment.all.flatMap { [$0.name, $0.interfaceBuilderID] + $0.alsoKnownAs })
  }

  static func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    case .unspecified: "any"
    }
  }
}
