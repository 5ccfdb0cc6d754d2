import Foundation

/// One of the two constraints that hold a controller's top or bottom guide, as the view's `constraints`
/// list them (AL-74): its outer edge is the view's, its height that of the bars over it.
///
/// It belongs to the guide: switching it off or changing it does nothing.
final class LayoutSupportConstraint: NSLayoutConstraint {
  private weak var guide: SystemLayoutGuide?

  /// The constraint that ties an edge of the guide to the same edge of its view.
  init(edge: Attribute, of guide: SystemLayoutGuide, in view: UIView) {
    super.init()
    take(
      Parts(hasFirst: true, hasSecond: true, firstAttribute: edge, secondAttribute: edge),
      guide, view)
    self.guide = guide
  }

  /// The constraint that gives the guide its height.
  init(heightOf guide: SystemLayoutGuide) {
    super.init()
    take(Parts(hasFirst: true, firstAttribute: .height), guide)
    self.guide = guide
  }

  override var isOfSystem: Bool { true }

  override var isActive: Bool {
    get { guide?.owningView != nil }
    set {}
  }

  override var constant: CGFloat {
    get { firstAttribute == .height ? guide?.length ?? 0 : 0 }
    set {}
  }

  override var priority: UILayoutPriority {
    get { .required }
    set {}
  }
}
