import Foundation

/// A change of a property that is under way: the action found for it, and the value that was shown
/// before.
@MainActor struct LayerChange {
  private let layer: CALayer
  private let key: String
  private let action: any CAAction
  private var old: LayerValue?

  init(_ layer: CALayer, _ key: String, _ action: any CAAction, old: LayerValue?) {
    self.layer = layer
    self.key = key
    self.action = action
    self.old = old
  }

  /// The same change with another old value, where that is known only afterwards.
  func replacingOld(_ value: LayerValue?) -> LayerChange {
    var change = self
    if let value { change.old = value }
    return change
  }

  /// Runs the action, now that the property has its new value.
  func run() {
    if let block = action as? BlockAction {
      block.run(layer, key, from: old)
      return
    }
    guard let animation = action as? CABasicAnimation, animation.fromValue == nil,
      animation.toValue == nil, animation.byValue == nil,
      let filled = animation.copy() as? CABasicAnimation
    else { return action.run(forKey: key, object: layer, arguments: nil) }
    // It goes from the shown value to the new one.
    filled.fromValue = old
    filled.keyPath = filled.keyPath ?? key
    filled.run(forKey: key, object: layer, arguments: nil)
  }
}
