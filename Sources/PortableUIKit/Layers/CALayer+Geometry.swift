import Foundation

extension CALayer {
  func changeOwnFrame(to newFrame: CGRect) {
    guard UIView.isValid(newFrame) else { return }
    let frame = newFrame.standardized
    let size = CGRect(origin: .zero, size: frame.size).applying(own.transform.inverted()).size
    changeOwnSize(to: own.transform.isIdentity ? frame.size : size)
    let box = own.bounds.size.box(around: own.anchorPoint, under: own.transform)
    own.position = CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY)
    noteChange()
  }

  /// Takes bounds of the layer's own; negative extents turn round (E.5).
  func changeOwnBounds(to newBounds: CGRect) {
    guard UIView.isValid(bounds: newBounds) else { return }
    let bounds = newBounds.standardized
    own.bounds.origin = bounds.origin
    changeOwnSize(to: bounds.size)
    noteChange()
  }

  private func changeOwnSize(to size: CGSize) {
    guard size != own.bounds.size else { return }
    own.bounds.size = size
    if content.redrawsOnBoundsChange { setNeedsDisplay() }
  }
}
