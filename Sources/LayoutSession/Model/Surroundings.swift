import AutoLayout
import Foundation
import PortableUIKit

/// Where the session's views are shown: a device or none, traits, direction and text size.
struct Surroundings: Equatable, Sendable {
  var device: DeviceEnvironment?
  var orientation = DeviceOrientation.portrait
  /// A size of the screen in points that stands in for the device's.
  var screenSize: CGSize?
  /// Size classes that stand in for the device's.
  var horizontal: SizeClassName?
  var vertical: SizeClassName?
  var isRightToLeft = false
  var textSize = UIContentSizeCategory.large

  /// The size of the screen in points; zero without a device.
  var size: CGSize { screenSize ?? device?.size(in: orientation) ?? .zero }

  /// Pixels per point; 1 without a device.
  var scale: Double { device.map { Double($0.scale) } ?? 1 }

  var safeArea: LayoutInsets {
    let insets = device?.safeAreaInsets(in: orientation) ?? .zero
    return LayoutInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// The margins of the screen within its safe area: 20 points at the sides of large screens, 16 on
  /// others (AL-67).
  var screenMargins: LayoutInsets {
    let side: Double =
      sizeClass(along: .horizontal) == .regular || min(size.width, size.height) >= 414 ? 20 : 16
    return LayoutInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The size class along an axis; `any` without a device.
  func sizeClass(along axis: LayoutAxis) -> SizeClassName {
    if let own = axis == .horizontal ? horizontal : vertical { return own }
    guard let posture = device?.posture(in: orientation) else { return .any }
    switch axis == .horizontal ? posture.horizontalSizeClass : posture.verticalSizeClass {
    case .compact: return .compact
    case .regular: return .regular
    case .unspecified: return .any
    }
  }

  func satisfies(_ condition: TraitCondition?) -> Bool {
    guard let condition else { return true }
    return condition.sizeClass == .any
      || sizeClass(along: condition.axis) == condition.sizeClass
  }
}
