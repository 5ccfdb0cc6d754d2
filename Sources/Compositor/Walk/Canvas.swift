import Drawing
import Foundation

/// Where a layer is painted: a sink, the way there from the layer's coordinates, and how far painting is
/// of use.
struct Canvas {
  let sink: any DrawingSink
  /// The coordinates of the layer that is being painted to the sink's space.
  var toDevice: CGAffineTransform
  /// In the sink's space.
  var clip: CGRect
  /// Units of the sink per point where nothing is turned or scaled.
  let density: CGFloat
  /// All of the picture, in the sink's space; a painting concerns a part of it.
  let whole: CGRect
  /// The factor of the opacity of everything painted.
  var alpha: CGFloat = 1

  /// The canvas for a layer whose coordinates `matrix` maps to those of this one.
  func entering(_ matrix: CGAffineTransform) -> Canvas {
    var inner = self
    inner.toDevice = matrix.concatenating(toDevice)
    return inner
  }

  /// Whether lengths keep their directions: rectangles stay upright and edges can lie on pixels. (A half turn has a sine of
  /// 1e-16, and not 0.)
  var isUpright: Bool { toDevice.b.magnitude < 1e-9 && toDevice.c.magnitude < 1e-9 }

  /// Performs an operation that is given in the layer's coordinates.
  func perform(_ operation: DrawingOperation) { sink.perform(operation.applying(toDevice)) }

  func fill(
    _ path: CGPath, _ color: CGColor, rule: CGPathFillRule = .winding, isSharp: Bool = false
  ) {
    perform(
      .fill(
        FillOperation(
          path: path, rule: rule, paint: .color(color.sRGB),
          compositing: Compositing(alpha: alpha, isAntialiased: !isSharp))))
  }

  /// Whether a rectangle of the layer's coordinates can be seen.
  func sees(_ rect: CGRect) -> Bool {
    !rect.isNull && !rect.applying(toDevice).insetBy(dx: -1, dy: -1).meeting(clip).isNull
  }
}
