import Compositor
import Drawing
import Foundation
import PortableUIKit

/// A picture that is being drawn: views composed out of their layers, and marks over them.
@MainActor final class PictureCanvas {
  let sink: any DrawingSink
  /// The means of the looks of views, and the notes of the drawing.
  let tools: RendererTools
  /// Draws into the sink in points, y grows downwards: the grounds of views and the marks over them.
  let look: LookCanvas
  /// Whether the sink is a document, into which drawings go as operations.
  let isDocument: Bool
  private(set) var work = DrawingWork()

  /// - Parameters:
  ///   - extent: the area of the sink.
  ///   - scale: units of the sink per point.
  ///   - pixelScale: pixels per point, on which text and hairlines are put.
  init(
    sink: any DrawingSink, extent: CGSize, scale: Double, pixelScale: Double,
    measurer: PangoTextMeasurer, isDocument: Bool
  ) {
    self.sink = sink
    self.isDocument = isDocument
    let context = CGContext(
      sink: sink, bounds: CGRect(origin: .zero, size: extent),
      userToSink: CGAffineTransform(scaleX: scale, y: scale))
    tools = RendererTools(measurer: measurer, scale: pixelScale)
    look = LookCanvas(context: context, tools: tools)
  }

  var context: CGContext { look.context }

  /// Ends drawing.
  func finish() { context.finish() }

  /// Draws `view` and its subviews as they are shown now, on the ground that a window has, the upper
  /// left corner of its bounds at the origin of ``context``.
  func draw(_ view: UIView, wireframe: Wireframe?) {
    let ground = CGRect(origin: .zero, size: view.bounds.size)
    context.saved {
      context.addRect(ground)
      context.clip()
      context.fill(ground, look.color(.systemBackground, in: view))
      compose(view)
      if let wireframe { look.paint(wireframe, over: view) }
    }
  }

  /// Draws `view` with the bounds that it shows now in the middle of `size`, from a whole pixel on.
  func draw(_ view: UIView, shownIn size: CGSize) {
    let shown = view.layer.values(in: .presentation).bounds.size
    let scale = tools.scale
    let place = CGPoint(
      x: ((size.width - shown.width) / 2 * scale).rounded() / scale,
      y: ((size.height - shown.height) / 2 * scale).rounded() / scale)
    let ground = CGRect(origin: place, size: shown)
    context.saved {
      context.addRect(ground)
      context.clip()
      context.fill(ground, look.color(.systemBackground, in: view))
      compose(view, at: place)
    }
  }

  private func compose(_ view: UIView, at place: CGPoint = .zero) {
    // Drawings made while no picture is made have means, too.
    if Platform.current.lookTools == nil { Platform.set(\.lookTools, to: tools) }
    Platform.withValue {
      $0.lookTools = tools
    } operation: {
      composeScene(view, at: place)
    }
  }

  private func composeScene(_ view: UIView, at place: CGPoint) {
    view.displayMarkedViews()
    let compositor = Compositor(root: view.layer, tree: .presentation, scale: tools.scale)
    compositor.replaysContents = isDocument
    _ = compositor.update()
    let pixels = 1 / tools.scale
    compositor.paint(
      into: sink, in: compositor.extent,
      transform: CGAffineTransform(scaleX: pixels, y: pixels)
        .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
        .concatenating(context.userToSink))
    work = work + compositor.work
  }
}
