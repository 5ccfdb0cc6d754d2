internal import AutoLayout
import Foundation

/// A constraint by which a stack view lays out its arranged views, where constraints are listed
/// (AL-33, AL-119).
///
/// It belongs to the stack view: switching it off or changing it does nothing.
final class ArrangementConstraint: NSLayoutConstraint {
  let made: LayoutConstraint

  init(_ made: LayoutConstraint) {
    self.made = made
    super.init()
    take(made)
    // Conflicts name the constraints that authors activated.
    made.representedObject = nil
  }

  override var isOfSystem: Bool { true }

  override var isActive: Bool {
    get { made.isInstalled }
    set {}
  }

  override var constant: CGFloat {
    get { made.constant }
    set {}
  }

  override var priority: UILayoutPriority {
    get { UILayoutPriority(made.priority.rawValue) }
    set {}
  }

  override var identifier: String? {
    get { made.identifier }
    set {}
  }

  nonisolated override var description: String {
    MainActor.assumeIsolated { made.appleText(address: addressText(self)) }
  }
}
