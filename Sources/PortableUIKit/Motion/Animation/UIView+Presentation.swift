import Foundation

extension UIView {
  /// Has a change of a property that was just made shown by its action: gradually, inside an animation
  /// block (LY-5).
  ///
  /// A layer that was never asked for was never seen, and outside of blocks no change of it moves.
  func animateChange(of key: String, from old: @autoclosure () -> LayerValue) {
    guard AnimationRun.current != nil || layerIfLoaded != nil else { return }
    guard let action = layer.action(forKey: key) else { return }
    LayerChange(layer, key, action, old: old()).run()
  }

  /// Takes all animations of the layer away before their end; their completions are told `false` (AN-7).
  func removeAnimations() {
    settleMove()
    layerIfLoaded?.removeAnimations { _ in true }
  }

  /// Whether touches pass the view by because it is on its way (AN-12, HT-7).
  var isAnimatingWithoutInteraction: Bool {
    if let run = links.move?.run { return !run.settings.options.contains(.allowUserInteraction) }
    guard let layer = layerIfLoaded, !layer.animationStore.isEmpty else { return false }
    return layer.animationStore.contains { entry in
      guard let animation = entry.animation as? BlockAnimation else { return false }
      return !animation.animationRun.settings.options.contains(.allowUserInteraction)
    }
  }
}
