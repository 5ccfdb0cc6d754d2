import Foundation

extension CGPattern {
  /// Whether the cell can be repeated: finite, with extent, steps other than 0.
  var isUsable: Bool {
    bounds.isFinite && !bounds.isEmpty && matrix.isInvertible && xStep.isFinite && yStep.isFinite
      && xStep != 0 && yStep != 0
  }
}

extension CGColor {
  /// The colour in which the cell of an uncoloured pattern is drawn.
  var patternTint: ColorComponents {
    guard pattern?.isColored == false, let numbers = components else { return .black }
    switch numbers.count {
    case 2:
      return ColorComponents(
        red: numbers[0], green: numbers[0], blue: numbers[0], alpha: numbers[1])
    case 4:
      return ColorComponents(
        red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    default: return .black
    }
  }
}
