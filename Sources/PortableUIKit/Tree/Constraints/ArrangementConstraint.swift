internal import AutoLayout
import Foundation

/// A constraint by which a stack view lays out its arranged views (AL-33, AL-119). It belongs to the stack view.
final class ArrangementConstraint: NSLayoutConstraint {
  override var isOfSystem: Bool { true }
  override var isHeld: Bool { isInstalled }

  nonisolated override var description: String { appleText() }
}
