import Foundation

/// Animations that run together: their times are those of the group, and its duration cuts them off.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  public required init() {
    super.init()
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override var concernedKeys: [String] { (animations ?? []).flatMap(\.concernedKeys) }

  /// Animations without a duration take the group's.
  @MainActor override func settle(in layer: CALayer) {
    for animation in animations ?? [] {
      if animation.duration == 0 { animation.duration = duration }
      animation.settle(in: layer)
    }
  }

  @MainActor override func apply(to shown: CALayer, at time: Double) {
    guard let (_, progress) = place(at: time) else { return }
    for animation in animations ?? [] {
      animation.apply(to: shown, at: progress * timing.duration)
    }
  }
}
