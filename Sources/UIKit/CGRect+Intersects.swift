import Foundation

extension CGRect {
  /// Whether the rectangles have a common area: those that only touch have none, as in Core Graphics.
  ///
  /// Foundation's method of this name, which counts rectangles that touch, is called in files that import Foundation
  /// beside this module.
  @_disfavoredOverload public func intersects(_ rect2: CGRect) -> Bool {
    guard !isNull, !rect2.isNull else { return false }
    return minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY
  }
}
