import Foundation

/// How painted colour reaches the picture.
///
/// A pixel becomes the old one and `CGBlendMode.blend(_:over:)` of the two, mixed by how much of the
/// pixel the shape covers. So no mode changes pixels outside the shape, clear and copy included.
public struct Compositing: Hashable, Sendable {
  /// Multiplies the opacity of all that is painted, in 0...1.
  public var alpha: CGFloat
  public var blendMode: CGBlendMode
  /// Whether pixels that are covered in part are painted in part.
  public var isAntialiased: Bool

  public init(
    alpha: CGFloat = 1, blendMode: CGBlendMode = .normal, isAntialiased: Bool = true
  ) {
    self.alpha = alpha
    self.blendMode = blendMode
    self.isAntialiased = isAntialiased
  }
}
