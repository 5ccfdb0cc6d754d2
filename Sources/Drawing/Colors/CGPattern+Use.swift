import Foundation

extension CGPattern {
  /// Whether the cell can be repeated: finite, with extent, steps other than 0.
  var isUsable: Bool {
    bounds.isFinite && !bounds.isEmpty && matrix.isInvertible && xStep.isFinite && yStep.isFinite
      && xStep != 0 && yStep != 0
  }
}

extension CGColor {
  /// The colour in which the cell of a pattern is drawn: its tint, or black of one with own colours.
  var patternTint: ColorComponents { pattern?.isColored == false ? sRGB : .black }
}
