import Compositor
import Foundation

/// How a view's old picture gives way to its new one, as part of a run.
final class BlockTransition: BlockAnimation {
  private var old: BackingStore?
  private var look = LayerTransition.Look.dissolve

  @MainActor convenience init(
    of run: AnimationRun, from old: BackingStore, _ look: LayerTransition.Look
  ) {
    self.init(of: run)
    self.old = old
    self.look = look
  }

  @MainActor override func apply(to shown: CALayer, at time: Double) {
    guard let old else { return }
    shown.own.transition = LayerTransition(
      old: old, look: look, progress: 1 - left(at: time))
  }

  override var concernedKeys: [String] { [] }
}
