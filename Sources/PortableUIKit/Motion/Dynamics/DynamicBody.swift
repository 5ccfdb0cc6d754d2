import Foundation

/// The motion of one item.
@MainActor final class DynamicBody {
  let item: any UIDynamicItem
  /// In points.
  var position: CGPoint
  /// In points per second.
  var velocity = CGVector(dx: 0, dy: 0)
  /// In points per second squared, within one step.
  var acceleration = CGVector(dx: 0, dy: 0)
  var properties = DynamicProperties()

  init(_ item: any UIDynamicItem) {
    self.item = item
    position = item.center
  }

  /// Takes the item's place over, as somebody else has moved it.
  func readItem() {
    position = item.center
    velocity = CGVector(dx: 0, dy: 0)
  }

  /// One for a rectangle of 100 by 100 points and of density 1.
  var mass: CGFloat {
    max(1e-6, properties.density * item.bounds.width * item.bounds.height / 10000)
  }

  /// Zero for an item that nothing moves.
  var inverseMass: CGFloat { properties.isAnchored ? 0 : 1 / mass }

  var rect: CGRect {
    let size = item.bounds.size
    return CGRect(
      x: position.x - size.width / 2, y: position.y - size.height / 2, width: size.width,
      height: size.height)
  }

  var speed: CGFloat { hypot(velocity.dx, velocity.dy) }
}
