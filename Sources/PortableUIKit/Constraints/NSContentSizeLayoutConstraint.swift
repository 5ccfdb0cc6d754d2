internal import AutoLayout
import Foundation

/// The natural size of a view along one axis, as the view's `constraints` list it behind those it
/// holds (AL-33, AL-51).
///
/// It belongs to the view, which makes and changes it: switching it off, removing it or adding it
/// to another view, with all else that a view lists, does nothing.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
  private weak var view: UIView?
  private let axis: LayoutAxis

  init(of view: UIView, _ axis: LayoutAxis) {
    self.view = view
    self.axis = axis
    super.init(ofSystem: view, axis == .horizontal ? .width : .height)
  }

  /// What the engine goes by; nil while the view has no natural size there.
  private var rule: LayoutConflict.SystemRule? {
    view?.contentSizeRules.first { $0.axis == axis }
  }

  override var isActive: Bool {
    get { rule != nil }
    set {}
  }

  override var constant: CGFloat {
    get {
      guard rule != nil, let size = view?.layoutState.toldContentSize else { return 0 }
      return axis == .horizontal ? size.width : size.height
    }
    set {}
  }

  override var priority: UILayoutPriority {
    get { .required }
    set {}
  }

  nonisolated override var description: String {
    MainActor.assumeIsolated {
      rule?.appleText(address: addressText(self)) ?? formattedDescription
    }
  }
}

extension UIView {
  /// The rules the engine made of the view's natural size.
  var contentSizeRules: [LayoutConflict.SystemRule] {
    guard layoutState.isRegistered, let engine = layoutHost?.engine else { return [] }
    return engine.contentSizeRules(of: self)
  }

  /// The view's natural size as constraints, the same ones each time.
  var contentSizeConstraints: [NSLayoutConstraint] {
    contentSizeRules.map { rule in
      if let made = layoutState.contentSizeConstraints[rule.axis] { return made }
      let constraint = NSContentSizeLayoutConstraint(of: self, rule.axis)
      layoutState.contentSizeConstraints[rule.axis] = constraint
      return constraint
    }
  }
}
