import Foundation

extension UIView {
  /// The system guide of a kind, made on first use.
  func systemGuide(_ kind: SystemLayoutGuide.Kind) -> SystemLayoutGuide {
    if let guide = layoutState.systemGuides[kind] { return guide }
    let guide = SystemLayoutGuide(kind: kind, owner: self)
    layoutState.systemGuides[kind] = guide
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
    guard guide.owningView === self, !(guide is SystemLayoutGuide) else { return }
    var view: UIView? = self
    while let holder = view {
      for constraint in holder.constraints
      where constraint.items.contains(where: { $0 === guide }) {
        holder.removeConstraint(constraint)
      }
      view = holder.superview
    }
    guideDidLeave(guide)
    layoutState.guides.removeAll { $0 === guide }
    guide.setOwner(nil)
  }

  /// The distances from the bounds to the readable area: as wide as the margins allow, up to a
  /// width that suits the text size, centred (AL-72).
  var readableInsets: UIEdgeInsets {
    var insets = effectiveMargins
    let available = bounds.width - insets.left - insets.right
    let readable = ReadableWidth.points(for: traitCollection.preferredContentSizeCategory)
    if available > readable {
      insets.left += (available - readable) / 2
      insets.right += (available - readable) / 2
    }
    return insets
  }
}

/// Widths in points of a column that reads well.
enum ReadableWidth {
  /// 672 at the default text size; narrower for small text, wider for large (AL-72).
  static func points(for category: UIContentSizeCategory) -> CGFloat {
    switch category {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .large, .unspecified: 672
    case .extraLarge: 744
    case .extraExtraLarge: 824
    default: 896
    }
  }
}
