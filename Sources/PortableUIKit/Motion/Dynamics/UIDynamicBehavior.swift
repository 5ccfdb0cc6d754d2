import Foundation

/// A force or a rule for the items of an animator, or several of them together.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called after every step.
  open var action: (() -> Void)?
  private weak var animator: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?
  /// The animator that the behaviour, or the one it is a part of, was added to.
  open var dynamicAnimator: UIDynamicAnimator? { animator ?? parent?.dynamicAnimator }

  public override init() { super.init() }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.parent = self
    dynamicAnimator?.resume()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
    dynamicAnimator?.resume()
  }

  /// Told before the behaviour is added to an animator, or removed with nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  final func setAnimator(_ animator: UIDynamicAnimator?) { self.animator = animator }

  /// Has the animator go on after a change.
  final func noteChange() { dynamicAnimator?.resume() }

  // MARK: What kinds of behaviours do

  /// The items that the behaviour is about.
  var dynamicItems: [any UIDynamicItem] { [] }
  /// Says how items move and collide.
  func setProperties(of world: DynamicWorld) {}
  /// Adds to the accelerations and speeds of items, before they move.
  func applyForces(to world: DynamicWorld, step: TimeInterval) {}
  /// Corrects places and speeds, after items have moved.
  func applyRules(to world: DynamicWorld, step: TimeInterval) {}
}
