/// An item that says how its surroundings are to be read.
public protocol EnvironmentItem: LayoutItem {
  /// The direction that `leading` and `trailing` follow (AL-81).
  var layoutDirection: LayoutDirection { get }

  /// The effective margins of the item's bounds, safe area included, in points (AL-69).
  var layoutEffectiveMargins: LayoutInsets { get }

  /// How far the alignment rectangle lies inside the frame, in points (AL-75).
  var layoutAlignmentInsets: LayoutInsets { get }
}

extension EnvironmentItem {
  public var layoutDirection: LayoutDirection { .leftToRight }
  public var layoutEffectiveMargins: LayoutInsets { LayoutInsets(8) }
  public var layoutAlignmentInsets: LayoutInsets { .zero }
}
