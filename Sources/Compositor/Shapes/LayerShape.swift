import Drawing
import Foundation

/// The outline of a layer: its bounds with the corners that are rounded.
struct LayerShape: Equatable {
  var rect: CGRect
  /// In points; at most half the shorter side (LK-7).
  var radius: CGFloat
  var corners: CACornerMask
  var curve: CALayerCornerCurve

  init(rect: CGRect, radius: CGFloat, corners: CACornerMask, curve: CALayerCornerCurve) {
    self.rect = rect
    self.radius = LayerShape.clamped(radius, in: rect)
    self.corners = corners
    self.curve = curve
  }

  init(_ values: LayerValues) {
    self.init(
      rect: values.bounds, radius: values.cornerRadius, corners: values.maskedCorners,
      curve: values.cornerCurve)
  }

  /// The radius taken for an oversized one: iOS 26 lets the outline cross itself, and the behaviour
  /// of earlier releases is not known (LK-7).
  private static func clamped(_ radius: CGFloat, in rect: CGRect) -> CGFloat {
    guard radius.isFinite, radius > 0 else { return 0 }
    return min(radius, rect.width / 2, rect.height / 2)
  }

  var isRounded: Bool { radius > 0 && !corners.intersection(.all).isEmpty }

  /// The same outline farther in, as the inner edge of a border has it (LK-5).
  func inset(by width: CGFloat) -> LayerShape {
    let inner = rect.insetBy(
      dx: min(width, rect.width / 2), dy: min(width, rect.height / 2))
    return LayerShape(rect: inner, radius: max(0, radius - width), corners: corners, curve: curve)
  }

  /// The length in points along an edge from which a corner takes its shape, at most.
  var reach: CGFloat {
    guard isRounded else { return 0 }
    return curve == .continuous ? radius * ContinuousCorner.roundedRect.reach : radius
  }

  var path: CGPath { CGPath(elements: elements) }

  /// The outline, clockwise on screen.
  var elements: PathElements {
    guard isRounded else { return PathElements.rect(rect) }
    if curve == .continuous {
      return PathElements.continuousRect(
        rect, corners: RoundedCorners(rawValue: corners.rawValue),
        radii: CGSize(width: radius, height: radius), shape: .roundedRect)
    }
    var elements = PathElements()
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    round(
      .layerMaxXMinYCorner, CGPoint(x: right, y: top), from: CGVector(dx: -1, dy: 0),
      to: CGVector(dx: 0, dy: 1), &elements)
    round(
      .layerMaxXMaxYCorner, CGPoint(x: right, y: bottom), from: CGVector(dx: 0, dy: -1),
      to: CGVector(dx: -1, dy: 0), &elements)
    round(
      .layerMinXMaxYCorner, CGPoint(x: left, y: bottom), from: CGVector(dx: 1, dy: 0),
      to: CGVector(dx: 0, dy: -1), &elements)
    round(
      .layerMinXMinYCorner, CGPoint(x: left, y: top), from: CGVector(dx: 0, dy: 1),
      to: CGVector(dx: 1, dy: 0), &elements)
    elements.append(.close)
    return elements
  }

  /// Goes round the corner at `point` by a quarter of a circle, coming along `from` and leaving along
  /// `to`, both of which lead away from the corner (BP-2).
  private func round(
    _ corner: CACornerMask, _ point: CGPoint, from: CGVector, to: CGVector,
    _ elements: inout PathElements
  ) {
    func place(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: point.x + radius * (along * from.dx + across * to.dx),
        y: point.y + radius * (along * from.dy + across * to.dy))
    }
    let isRound = corners.contains(corner)
    let start = isRound ? place(1, 0) : point
    elements.append(elements.isEmpty ? .move(start) : .line(start))
    guard isRound else { return }
    let near: CGFloat = 1 - 0.552_284_7
    elements.append(
      .curve(control1: place(near, 0), control2: place(0, near), end: place(0, 1)))
  }
}
