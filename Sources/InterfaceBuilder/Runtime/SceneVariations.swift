import PortableUIKit

/// Follows the size classes of a program's views: the document's settings for size classes other
/// than those under which the views were made take effect when these come.
///
/// Only settings that differ between the size classes are set, so that a program's own changes of
/// everything else stay. The root view keeps this object alive; views and constraints are held only
/// while they are left out.
@MainActor final class SceneVariations {
  private final class Slot<Object: AnyObject> {
    weak var object: Object?
    /// The object while nothing else holds it.
    var leftOut: Object?

    init(_ object: Object?) { self.object = object }
  }

  private let scene: InterfaceScene
  private let margins: MarginRule
  private let factory: ViewFactory
  private let report: (InterfaceBuilderError) -> Void
  private let views: [Slot<UIView>]
  private let constraints: [String: Slot<NSLayoutConstraint>]
  private weak var controller: UIViewController?
  private var sizeClasses: SizeClassPair
  private var hierarchy: InterfaceHierarchy

  init(
    _ scene: InterfaceScene, _ blueprint: SceneBlueprint, _ sizeClasses: SizeClassPair,
    views: [UIView?], constraints: [String: NSLayoutConstraint], controller: UIViewController?,
    report: @escaping (InterfaceBuilderError) -> Void
  ) {
    self.scene = scene
    self.controller = controller
    self.report = report
    self.sizeClasses = sizeClasses
    hierarchy = blueprint.hierarchy
    margins = scene.runtimeMargins
    factory = ViewFactory(blueprint, items: MadeItems())
    self.views = views.map { Slot($0) }
    self.constraints = constraints.mapValues { Slot($0) }
    for (index, view) in hierarchy.views.enumerated() where !view.isInstalled {
      self.views[index].leftOut = views[index]
    }
    for constraint in hierarchy.constraints where !hierarchy.isInForce(constraint) {
      self.constraints[constraint.id]?.leftOut = constraints[constraint.id]
    }
  }

  func follow(_ root: UIView) {
    root.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]) { [self] (root: UIView, _) in
      adapt(to: SizeClassPair(root.traitCollection))
    }
  }

  /// Sets everything that differs between the present size classes and `new`.
  private func adapt(to new: SizeClassPair) {
    guard new != sizeClasses else { return }
    do throws(InterfaceBuilderError) {
      let target = try scene.runtimeHierarchy(for: new)
      let old = hierarchy
      (hierarchy, sizeClasses) = (target, new)
      let changes = changedConstraints(from: old, to: target)
      for change in changes where !change.isInForce { leaveOut(change.constraint) }
      adaptViews(from: old, to: target)
      for change in changes where change.isInForce { putIn(change.constraint) }
      adaptValues(from: old, to: target)
    } catch {
      report(error)
    }
  }

  // MARK: Views

  private func adaptViews(from old: InterfaceHierarchy, to new: InterfaceHierarchy) {
    for index in new.views.indices {
      let (before, after) = (old.views[index], new.views[index])
      if before.isInstalled, !after.isInstalled {
        views[index].leftOut = views[index].object
        views[index].object?.removeFromSuperview()
      } else if !before.isInstalled, after.isInstalled {
        insert(index)
      }
      guard let view = views[index].object else { continue }
      ViewLayout(description: after, margins: margins.ownMargins(of: after)).apply(
        to: view,
        differingFrom: ViewLayout(description: before, margins: margins.ownMargins(of: before)))
      if let before = before.element, let after = after.element {
        factory.vary(view, from: before, to: after)
      }
    }
  }

  /// Puts a view into its parent, behind the next one of the document that is there.
  private func insert(_ index: Int) {
    guard
      let view = views[index].object, let parentIndex = hierarchy.views[index].parent,
      let parent = views[parentIndex].object
    else { return }
    defer { views[index].leftOut = nil }
    let container = parent.ownContentView ?? parent
    let later = hierarchy.views[parentIndex].children.drop { $0 <= index }
      .compactMap { views[$0].object }
    if let stack = parent as? UIStackView {
      let next = later.compactMap { stack.arrangedSubviews.firstIndex(of: $0) }.first
      stack.insertArrangedSubview(view, at: next ?? stack.arrangedSubviews.count)
    } else if let next = later.first(where: { $0.superview === container }) {
      container.insertSubview(view, belowSubview: next)
    } else {
      container.addSubview(view)
    }
  }

  // MARK: Constraints

  /// The constraints that come into force or go out of it.
  private func changedConstraints(
    from old: InterfaceHierarchy, to new: InterfaceHierarchy
  ) -> [(constraint: InterfaceConstraint, isInForce: Bool)] {
    let before = Set(old.constraints.filter(old.isInForce).map(\.id))
    return new.constraints.compactMap { constraint in
      let isInForce = new.isInForce(constraint)
      return isInForce == before.contains(constraint.id) ? nil : (constraint, isInForce)
    }
  }

  private func leaveOut(_ constraint: InterfaceConstraint) {
    guard let slot = constraints[constraint.id], let made = slot.object else { return }
    slot.leftOut = made
    made.isActive = false
  }

  private func putIn(_ constraint: InterfaceConstraint) {
    guard let slot = constraints[constraint.id], let made = slot.object else { return }
    ConstraintInstaller(views: views.map(\.object), controller: controller)
      .activate(made, constraint)
    slot.leftOut = nil
  }

  /// Sets the constants and priorities that differ.
  private func adaptValues(from old: InterfaceHierarchy, to new: InterfaceHierarchy) {
    let before = Dictionary(
      old.constraints.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for constraint in new.constraints {
      guard let made = constraints[constraint.id]?.object, let old = before[constraint.id] else {
        continue
      }
      if old.constant != constraint.constant { made.constant = CGFloat(constraint.constant) }
      if old.priority != constraint.priority {
        // A constraint in force may not become required or cease to be.
        let isActive = made.isActive
        made.isActive = false
        made.priority = ConstraintInstaller.priority(constraint)
        made.isActive = isActive
      }
    }
  }
}
