import Foundation

extension NSLayoutConstraint {
  /// Checks that a constraint of these parts is one UIKit would accept (AL-20 to AL-27).
  ///
  /// - Throws: the exception UIKit raises, with its wording.
  public static func validate(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) throws(UIKitException) {
    func refuse(_ reason: String) -> UIKitException {
      .invalidArgument("NSLayoutConstraint for \(view1): \(reason)")
    }
    guard view1 is any LayoutAnchorItem else {
      throw refuse("Constraint items must each be a view or layout guide.")
    }
    if let view2, !(view2 is any LayoutAnchorItem) {
      throw refuse("Constraint items must each be a view or layout guide.")
    }
    guard attr1 != .notAnAttribute else { throw refuse("Unknown layout attribute") }
    guard constant.isFinite, multiplier.isFinite else {
      throw .internalInconsistency(
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant) "
          + "multiplier:\(multiplier) item:\(view1)")
    }
    let second = view2 == nil ? Attribute.notAnAttribute : attr2
    if view2 != nil, second == .notAnAttribute { throw refuse("Unknown layout attribute") }
    if !attr1.isSize, second == .notAnAttribute || multiplier == 0 {
      throw refuse(
        "A multiplier of 0 or a nil second item together with a location for the first attribute "
          + "creates an illegal constraint of a location equal to a constant. Location attributes "
          + "must be specified in pairs.")
    }
    guard second != .notAnAttribute else { return }
    guard attr1.isSize == second.isSize else {
      throw refuse("Invalid pairing of layout attributes.")
    }
    if attr1.isSize { return }
    guard attr1.axis == second.axis else { throw refuse("Invalid pairing of layout attributes.") }
    if (attr1.isDirectional && second.isAbsolute) || (attr1.isAbsolute && second.isDirectional) {
      throw refuse(
        "A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither.")
    }
  }
}

extension NSLayoutConstraint.Attribute {
  var isSize: Bool { self == .width || self == .height }

  /// Leading and trailing edges, which follow the reading direction.
  var isDirectional: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }

  /// Left and right edges, which do not.
  var isAbsolute: Bool {
    [.left, .right, .leftMargin, .rightMargin].contains(self)
  }

  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }
}
