import Foundation

/// The update of properties: `updateProperties` of marked views and controllers, before their layout
/// (LC-1, LT-10).
@MainActor enum PropertiesPass {
  /// Runs the requested updates at one view, its controller's first.
  static func update(_ view: UIView, root: UIView) {
    if let controller = view.viewState.viewController, controller.needsUpdateProperties {
      controller.needsUpdateProperties = false
      root.layoutState.work.propertyUpdates += 1
      controller.trace(.updateProperties)
      TrackedUpdate.run(.updateProperties, of: controller) { controller.updateProperties() }
    }
    guard view.layoutState.needsUpdateProperties else { return }
    view.layoutState.needsUpdateProperties = false
    root.layoutState.work.propertyUpdates += 1
    view.trace(.updateProperties)
    guard UpdateMethod.updateProperties.isOverridden(by: view) else { return }
    root.layoutState.work.trackedUpdates += 1
    TrackedUpdate.run(.updateProperties, of: view) { view.updateProperties() }
  }

  /// Brings traits and properties up to date at and below `top`, without layout.
  static func run(below top: UIView) {
    let root = top.rootView
    TraitPass.run(below: root)
    // The walk leaves the lists of the layout pass as they are: that pass is still to come.
    var waiting = [top]
    while let view = waiting.popLast() {
      update(view, root: root)
      waiting.append(contentsOf: view.listed(.layout).reversed())
    }
  }
}
