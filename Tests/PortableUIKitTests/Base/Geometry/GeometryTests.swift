import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct GeometryTests {
  @Test("GEO-8 init(frame:) gives bounds at zero and the frame's middle")
  func initFrame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 31, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 31, height: 40))
    #expect(view.center == CGPoint(x: 25.5, y: 40))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 31, height: 40))
  }

  @Test("GEO-4 setting the frame keeps the bounds origin")
  func setFrame() {
    let view = UIView(frame: .zero)
    view.bounds = CGRect(x: 5, y: 6, width: 10, height: 10)
    view.frame = CGRect(x: 100, y: 200, width: 20, height: 30)
    #expect(view.bounds == CGRect(x: 5, y: 6, width: 20, height: 30))
    #expect(view.center == CGPoint(x: 110, y: 215))
  }

  @Test("GEO-5 a size set by bounds grows about the centre")
  func setBounds() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.bounds.size = CGSize(width: 120, height: 70)
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(view.frame == CGRect(x: -10, y: -10, width: 120, height: 70))
  }

  @Test("GEO-5 a moved bounds origin leaves the subviews' frames")
  func boundsOrigin() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    view.addSubview(child)
    view.bounds.origin = CGPoint(x: 0, y: 40)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 10, height: 10))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: -30))
  }

  @Test("GEO-6 setting the centre moves only")
  func setCenter() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 90, y: 95, width: 20, height: 10))
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
  }

  @Test("A frame that was set is read back to the last bit")
  func exactFrame() {
    let frame = CGRect(x: 0.1, y: 1.0 / 3, width: 33.7, height: 107.0 / 3)
    #expect(UIView(frame: frame).frame == frame)
  }

  @Test("GEO-9, GEO-T1 under a transform the frame is the bounding box")
  func transformed() {
    let view = UIView(frame: .zero)
    view.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.center = CGPoint(x: 100, y: 100)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // Turned by a right angle, 100 by 50 covers 50 by 100 about (100, 100).
    #expect(abs(view.frame.minX - 75) < 1e-9 && abs(view.frame.minY - 50) < 1e-9)
    #expect(abs(view.frame.width - 50) < 1e-9 && abs(view.frame.height - 100) < 1e-9)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 0, y: 50, width: 200, height: 100))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("GEO-12 negative sizes are standardized")
  func negativeSize() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: -4, height: -6))
    #expect(view.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
  }

  @Test("LAY-10 a frame that is not a number is refused and changes nothing")
  func notANumber() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let raised = recordingExceptions {
      view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
      view.center = CGPoint(x: CGFloat.infinity, y: 0)
    }
    #expect(raised.map(\.name) == ["CALayerInvalidGeometry", "CALayerInvalidGeometry"])
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("GEO-11 a bounds change marks view and superview for layout, a move neither")
  func layoutMarks() {
    let log = CallLog()
    let outer = log.view("outer", frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = log.view("inner", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    _ = log.take()
    inner.center = CGPoint(x: 20, y: 20)
    outer.layoutIfNeeded()
    #expect(log.take() == [])
    inner.bounds.size = CGSize(width: 12, height: 12)
    outer.layoutIfNeeded()
    #expect(log.take() == ["outer.layoutSubviews", "inner.layoutSubviews"])
  }
}
