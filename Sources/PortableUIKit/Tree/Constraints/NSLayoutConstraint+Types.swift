public import AutoLayout

extension NSLayoutConstraint {
  /// The attribute of an item that a constraint relates: the engine's attributes, with UIKit's raw
  /// values (AL-3).
  public typealias Attribute = LayoutAttribute
  /// How the two sides of a constraint compare (AL-2).
  public typealias Relation = LayoutRelation
  public typealias Axis = LayoutAxis
}

extension NSLayoutConstraint.Attribute {
  /// The old name of ``lastBaseline``.
  public static var baseline: NSLayoutConstraint.Attribute { .lastBaseline }
}
