import Drawing
import Foundation
import PortableUIKit

/// Draws the looks of the system's views, each into the context of its layer.
@MainActor final class ViewPainter: SystemLook {
  /// The tools of the painters.
  let look: LookCanvas
  let key: SystemLookKey
  private let painters = ContentPainters.standard

  /// Whether texts are noted; otherwise they are forgotten after each drawing.
  var keepsNotes = true

  private static var count = 0

  init(context: CGContext, measurer: PangoTextMeasurer, scale: Double) {
    look = LookCanvas(context: context, measurer: measurer, scale: scale)
    Self.count += 1
    key = SystemLookKey(renderer: Self.count, scale: scale)
  }

  func draw(_ view: UIView, in context: CGContext) -> Bool {
    defer { if !keepsNotes { look.texts = [] } }
    return look.drawing(in: context) { painters.paint(view, on: look) }
  }

  func drawOverlay(_ view: UIView, in context: CGContext) -> Bool {
    defer { if !keepsNotes { look.texts = [] } }
    return look.drawing(in: context) { painters.paintOverlay(of: view, on: look) }
  }

  /// A painter for drawings made while no picture is made, with the measures of `painter`.
  static func standing(_ painter: ViewPainter) -> ViewPainter {
    let sink = DisplayListRecorder(extent: .zero)
    let result = ViewPainter(
      context: CGContext(sink: sink, bounds: .zero), measurer: painter.look.measurer,
      scale: painter.look.scale)
    result.keepsNotes = false
    return result
  }
}
