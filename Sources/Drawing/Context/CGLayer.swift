import Foundation

/// A drawing that is made once and drawn often.
///
/// Its own context has the size's rectangle as its space, turned as that of the context it is drawn into.
public final class CGLayer {
  /// The extent in units of the user space.
  public let size: CGSize
  /// What is drawn into the layer.
  public let context: CGContext?
  private let recorder: DisplayListRecorder

  /// nil for a size without area.
  ///
  /// - Parameter context: A context of the kind that the layer is drawn into.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      return nil
    }
    self.size = size
    let bounds = CGRect(origin: .zero, size: size)
    recorder = DisplayListRecorder(extent: bounds)
    self.context = CGContext(sink: recorder, bounds: bounds)
  }

  /// All that was drawn so far.
  var drawing: DisplayList { recorder.list }
}

extension CGContext {
  /// Draws a layer with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer so that it fills a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard rect.isFinite, !rect.isEmpty else { return }
    saveGState()
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
    clip(to: CGRect(origin: .zero, size: layer.size))
    beginTransparencyLayer()
    draw(layer.drawing)
    endTransparencyLayer()
    restoreGState()
  }
}
