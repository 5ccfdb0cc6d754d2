import Foundation

/// How an item moves and collides.
struct DynamicProperties {
  /// The part of the speed that is left after a collision, from 0 to 1.
  var elasticity: CGFloat = 0
  /// The part of the speed along a surface that a collision takes, as a multiple of that across it.
  var friction: CGFloat = 0
  var density: CGFloat = 1
  /// The loss of speed, as a part of it per second.
  var resistance: CGFloat = 0
  var isAnchored = false
}
