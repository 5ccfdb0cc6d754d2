import Foundation

/// The part of a layer to be drawn again.
enum LayerDamage: Equatable {
  case none
  /// A part, in the layer's coordinates.
  case rect(CGRect)
  /// All of the bounds as they are when it is drawn (DR-19).
  case all

  var isNone: Bool { self == .none }

  /// The damage with a rectangle added: one that holds both (DR-16).
  ///
  /// NaN means everything, for too much is drawn rather than too little (DR-17).
  func adding(_ rect: CGRect) -> LayerDamage {
    if self == .all || rect.isInfinite { return .all }
    if rect.isNull { return self }
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    guard numbers.allSatisfy({ !$0.isNaN }) else { return .all }
    // The edges of an unbounded rectangle are no numbers to reckon with.
    guard numbers.allSatisfy(\.isFinite) else { return .all }
    let added = rect.standardized
    if added.isEmpty { return self }
    guard case .rect(let former) = self else { return .rect(added) }
    return .rect(former.union(added))
  }

  /// The part to draw: cut by the bounds and grown to whole pixels (DR-17, DR-18); null for none.
  func resolved(in bounds: CGRect, scale: CGFloat) -> CGRect {
    switch self {
    case .none: return .null
    case .all: return bounds
    case .rect(let rect):
      let part = rect.intersection(bounds)
      guard !part.isNull, !part.isEmpty else { return .null }
      return part.grownToPixels(from: bounds.origin, scale: scale).intersection(bounds)
    }
  }
}

extension CGRect {
  /// The smallest rectangle around this one whose edges lie on pixels, counted from `origin`.
  fileprivate func grownToPixels(from origin: CGPoint, scale: CGFloat) -> CGRect {
    func down(_ value: CGFloat, _ start: CGFloat) -> CGFloat {
      ((value - start) * scale + 1e-6).rounded(.down) / scale + start
    }
    func up(_ value: CGFloat, _ start: CGFloat) -> CGFloat {
      ((value - start) * scale - 1e-6).rounded(.up) / scale + start
    }
    let (left, top) = (down(minX, origin.x), down(minY, origin.y))
    return CGRect(
      x: left, y: top, width: up(maxX, origin.x) - left, height: up(maxY, origin.y) - top)
  }
}
