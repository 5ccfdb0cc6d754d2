import Foundation

/// Has sheets of glass that are near each other flow together; they are drawn each by itself here.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// The distance in points from which on they do.
  open var spacing: CGFloat = 0
}
