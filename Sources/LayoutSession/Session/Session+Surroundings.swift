import AutoLayout
import Foundation
import LayoutReports
import PortableUIKit

extension Session {
  /// Alters the surroundings.
  func changeSurroundings(
    _ change: (inout Surroundings) -> Void
  ) throws(SessionError) -> [Response.Part] {
    var surroundings = model.surroundings
    change(&surroundings)
    try perform(.setSurroundings(old: model.surroundings, new: surroundings))
    return []
  }

  /// Chooses a device.
  func setDevice(
    _ name: Located<String>, isLandscape: Bool
  ) throws(SessionError) -> [Response.Part] {
    guard let device = DeviceEnvironment.named(name.value) else {
      throw SessionError(
        "no device is named \(name.value)", at: name.columns,
        hint: DeviceList.suggestion(for: name.value)
          ?? "help devices lists those that are known")
    }
    _ = try changeSurroundings { surroundings in
      surroundings.device = device
      surroundings.orientation = isLandscape ? .landscape : .portrait
      surroundings.screenSize = nil
    }
    let surroundings = model.surroundings
    let classes = LayoutAxis.allCases.map { surroundings.sizeClass(along: $0).rawValue }
    return [
      .note(
        "screen \(NumberText.points(surroundings.size.width))x"
          + "\(NumberText.points(surroundings.size.height)), \(classes[0]) width, "
          + "\(classes[1]) height\n")
    ]
  }

  /// Chooses the user's text size.
  func setTextSize(_ name: Located<String>) throws(SessionError) -> [Response.Part] {
    guard let size = TextSize(rawValue: name.value.uppercased()) else {
      throw SessionError(
        "\(name.value) is no text size", at: name.columns,
        hint: "one of \(TextSize.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return try changeSurroundings { $0.textSize = size.category }
  }
}
