internal import AutoLayout
import Foundation

extension UIView {
  /// The system guide of a kind, made on first use.
  func systemGuide(_ kind: SystemLayoutGuide.Kind) -> SystemLayoutGuide {
    if let guide = layoutState.systemGuides[kind] { return guide }
    let guide = SystemLayoutGuide(kind: kind, owner: self)
    layoutState.systemGuides[kind] = guide
    return guide
  }

  /// The constraints that hold the controller's top and bottom guides, where they have been asked
  /// for (AL-74).
  var supportConstraints: [NSLayoutConstraint] {
    [SystemLayoutGuide.Kind.top, .bottom].flatMap {
      layoutState.systemGuides[$0]?.supportConstraints ?? []
    }
  }

  /// The keyboard's guide, made on first use.
  var ownKeyboardGuide: UIKeyboardLayoutGuide {
    if let guide = layoutState.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(owner: self)
    layoutState.keyboardGuide = guide
    return guide
  }

  /// Takes a guide over from its old owner (AL-60).
  func own(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutState.guides.append(guide)
    guide.setOwner(self)
  }

  /// Gives a guide up, and with it every constraint that mentions it.
  func disown(_ guide: UILayoutGuide) {
    guard guide.owningView === self, !guide.isOfSystem else { return }
    var view: UIView? = self
    while let holder = view {
      for constraint in holder.constraints
      where !constraint.eachItem({ $0 !== guide }) {
        holder.removeConstraint(constraint)
      }
      view = holder.superview
    }
    guideDidLeave(guide)
    layoutState.guides.removeAll { $0 === guide }
    guide.setOwner(nil)
  }

  /// How wide the readable area may be at the view's text size, by the release of the system (AL-72).
  var readableContent: ReadableContent {
    ReadableWidth.content(
      for: traitCollection.preferredContentSizeCategory, isMeasured: measures.widensReadableText)
  }

  /// The distances from the bounds to the readable area: as wide as the margins allow, up to a
  /// width that suits the text size, centred (AL-72).
  var readableInsets: UIEdgeInsets {
    UIEdgeInsets(
      readableContent.insets(
        width: Double(bounds.width), margins: LayoutInsets(effectiveMargins)))
  }
}
