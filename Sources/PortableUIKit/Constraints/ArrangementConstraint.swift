internal import AutoLayout
import Foundation

/// A constraint by which a stack view lays out its arranged views, where constraints are listed
/// (AL-33, AL-119).
///
/// It belongs to the stack view: switching it off or changing it does nothing.
final class ArrangementConstraint: NSLayoutConstraint {
  init(_ made: LayoutConstraint) {
    super.init()
    take(made, represents: false)
  }

  override var isOfSystem: Bool { true }

  override var isActive: Bool {
    get { form.isInstalled }
    set {}
  }

  override var constant: CGFloat {
    get { super.constant }
    set {}
  }

  override var priority: UILayoutPriority {
    get { super.priority }
    set {}
  }

  override var identifier: String? {
    get { super.identifier }
    set {}
  }

  nonisolated override var description: String {
    MainActor.assumeIsolated { form.appleText(address: addressText(self)) }
  }
}
