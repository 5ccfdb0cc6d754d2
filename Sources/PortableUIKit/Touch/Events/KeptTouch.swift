import Foundation

/// The touch that a responder keeps for itself; it passes others on up the chain.
///
/// The answers about later phases do not depend on later changes of the responder: a responder that
/// has passed on the beginning of a touch passes on its end too.
@MainActor struct KeptTouch {
  private var touch: UITouch?

  /// Takes the earliest of the touches, unless there is one already.
  mutating func keep(_ touches: Set<UITouch>) {
    if touch == nil { touch = touches.earliest }
  }

  var isKept: Bool { touch != nil }

  /// Lets go of the touch if it is among `touches`; answers whether it was.
  mutating func letGo(ofOneAmong touches: Set<UITouch>) -> Bool {
    guard let kept = touch, touches.contains(kept) else { return false }
    touch = nil
    return true
  }

  /// Calls `passOn` with the other touches, if there are any.
  func passOnOthers(_ touches: Set<UITouch>, _ passOn: (Set<UITouch>) -> Void) {
    let others = touch.map { touches.subtracting([$0]) } ?? touches
    if !others.isEmpty { passOn(others) }
  }
}
