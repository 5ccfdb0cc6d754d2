import Foundation

/// A view's action for the changes of its layer in an animation block: they join the block's run
/// (LY-5).
struct BlockAction: CAAction {
  let animationRun: AnimationRun

  /// Shows the way from the property's value now; called as any action is, before the change is made.
  @MainActor func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    guard let layer = anObject as? CALayer else { return }
    run(layer, event, from: nil)
  }

  @MainActor func run(_ layer: CALayer, _ key: String, from old: LayerValue?) {
    guard let old else { return }
    animationRun.add(key, of: layer, from: old)
  }
}
