import Foundation

/// The axes along which a drag moves the content.
///
/// A drag with a lock keeps to one axis until it ends, where it starts clearly along that axis; one that
/// starts diagonally moves the content both ways.
enum ScrollDirectionLock {
  case none
  case horizontal
  case vertical

  /// How many times as long the way along an axis is as the way across it, for a clear start. Apple does
  /// not document it.
  private static let clearRatio: CGFloat = 2

  /// The lock of a drag that has started with `travel`, in points.
  init(_ travel: CGPoint) {
    let (x, y) = (abs(travel.x), abs(travel.y))
    if x >= y * Self.clearRatio, x > 0 {
      self = .horizontal
    } else if y >= x * Self.clearRatio, y > 0 {
      self = .vertical
    } else {
      self = .none
    }
  }

  /// The part of a vector along the axes that are free.
  func along(_ vector: CGPoint) -> CGPoint {
    switch self {
    case .none: vector
    case .horizontal: CGPoint(x: vector.x, y: 0)
    case .vertical: CGPoint(x: 0, y: vector.y)
    }
  }
}
