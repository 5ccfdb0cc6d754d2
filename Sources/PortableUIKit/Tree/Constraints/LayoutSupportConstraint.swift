internal import AutoLayout
import Foundation

/// One of the two constraints that hold a controller's top or bottom guide, as the view's `constraints`
/// list them (AL-74): its outer edge is the view's, its height that of the bars over it.
/// It belongs to the guide.
final class LayoutSupportConstraint: NSLayoutConstraint {
  private var guide: SystemLayoutGuide? { firstItemStorage as? SystemLayoutGuide }

  init(edge: Attribute, of guide: SystemLayoutGuide, in view: UIView) {
    super.init()
    layoutForm = ConstraintForm(refused: guide.place, edge, to: view.place, edge)
  }

  init(heightOf guide: SystemLayoutGuide) {
    super.init()
    layoutForm = ConstraintForm(refused: guide.place, .height)
  }

  override var isOfSystem: Bool { true }

  override var isHeld: Bool { guide?.owningView != nil }
  override var presentConstant: CGFloat { firstAttribute == .height ? guide?.length ?? 0 : 0 }
}
