import Foundation

extension CALayer {
  /// Whether changes of the layer can be seen on their way: it lies in a window, and was there when a turn
  /// ended.
  var wasShown: Bool {
    guard let host = viewAbove, host.window != nil else { return false }
    var layer: CALayer? = self
    while let here = layer {
      guard here.arrival < CATransaction.turn else { return false }
      if here.view != nil { return true }
      layer = here.addedTo ?? here.maskedLayer
    }
    return false
  }

  /// The action for an event, as it is searched for (LY-5): the delegate's, one of ``actions``, one of
  /// ``style``, the class's; for the properties that can be animated, an animation to the new value.
  func findAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? (style?["actions"] as? [String: any CAAction])?[event]
      ?? type(of: self).defaultAction(forKey: event)
    if let found { return found is NSNull ? nil : found }
    // Paths do not move by themselves (Apple, CAShapeLayer.path and CALayer.shadowPath).
    guard let key = key(event), key.kind != .path, key.kind != .flag || event == "hidden" else {
      return nil
    }
    if event == "contents" { return CATransition() }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// The action to take on a change of a property, before it is made; nil for none.
  func change(forKey key: String) -> LayerChange? {
    guard !isPresentation else { return nil }
    if view == nil, CATransaction.disableActions() || !wasShown { return nil }
    guard let action = action(forKey: key) else { return nil }
    if let transition = action as? CATransition, transition.oldPicture == nil,
      let filled = transition.copy() as? CATransition
    {
      filled.oldPicture = lastPicture
      return LayerChange(self, key, filled, old: nil)
    }
    let shown = action is BlockAction ? self : shownLayer
    return LayerChange(self, key, action, old: self.key(key)?.get(shown))
  }

  /// Runs the action for something that happened to the layer.
  func note(event: String) {
    guard !isPresentation, view == nil, !CATransaction.disableActions(), window != nil else {
      return
    }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }
}

/// The event of a layer that came into a tree.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that left a tree.
public let kCAOnOrderOut = "onOrderOut"
/// The key of a layer's transition.
public let kCATransition = "transition"
