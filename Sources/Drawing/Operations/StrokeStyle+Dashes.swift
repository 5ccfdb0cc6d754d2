import Foundation

extension StrokeStyle {
  /// Takes lengths and phase; none for a list with a negative or infinite number, or of zeros only.
  package mutating func setDashes(_ lengths: [CGFloat], phase: CGFloat) {
    let isUsable =
      phase.isFinite && lengths.allSatisfy { $0 >= 0 && $0.isFinite }
      && lengths.contains { $0 > 0 }
    dashes = isUsable ? lengths : []
    dashPhase = isUsable ? phase : 0
  }
}
