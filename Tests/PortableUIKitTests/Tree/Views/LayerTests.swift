import Foundation
import PortableUIKit
import Testing

/// Layers of views and layers of their own.
@MainActor @Suite struct LayerTests {
  @Test("LAY-4 the anchor point says which point lies at the centre, and moves the frame")
  func anchorPoint() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    // The centre (60, 45) is the top left corner now.
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(view.center == CGPoint(x: 10, y: 20))
    // A turn by a quarter about the corner: x goes down, y goes left.
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let box = view.frame
    #expect((box.minX + 40).magnitude < 1e-9 && (box.minY - 20).magnitude < 1e-9)
    #expect((box.width - 50).magnitude < 1e-9 && (box.height - 100).magnitude < 1e-9)
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    superview.addSubview(view)
    let point = view.convert(CGPoint(x: 100, y: 0), to: superview)
    #expect((point.x - 10).magnitude < 1e-9 && (point.y - 120).magnitude < 1e-9)
    view.bounds.size = CGSize(width: 20, height: 20)
    #expect(view.center == CGPoint(x: 10, y: 20))
  }

  @Test("LAY-4, XF-6 constraints place a view whose anchor point is another")
  func anchorUnderConstraints() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = constrained(UIView(), in: superview)
    view.anchorPoint = CGPoint(x: 1, y: 0)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 40, y: 20))
  }

  @Test("LAY-2 the layers of subviews are sublayers in their order, others lie in between")
  func tree() {
    let view = UIView()
    let (first, second) = (UIView(), UIView())
    view.addSubview(first)
    view.addSubview(second)
    #expect(view.layer.sublayers == [first.layer, second.layer])
    #expect(first.layer.superlayer === view.layer && first.layer.sublayers == nil)
    let (back, middle, front) = (CALayer(), CALayer(), CALayer())
    view.layer.insertSublayer(back, at: 0)
    view.layer.insertSublayer(middle, above: first.layer)
    view.layer.addSublayer(front)
    #expect(view.layer.sublayers == [back, first.layer, middle, second.layer, front])
    #expect(middle.superlayer === view.layer)
    // What lies in between stays with the view it lies in front of.
    view.sendSubviewToBack(second)
    #expect(view.layer.sublayers == [back, second.layer, front, first.layer, middle])
    view.layer.insertSublayer(front, below: first.layer)
    #expect(view.layer.sublayers == [back, second.layer, front, first.layer, middle])
    middle.removeFromSuperlayer()
    #expect(middle.superlayer == nil && view.layer.sublayers?.count == 4)
    let inner = CALayer()
    back.addSublayer(inner)
    let raised = recordingExceptions { inner.addSublayer(back) }
    #expect(raised.first?.name == "CALayerInvalid" && back.superlayer === view.layer)
    weak var gone: CALayer?
    do {
      let short = CALayer()
      gone = short
      front.addSublayer(short)
      short.removeFromSuperlayer()
    }
    #expect(gone == nil)
  }

  @Test("LAY-3 a layer of its own has geometry by the same rules")
  func ownGeometry() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
    layer.transform = CATransform3DMakeScale(2, 1, 1)
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 60, height: 40))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(layer.bounds.size == CGSize(width: 10, height: 10) && layer.position == .zero)
    let raised = recordingExceptions { layer.position.x = .nan }
    #expect(raised.first?.name == "CALayerInvalidGeometry" && layer.position == .zero)
    layer.backgroundColor = UIColor.red.cgColor
    layer.opacity = 0.5
    layer.isHidden = true
    #expect(layer.backgroundColor?.components == [1, 0, 0, 1] && layer.isHidden)
  }

  @Test("XF-1 a map of space does to the view what it does to the plane")
  func spatialTransform() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    // Turned about the upright axis by a third of a half turn the view is half as wide.
    view.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect((view.frame.width - 50).magnitude < 1e-9 && view.frame.height == 50)
    #expect(view.layer.transform.m13 != 0 && view.transform3D == view.layer.transform)
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
    view.transform3D = CATransform3DMakeTranslation(3, 4, 5)
    #expect(view.transform == CGAffineTransform(translationX: 3, y: 4))
  }
}
