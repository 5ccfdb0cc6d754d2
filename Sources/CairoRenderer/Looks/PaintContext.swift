import Drawing
import Foundation
import PortableUIKit

/// The context of the looks of views: a `CGContext` with the few calls that they need.
///
/// Coordinates are points, y grows downwards. A path is built up and ends with being painted or becoming
/// a clip.
final class PaintContext {
  private let context: CGContext

  init(_ context: CGContext) {
    self.context = context
  }

  // MARK: State

  /// Runs `body` and puts clip and transform back as they were.
  func saved(_ body: () -> Void) {
    context.saveGState()
    body()
    context.restoreGState()
  }

  /// Draws `body` as one picture and lays it down with `alpha`: overlapping parts do not show through
  /// each other.
  func group(alpha: Double, _ body: () -> Void) {
    context.saveGState()
    context.setAlpha(alpha)
    context.beginTransparencyLayer()
    body()
    context.endTransparencyLayer()
    context.restoreGState()
  }

  func translate(x: Double, y: Double) { context.translateBy(x: x, y: y) }

  func scale(x: Double, y: Double) { context.scaleBy(x: x, y: y) }

  /// Multiplies the transform by a map; one that keeps no areas is not applied and reported, for it would
  /// hide all drawing.
  func concatenate(_ map: CGAffineTransform) -> Bool {
    guard map.isInvertible, abs(map.a * map.d - map.b * map.c) > 1e-12 else { return false }
    context.concatenate(map)
    return true
  }

  // MARK: Paths

  func move(to point: CGPoint) { context.move(to: point) }

  func line(to point: CGPoint) { context.addLine(to: point) }

  func curve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    context.addCurve(to: end, control1: control1, control2: control2)
  }

  func closePath() { context.closePath() }

  func addRectangle(_ rect: CGRect) { context.addRect(rect) }

  /// Adds an arc of a circle from the current point on, clockwise on screen, angles in radians from the
  /// positive x axis.
  func addArc(center: CGPoint, radius: Double, from start: Double, to end: Double) {
    context.addArc(
      center: center, radius: radius, startAngle: start, endAngle: end, clockwise: false)
  }

  /// Adds a rectangle with corners of circles; the radius is at most half the shorter side.
  func addRoundedRectangle(_ rect: CGRect, radius: Double) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return addRectangle(rect) }
    context.move(to: CGPoint(x: rect.maxX - radius, y: rect.minY))
    addArc(
      center: CGPoint(x: rect.maxX - radius, y: rect.minY + radius), radius: radius,
      from: -.pi / 2, to: 0)
    addArc(
      center: CGPoint(x: rect.maxX - radius, y: rect.maxY - radius), radius: radius,
      from: 0, to: .pi / 2)
    addArc(
      center: CGPoint(x: rect.minX + radius, y: rect.maxY - radius), radius: radius,
      from: .pi / 2, to: .pi)
    addArc(
      center: CGPoint(x: rect.minX + radius, y: rect.minY + radius), radius: radius,
      from: .pi, to: 3 * .pi / 2)
    closePath()
  }

  func addEllipse(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    context.addEllipse(in: rect)
  }

  // MARK: Painting the path

  /// Limits later drawing to the path, until the end of the enclosing ``saved(_:)``.
  func clip() { context.clip() }

  /// Fills the path with `color`.
  func fill(_ color: PaintColor) {
    context.setFillColor(color.cgColor)
    context.fillPath()
  }

  /// Draws a line of `width` points along the path; `dash` is lengths on and off in points.
  func stroke(_ color: PaintColor, width: Double, round: Bool = false, dash: [Double] = []) {
    context.setStrokeColor(color.cgColor)
    context.setLineWidth(width)
    context.setLineCap(round ? .round : .butt)
    context.setLineJoin(round ? .round : .miter)
    context.setLineDash(phase: 0, lengths: dash.map { CGFloat($0) })
    context.strokePath()
  }

  func fill(_ rect: CGRect, _ color: PaintColor) {
    context.setFillColor(color.cgColor)
    context.fill(rect)
  }

  func fillRounded(_ rect: CGRect, radius: Double, _ color: PaintColor) {
    addRoundedRectangle(rect, radius: radius)
    fill(color)
  }

  // MARK: Pictures

  /// Draws `picture` so that it fills `rect`, or only its shape in `ink` where one is given.
  func show(_ picture: CGImage, in rect: CGRect, ink: PaintColor? = nil) {
    guard rect.width > 0, rect.height > 0, let image = ink == nil ? picture : picture.stencil
    else { return }
    let map = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    context.saved {
      context.clip(to: rect)
      context.draw(
        image, source: nil, transform: map.concatenating(context.userToSink),
        fillColor: ink?.cgColor)
    }
  }

  /// Draws a kept drawing.
  func draw(_ list: DisplayList) { context.draw(list) }

  // MARK: Text

  /// Draws with the context itself.
  func draw(_ body: (CGContext) -> Void) { body(context) }
}

extension CGContext {
  fileprivate func saved(_ body: () -> Void) {
    saveGState()
    body()
    restoreGState()
  }
}

extension CGImage {
  /// The image's shape, to be painted in a colour.
  fileprivate var stencil: CGImage? {
    CGImage(width: width, height: height, pixels: pixels, isMask: true)
  }
}

extension PaintColor {
  var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
}
