import Compositor
public import Foundation

/// A layer that is filled with a gradient up to its rounded edge, over its background (LK-14).
open class CAGradientLayer: CALayer {
  /// The values that the class adds to a layer.
  private struct Values {
    var colors: [CGColor] = []
    var locations: [CGFloat]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
  }

  private var values = Values()

  /// `CGColor`s; others are left out. One colour fills the layer.
  open var colors: [Any]? {
    get { values.colors.isEmpty ? nil : values.colors }
    set { changing("colors") { values.colors = (newValue ?? []).compactMap { $0 as? CGColor } } }
  }
  /// Where each colour lies, 0...1; even where there are not as many as colours.
  open var locations: [NSNumber]? {
    get { values.locations?.map { NSNumber(value: Double($0)) } }
    set { changing("locations") { values.locations = newValue?.map { CGFloat($0.doubleValue) } } }
  }
  /// In fractions of the bounds: where the first colour lies, or the middle of a radial or conic gradient.
  open var startPoint: CGPoint {
    get { values.startPoint }
    set { changing("startPoint") { values.startPoint = newValue } }
  }
  /// In fractions of the bounds: where the last colour lies; the corner of the box around the outermost
  /// ellipse; or the direction in which a conic gradient begins.
  open var endPoint: CGPoint {
    get { values.endPoint }
    set { changing("endPoint") { values.endPoint = newValue } }
  }
  open var type: CAGradientLayerType {
    get { values.type }
    set { changing("type") { values.type = newValue } }
  }

  // MARK: Animation and look

  override func takeOwnValues(from model: CALayer) {
    if let model = model as? CAGradientLayer { values = model.values }
  }

  override var ownKeys: [String: LayerKey] { CAGradientLayer.keys }

  private static let keys: [String: LayerKey] = [
    "colors": LayerKey(
      kind: .colors,
      get: { .list(($0 as? CAGradientLayer)?.values.colors.map { .color($0) } ?? []) },
      set: { layer, value in
        guard case .list(let colors) = value else { return }
        (layer as? CAGradientLayer)?.colors = colors.map { $0.cgColor ?? CGColor.clear }
      }),
    "locations": LayerKey(
      kind: .numbers, get: { .numbers(($0 as? CAGradientLayer)?.values.locations ?? []) },
      set: { layer, value in
        guard let numbers = value.components else { return }
        (layer as? CAGradientLayer)?.locations =
          numbers.isEmpty ? nil : numbers.map { NSNumber(value: Double($0)) }
      }),
    "startPoint": .point(\CAGradientLayer.startPoint),
    "endPoint": .point(\CAGradientLayer.endPoint),
  ]

  override func vectorContents() -> DisplayList? {
    let values = self.values(in: .model)
    let bounds = values.bounds
    guard let paint = paint(in: bounds), !bounds.isEmpty else { return .empty }
    let recorder = DisplayListRecorder(extent: bounds)
    recorder.perform(
      .fill(FillOperation(path: values.outline, paint: paint)))
    return recorder.finish()
  }

  private func paint(in bounds: CGRect) -> Paint? {
    guard values.colors.count > 1 else {
      return values.colors.first.map { .color($0.sRGB) }
    }
    let gradient = Platform.current.gradientMixing.gradient(
      values.colors.map(\.sRGB), values.locations)
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    let (start, end) = (place(values.startPoint), place(values.endPoint))
    guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite else { return nil }
    let last = values.colors.last.map { Paint.color($0.sRGB) }
    switch values.type {
    case .radial:
      let (wide, high) = (abs(end.x - start.x), abs(end.y - start.y))
      guard wide > 0, high > 0 else { return last }
      return .radial(
        RadialPaint(
          gradient: gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation],
          transform: CGAffineTransform(
            a: wide, b: 0, c: 0, d: high, tx: start.x, ty: start.y)))
    case .conic:
      return .conic(
        ConicPaint(
          gradient: gradient, center: start, angle: atan2(end.y - start.y, end.x - start.x)))
    default:
      guard start != end else { return last }
      return .linear(
        LinearPaint(
          gradient: gradient, start: .zero, end: CGPoint(x: 1, y: 0),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation],
          transform: axis(from: values.startPoint, to: values.endPoint, in: bounds)))
    }
  }

  /// The map that takes the x axis to the line between the points, and lines across it to those that are
  /// perpendicular to it in fractions of the bounds.
  private func axis(
    from start: CGPoint, to end: CGPoint, in bounds: CGRect
  ) -> CGAffineTransform {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    return CGAffineTransform(a: dx, b: dy, c: -dy, d: dx, tx: start.x, ty: start.y)
      .concatenating(
        CGAffineTransform(
          a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY))
  }
}
