import Foundation

/// Tells of conflicts when constraints are activated in a window, not with the next pass, as UIKit does
/// (UM-1503).
///
/// Constraints that are activated together are looked at together, after the last of them. The engine
/// is told only the known facts about the views that they mention: natural sizes, and the frame of a
/// view that no pass has come by yet, wait for the pass.
@MainActor enum ActivationCheck {
  @exclusivity(unchecked) private static var batches = 0
  @exclusivity(unchecked) private static var waiting: [NSLayoutConstraint] = []

  /// Activates several constraints as one change.
  static func together(_ body: () -> Void) {
    batches += 1
    body()
    batches -= 1
    guard batches == 0 else { return }
    let constraints = waiting
    waiting = []
    check(constraints)
  }

  static func activated(_ constraint: NSLayoutConstraint) {
    guard constraint.priority == .required, !ConstraintsPass.isRunning else { return }
    if batches > 0 { waiting.append(constraint) } else { check([constraint]) }
  }

  private static func check(_ constraints: [NSLayoutConstraint]) {
    guard !ConstraintsPass.isRunning else { return }
    var hosts: [LayoutHost] = []
    // The holder of the constraint before, if it is in no window that is shown: many have the same.
    var holderOutside: UIView?
    for constraint in constraints {
      guard let holder = constraint.holder, holder !== holderOutside else { continue }
      guard let window = holder.rootView as? UIWindow, !window.isHidden else {
        holderOutside = holder
        continue
      }
      let host = ConstraintsPass.engagedHost(of: window)
      constraint.forEachItem { item in
        if let view = item.hostView { host.admit(view) }
      }
      host.admit(holder)
      if !hosts.contains(where: { $0 === host }) { hosts.append(host) }
    }
    for host in hosts { host.engine.admitConstraints() }
  }
}
