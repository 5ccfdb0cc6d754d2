import Foundation

/// The shape of a pointer over a button.
@MainActor final class ButtonPointer: UIPointerInteractionDelegate {
  @Known private var button: UIButton?
  private var interaction: UIPointerInteraction?

  init(_ button: UIButton) {
    self.button = button
    let interaction = UIPointerInteraction(delegate: self)
    self.interaction = interaction
    button.addInteraction(interaction)
  }

  func remove() {
    if let interaction { button?.removeInteraction(interaction) }
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let button else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
    let shape = UIPointerShape.roundedRect(button.frame, radius: 8)
    if let provider = button.pointerStyleProvider { return provider(button, effect, shape) }
    return UIPointerStyle(effect: effect, shape: shape)
  }
}
