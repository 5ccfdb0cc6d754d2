import Foundation

extension UIBezierPath {
  /// A rectangle from its origin, clockwise.
  public convenience init(rect: CGRect) {
    self.init(elements: .rect(rect.standardized))
  }

  /// An ellipse from its rightmost point, clockwise (BP-3).
  public convenience init(ovalIn rect: CGRect) {
    var elements = PathElements()
    elements.addEllipse(in: rect.standardized)
    self.init(elements: elements)
  }

  /// A rectangle whose corners bend gradually rather than as circles (BP-4).
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      elements: .continuousRect(
        rect.standardized, corners: .all,
        radii: CGSize(width: cornerRadius, height: cornerRadius), shape: .roundedRect))
  }

  /// A rectangle some of whose corners bend gradually, with other numbers than those of all corners
  /// (BP-5).
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(
      elements: .continuousRect(
        rect.standardized, corners: RoundedCorners(rawValue: corners.rawValue),
        radii: cornerRadii, shape: .roundedCorners))
  }

  /// An arc from the point at `startAngle`.
  ///
  /// - Parameter clockwise: whether the arc runs towards greater angles.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    var elements = PathElements()
    elements.addArc(
      center: center, radius: radius, start: startAngle,
      sweep: PathElements.sweep(from: startAngle, to: endAngle, isDecreasing: !clockwise))
    self.init(elements: elements)
  }

  public convenience init(cgPath: CGPath) {
    self.init(elements: cgPath.elements)
  }
}
