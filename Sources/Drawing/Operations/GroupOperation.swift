import Foundation

/// Drawing that reaches the picture as one: operations up to the matching end are drawn upon nothing,
/// and the result is laid down once.
///
/// Within a group the blend modes see the group only (an isolated group). The shadow is that of the
/// whole group and is laid down below it, with the group's alpha and blend mode. A mode that changes a
/// picture below transparency (`CGBlendMode.changesBelowTransparency`) does so in all of the bounds: a
/// group of mode `destinationIn` is a mask for the operations before it in the group around it.
public struct GroupOperation: Hashable, Sendable {
  /// Holds all that the group paints (its shadow may lie outside), in the space of the operations.
  public var bounds: CGRect
  public var alpha: CGFloat
  public var blendMode: CGBlendMode
  public var shadow: ShadowStyle?
  /// Whether the shadow is laid down and the group itself is not.
  public var showsOnlyShadow = false

  public init(
    bounds: CGRect, alpha: CGFloat = 1, blendMode: CGBlendMode = .normal,
    shadow: ShadowStyle? = nil
  ) {
    self.bounds = bounds
    self.alpha = alpha
    self.blendMode = blendMode
    self.shadow = shadow
  }
}
