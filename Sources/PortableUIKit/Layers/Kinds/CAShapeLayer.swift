import Compositor
public import Foundation

/// A layer that shows a path, filled first and stroked over it, in its own coordinates (LK-18).
///
/// The path is drawn wherever the layer is shown, so that its lines are sharp at every size; it is not cut at
/// the bounds.
open class CAShapeLayer: CALayer {
  /// The values that the class adds to a layer.
  private struct Values {
    var path: CGPath?
    var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?
  }

  private var values = Values()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAShapeLayer { values = layer.values }
  }

  private func setOwn<Value>(
    _ path: WritableKeyPath<Values, Value>, _ value: Value, _ key: String
  ) {
    let change = change(forKey: key)
    values[keyPath: path] = value
    noteChange()
    change?.run()
  }

  open var path: CGPath? {
    get { values.path }
    set { setOwn(\.path, newValue, "path") }
  }
  /// nil for no filling.
  open var fillColor: CGColor? {
    get { values.fillColor }
    set { setOwn(\.fillColor, newValue, "fillColor") }
  }
  open var fillRule: CAShapeLayerFillRule {
    get { values.fillRule }
    set { setOwn(\.fillRule, newValue, "fillRule") }
  }
  /// nil for no line.
  open var strokeColor: CGColor? {
    get { values.strokeColor }
    set { setOwn(\.strokeColor, newValue, "strokeColor") }
  }
  /// Where the line begins, as a fraction of the path's length.
  open var strokeStart: CGFloat {
    get { values.strokeStart }
    set { setOwn(\.strokeStart, newValue, "strokeStart") }
  }
  /// Where the line ends, as a fraction of the path's length.
  open var strokeEnd: CGFloat {
    get { values.strokeEnd }
    set { setOwn(\.strokeEnd, newValue, "strokeEnd") }
  }
  /// In points; 0 draws no line.
  open var lineWidth: CGFloat {
    get { values.lineWidth }
    set { setOwn(\.lineWidth, newValue, "lineWidth") }
  }
  open var miterLimit: CGFloat {
    get { values.miterLimit }
    set { setOwn(\.miterLimit, newValue, "miterLimit") }
  }
  open var lineCap: CAShapeLayerLineCap {
    get { values.lineCap }
    set { setOwn(\.lineCap, newValue, "lineCap") }
  }
  open var lineJoin: CAShapeLayerLineJoin {
    get { values.lineJoin }
    set { setOwn(\.lineJoin, newValue, "lineJoin") }
  }
  open var lineDashPhase: CGFloat {
    get { values.lineDashPhase }
    set { setOwn(\.lineDashPhase, newValue, "lineDashPhase") }
  }
  /// Lengths in points that are drawn and left out by turns; nil for an unbroken line.
  open var lineDashPattern: [NSNumber]? {
    get { values.lineDashPattern }
    set { setOwn(\.lineDashPattern, newValue, "lineDashPattern") }
  }

  // MARK: Animation and look

  override func takeOwnValues(from model: CALayer) {
    if let model = model as? CAShapeLayer { values = model.values }
  }

  override var ownKeys: [String: LayerKey] { CAShapeLayer.keys }

  private static let keys: [String: LayerKey] = [
    "path": LayerKey(
      kind: .path, get: { .path(($0 as? CAShapeLayer)?.path) },
      set: { layer, value in
        if case .path(let path) = value { (layer as? CAShapeLayer)?.path = path }
      }),
    "fillColor": color(\.fillColor),
    "strokeColor": color(\.strokeColor),
    "strokeStart": number(\.strokeStart),
    "strokeEnd": number(\.strokeEnd),
    "lineWidth": number(\.lineWidth),
    "miterLimit": number(\.miterLimit),
    "lineDashPhase": number(\.lineDashPhase),
  ]

  private static func number(_ path: ReferenceWritableKeyPath<CAShapeLayer, CGFloat>) -> LayerKey {
    LayerKey(
      kind: .number, get: { .numbers([($0 as? CAShapeLayer)?[keyPath: path] ?? 0]) },
      set: { layer, value in
        if let number = value.number { (layer as? CAShapeLayer)?[keyPath: path] = number }
      })
  }

  private static func color(_ path: ReferenceWritableKeyPath<CAShapeLayer, CGColor?>) -> LayerKey {
    LayerKey(
      kind: .color, get: { .color(($0 as? CAShapeLayer)?[keyPath: path] ?? nil) },
      set: { layer, value in (layer as? CAShapeLayer)?[keyPath: path] = value.cgColor })
  }

  override func vectorContents() -> DisplayList? {
    guard let path = values.path, !path.isEmpty else { return .empty }
    let style = StrokeStyle(
      width: values.lineWidth, cap: values.lineCap.cap, join: values.lineJoin.join,
      miterLimit: values.miterLimit.isFinite ? max(1, values.miterLimit) : 10,
      dashes: dashes, dashPhase: values.lineDashPhase.isFinite ? values.lineDashPhase : 0)
    let isStroked = values.strokeColor != nil && style.width > 0 && style.width.isFinite
    let reach = isStroked ? style.width * max(style.miterLimit, 2) : 0
    let recorder = DisplayListRecorder(
      extent: path.boundingBoxOfPath.insetBy(dx: -reach - 1, dy: -reach - 1))
    if let color = values.fillColor, color.alpha > 0 {
      recorder.perform(
        .fill(
          FillOperation(
            path: path, rule: values.fillRule == .evenOdd ? .evenOdd : .winding,
            paint: .color(color.sRGB))))
    }
    if isStroked, let color = values.strokeColor, color.alpha > 0 {
      let line = path.elements.trimmed(from: values.strokeStart, to: values.strokeEnd)
      if !line.isEmpty {
        recorder.perform(
          .stroke(
            StrokeOperation(
              path: CGPath(elements: line), style: style, paint: .color(color.sRGB))))
      }
    }
    return recorder.finish()
  }

  /// The lengths of the dashes; none where they are not lengths or come to nothing.
  private var dashes: [CGFloat] {
    let lengths = (values.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.reduce(0, +) > 0 else {
      return []
    }
    return lengths
  }
}
