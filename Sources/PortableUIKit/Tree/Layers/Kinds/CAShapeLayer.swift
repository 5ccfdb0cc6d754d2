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

  open var path: CGPath? {
    get { values.path }
    set { changing("path") { values.path = newValue } }
  }
  /// nil for no filling.
  open var fillColor: CGColor? {
    get { values.fillColor }
    set { changing("fillColor") { values.fillColor = newValue } }
  }
  open var fillRule: CAShapeLayerFillRule {
    get { values.fillRule }
    set { changing("fillRule") { values.fillRule = newValue } }
  }
  /// nil for no line.
  open var strokeColor: CGColor? {
    get { values.strokeColor }
    set { changing("strokeColor") { values.strokeColor = newValue } }
  }
  /// Where the line begins, as a fraction of the path's length.
  open var strokeStart: CGFloat {
    get { values.strokeStart }
    set { changing("strokeStart") { values.strokeStart = newValue } }
  }
  /// Where the line ends, as a fraction of the path's length.
  open var strokeEnd: CGFloat {
    get { values.strokeEnd }
    set { changing("strokeEnd") { values.strokeEnd = newValue } }
  }
  /// In points; 0 draws no line.
  open var lineWidth: CGFloat {
    get { values.lineWidth }
    set { changing("lineWidth") { values.lineWidth = newValue } }
  }
  open var miterLimit: CGFloat {
    get { values.miterLimit }
    set { changing("miterLimit") { values.miterLimit = newValue } }
  }
  open var lineCap: CAShapeLayerLineCap {
    get { values.lineCap }
    set { changing("lineCap") { values.lineCap = newValue } }
  }
  open var lineJoin: CAShapeLayerLineJoin {
    get { values.lineJoin }
    set { changing("lineJoin") { values.lineJoin = newValue } }
  }
  open var lineDashPhase: CGFloat {
    get { values.lineDashPhase }
    set { changing("lineDashPhase") { values.lineDashPhase = newValue } }
  }
  /// Lengths in points that are drawn and left out by turns; nil for an unbroken line.
  open var lineDashPattern: [NSNumber]? {
    get { values.lineDashPattern }
    set { changing("lineDashPattern") { values.lineDashPattern = newValue } }
  }

  // MARK: Animation and look

  override func takeOwnValues(from model: CALayer) {
    if let model = model as? CAShapeLayer { values = model.values }
  }

  override var ownKeys: [String: LayerKey] { CAShapeLayer.keys }

  private static let keys: [String: LayerKey] = [
    "path": .path(\CAShapeLayer.path),
    "fillColor": .color(\CAShapeLayer.fillColor),
    "strokeColor": .color(\CAShapeLayer.strokeColor),
    "strokeStart": .number(\CAShapeLayer.strokeStart),
    "strokeEnd": .number(\CAShapeLayer.strokeEnd),
    "lineWidth": .number(\CAShapeLayer.lineWidth),
    "miterLimit": .number(\CAShapeLayer.miterLimit),
    "lineDashPhase": .number(\CAShapeLayer.lineDashPhase),
  ]

  override func vectorContents() -> DisplayList? {
    guard var path = values.path, !path.isEmpty else { return .empty }
    if isFlippedInTree { path = CGPath(elements: path.elements.applying(flip)) }
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
