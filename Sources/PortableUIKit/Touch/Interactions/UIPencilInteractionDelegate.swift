/// Hears of a pencil.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: AnyObject {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
