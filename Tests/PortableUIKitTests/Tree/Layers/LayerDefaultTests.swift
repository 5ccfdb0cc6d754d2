import Foundation
import PortableUIKit
import Testing

/// E.4 and E.5 of the drawing rules: what a layer is before anything is set, and its geometry.
@MainActor @Suite struct LayerDefaultTests {
  @Test("LAY-4 a layer begins with Core Animation's values")
  func defaults() {
    let layer = CALayer()
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.opacity == 1)
    #expect(!layer.isHidden && layer.bounds == .zero && layer.position == .zero)
    #expect(!layer.masksToBounds && layer.contentsGravity == .resize)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.contentsScale == 1 && layer.contents == nil && layer.mask == nil)
    #expect(layer.anchorPointZ == 0 && layer.zPosition == 0)
    #expect(layer.isDoubleSided && !layer.isGeometryFlipped)
    #expect(layer.minificationFilter == .linear && layer.magnificationFilter == .linear)
    #expect(
      layer.edgeAntialiasingMask
        == [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge])
    #expect(!layer.allowsEdgeAntialiasing && !layer.needsDisplayOnBoundsChange)
    #expect(!layer.shouldRasterize && layer.rasterizationScale == 1 && !layer.isOpaque)
    #expect(layer.cornerRadius == 0 && layer.cornerCurve == .circular)
    #expect(layer.maskedCorners.rawValue == 15 && layer.borderWidth == 0)
    #expect(CACornerMask.layerMinXMinYCorner.rawValue == 1)
    #expect(CACornerMask.layerMaxXMinYCorner.rawValue == 2)
    #expect(CACornerMask.layerMinXMaxYCorner.rawValue == 4)
    #expect(CACornerMask.layerMaxXMaxYCorner.rawValue == 8)
    let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(layer.borderColor == black && layer.shadowColor == black)
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowPath == nil)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.backgroundColor == nil && layer.delegate == nil && !layer.needsDisplay())
    #expect(CATransform3DIsIdentity(layer.sublayerTransform))
  }

  @Test("LAY-3 frames follow the transform, and set it as far as it lets them")
  func frames() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.position = CGPoint(x: 200, y: 300)
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    #expect(layer.frame == CGRect(x: 100, y: 200, width: 200, height: 200))
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(layer.bounds.size == CGSize(width: 50, height: 12.5))
    layer.transform = CATransform3DMakeScale(1, 1, 1)
    layer.bounds = CGRect(x: 0, y: 0, width: -100, height: -50)
    #expect(layer.bounds == CGRect(x: -100, y: -50, width: 100, height: 50))
    layer.position = CGPoint(x: 200, y: 300)
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 200, y: 300, width: 100, height: 50))
  }

  @Test(
    "CM-11 content mode and gravity are one thing under two names; up and down are exchanged",
    arguments: [
      (UIView.ContentMode.scaleToFill, CALayerContentsGravity.resize),
      (.scaleAspectFit, .resizeAspect), (.scaleAspectFill, .resizeAspectFill),
      (.redraw, .resize), (.center, .center), (.left, .left), (.right, .right),
      (.top, .bottom), (.bottom, .top), (.topLeft, .bottomLeft), (.topRight, .bottomRight),
      (.bottomLeft, .topLeft), (.bottomRight, .topRight),
    ])
  func gravity(mode: UIView.ContentMode, gravity: CALayerContentsGravity) {
    let view = UIView()
    view.contentMode = mode
    #expect(view.layer.contentsGravity == gravity)
    #expect(view.layer.needsDisplayOnBoundsChange == (mode == .redraw))
    let other = UIView()
    other.layer.contentsGravity = gravity
    #expect(other.contentMode == (mode == .redraw ? .scaleToFill : mode))
  }

  @Test("CS-1, CS-11 the stretch of a view is its layer's contents centre and can be animated")
  func stretch() {
    let clock = ManualFrameClock()
    let window = makeWindow(clock: clock)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    window.performTurn()
    #expect(view.contentStretch == CGRect(x: 0, y: 0, width: 1, height: 1))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.contentStretch = CGRect(x: 0.5, y: 0.25, width: 0, height: 0.5)
    }
    #expect(view.layer.contentsCenter == CGRect(x: 0.5, y: 0.25, width: 0, height: 0.5))
    clock.advance(by: 0.5)
    let shown = view.layer.presentation()?.contentsCenter
    #expect(shown == CGRect(x: 0.25, y: 0.125, width: 0.5, height: 0.75))
    clock.advance(by: 0.6)
    #expect(view.layer.presentation()?.contentsCenter == view.contentStretch)
  }

  @Test("LAY-1 a view's layer is of the class the view names and has the view as its delegate")
  func layerClass() {
    final class Mine: CALayer {
      var displays = 0
      override func display() { displays += 1 }
    }
    final class View: UIView {
      override class var layerClass: AnyClass { Mine.self }
      var draws = 0
      override func draw(_ rect: CGRect) { draws += 1 }
    }
    let window = makeWindow()
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    window.performTurn()
    let layer = view.layer as? Mine
    #expect(layer?.delegate === view)
    // GL-1: what displays by itself is never asked to draw.
    #expect(layer?.displays == 1 && view.draws == 0)
  }
}
