import Foundation

/// How one axis of contents with a stretched middle is laid into a length (CS-4 to CS-6).
struct StretchAxis: Equatable {
  /// A piece of the contents and where it goes, both in points from the start.
  struct Piece: Equatable {
    var source: ClosedRange<CGFloat>
    var target: ClosedRange<CGFloat>
  }

  /// Near, middle and far; those without length are left out.
  let pieces: [Piece]

  /// Lays contents that are `length` long into `target`, with the part from `start` that is `extent`
  /// long, as fractions, stretched.
  ///
  /// A middle without extent is the colour at its place, repeated. Where the parts that keep their length
  /// do not fit they shrink in proportion and the middle has no room.
  init(length: CGFloat, start: CGFloat, extent: CGFloat, target: CGFloat) {
    let low = min(max(start, 0), 1)
    let high = min(max(start + extent, low), 1)
    let (near, far) = (low * length, (1 - high) * length)
    let fixed = near + far
    let factor = fixed > target && fixed > 0 ? target / fixed : 1
    let (nearTarget, farTarget) = (near * factor, far * factor)
    let middle = near...(high > low ? max(near, length - far) : near)
    pieces = [
      Piece(source: 0...near, target: 0...nearTarget),
      Piece(source: middle, target: nearTarget...max(nearTarget, target - farTarget)),
      Piece(source: (length - far)...length, target: max(0, target - farTarget)...target),
    ].filter { $0.target.upperBound > $0.target.lowerBound }
  }
}
