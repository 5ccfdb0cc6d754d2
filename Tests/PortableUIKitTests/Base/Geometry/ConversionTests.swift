import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct ConversionTests {
  @Test("CV-2 conversion goes through the common ancestor, with offsets and transforms")
  func siblings() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let left = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let right = UIView(frame: CGRect(x: 100, y: 20, width: 50, height: 50))
    root.addSubview(left)
    root.addSubview(right)
    right.bounds.origin = CGPoint(x: 5, y: 0)
    // (0, 0) of left is (10, 10) of root; less right's (100, 20), plus its scrolled 5.
    #expect(left.convert(CGPoint.zero, to: right) == CGPoint(x: -85, y: -10))
    #expect(right.convert(CGPoint(x: -85, y: -10), to: left) == .zero)
    #expect(left.convert(CGPoint(x: -85, y: -10), from: right) == .zero)
  }

  @Test("CV-3 a rectangle through a rotation becomes its bounding box")
  func rotated() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 10))
    root.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let box = view.convert(view.bounds, to: root)
    // About the middle (50, 45) the 20 by 10 rectangle stands upright.
    #expect(abs(box.minX - 45) < 1e-9 && abs(box.minY - 35) < 1e-9)
    #expect(abs(box.width - 10) < 1e-9 && abs(box.height - 20) < 1e-9)
  }

  @Test("XF-3 scaling acts about the middle")
  func scaled() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    root.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 30, y: 30))
    #expect(view.convert(CGPoint(x: 20, y: 20), to: root) == CGPoint(x: 70, y: 70))
  }
}
