import Compositor
import Foundation

extension CALayer {
  /// Composes the layer's picture into a context, with the origin of its coordinates at the context's.
  func compose(into context: CGContext, tree: LayerTree = .model) {
    let map = context.userToSink
    let scale = map.meanScale
    guard scale.isFinite, scale > 0 else { return }
    Platform.prepareLooks()
    let bounds = self.bounds
    let list = composition(
      scale: scale, tree: tree, keepsOperations: context.keepsOperations)
    // The picture's pixels begin at the upper left corner of the bounds.
    let pixels = CGAffineTransform(
      a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: bounds.minX, ty: bounds.minY)
    context.saveGState()
    context.concatenate(pixels)
    context.draw(list)
    context.restoreGState()
  }

  /// The layer's picture as operations, in pixels from the upper left corner of the bounds.
  ///
  /// - Parameter keepsOperations: whether kept drawings are performed again and not laid down as pixels.
  func composition(
    scale: CGFloat, tree: LayerTree, keepsOperations: Bool = false
  ) -> DisplayList {
    let compositor = Compositor(root: self, tree: tree, scale: scale)
    compositor.replaysContents = keepsOperations || PlatformStore.rasteriser == nil
    compositor.ignoresDepth = tree == .model
    _ = compositor.update()
    let extent = compositor.extent
    let recorder = DisplayListRecorder(extent: extent)
    compositor.paint(into: recorder, in: extent)
    return recorder.finish()
  }
}
