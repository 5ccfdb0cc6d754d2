import Foundation

extension UIView {
  /// A layer of the view's layer class; a plain one where the class is no layer's.
  func makeLayer() -> CALayer {
    let layer = CALayer.instance(of: type(of: self).layerClass as? CALayer.Type ?? CALayer.self)
    layer.view = self
    layerIfLoaded = layer
    return layer
  }

  /// Makes the layer of a view whose class names one: it has a part in the view's layout and drawing though
  /// nobody asks for it (UM-1621). A plain layer is made when it is asked for.
  func makeLayerOfOwnClass() {
    if type(of: self).layerClass != CALayer.self { _ = makeLayer() }
  }

  /// The action of the animation block that is being run; outside of one, none at all.
  func blockAction(for layer: CALayer) -> any CAAction {
    guard layer === layerIfLoaded, let run = AnimationRun.current else { return NSNull() }
    return BlockAction(animationRun: run)
  }

  /// Lays out by way of the layer, whose class or whose delegate may have a part in it. A layer that was not
  /// asked for so far has no part in it, and is not made for that.
  func layOutLayers() {
    if let layer = layerIfLoaded { layer.layoutSublayers() } else { layoutSubviews() }
  }

  /// Notes that the layer looks different, if it can have been seen.
  func noteLayerChange() { layerIfLoaded?.noteChange() }

  /// Pixels per point of the view's drawing.
  var shownContentScale: CGFloat {
    guard let layer = layerIfLoaded else { return 1 }
    if let scale = layer.content.scale { return scale }
    return layer.content.store != nil || layer.content.isDrawing ? layer.displayScale : 1
  }

  /// Has ``draw(_:)`` draw into the context of a layer, which is the current one meanwhile.
  func drawRect(of layer: CALayer, in context: CGContext) {
    guard layer === layerIfLoaded else { return layer.noteNothingOfItsOwn() }
    let rect = layer.displayedRect
    context.performAsCurrent { TrackedUpdate.run(.draw, of: self) { draw(rect) } }
  }

  func drawSystemLook() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    // A program that calls `draw(_:)` itself draws views, too.
    if layerIfLoaded?.content.isDrawing != true { Platform.prepareLooks() }
    let tools = Platform.current.lookTools
    let isDrawn = tools.map { drawLook(on: LookCanvas(context: context, tools: $0)) }
    layerIfLoaded?.noteLook(tools?.key, isDrawn: isDrawn ?? true)
  }
}
