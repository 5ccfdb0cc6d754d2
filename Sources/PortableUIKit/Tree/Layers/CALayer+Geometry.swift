import Foundation

extension CALayer {
  func changeOwnFrame(to newFrame: CGRect) {
    guard UIView.isValid(newFrame) else { return }
    let frame = newFrame.standardized
    let map = own.transform.affinePart
    let size = map.isIdentity ? frame.size : frame.size.before(map)
    changeOwnBounds(to: CGRect(origin: own.bounds.origin, size: size))
    let box = own.bounds.size.box(around: own.anchorPoint, under: map)
    let position = CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY)
    if position != own.position { set(\.position, position, "position") }
  }

  /// Takes bounds of the layer's own; negative extents turn round (E.5).
  func changeOwnBounds(to newBounds: CGRect) {
    guard UIView.isValid(bounds: newBounds) else { return }
    let bounds = newBounds.standardized
    guard bounds != own.bounds else { return }
    let change = change(forKey: "bounds")
    own.bounds.origin = bounds.origin
    changeOwnSize(to: bounds.size)
    noteChange()
    change?.run()
  }

  private func changeOwnSize(to size: CGSize) {
    guard size != own.bounds.size else { return }
    own.bounds.size = size
    if content.redrawsOnBoundsChange { setNeedsDisplay() }
  }
}
