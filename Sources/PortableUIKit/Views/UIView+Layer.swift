extension UIView {
  /// A layer of the view's layer class; of a class that is none, a plain one.
  func makeLayer() -> CALayer {
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.view = self
    return layer
  }
}
