import Foundation
import PortableUIKit
import Testing

// The values that layout libraries use: insets, offsets, colours, transforms, and layers.

@MainActor @Suite struct ValueSymbolTests {
  @Test("Insets and offsets")
  func insets() {
    var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    insets.top += 1
    #expect(insets.top == 2 && insets.left == 2 && insets.bottom == 3 && insets.right == 4)
    #expect(UIEdgeInsets() == .zero)
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets)
        == CGRect(x: 2, y: 2, width: 4, height: 5))
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(directional.leading == 2 && directional.trailing == 4)
    #expect(directional.top == 1 && directional.bottom == 3)
    #expect(NSDirectionalEdgeInsets() == .zero)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(offset.horizontal == 1 && offset.vertical == 2 && UIOffset.zero.vertical == 0)
  }

  @Test("Geometry as text, there and back")
  func geometryAsText() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
    #expect(
      NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.cgPoint(for: "{1.5,2}") == CGPoint(x: 1.5, y: 2))
    #expect(NSCoder.cgSize(for: "{ 3, 4 }") == CGSize(width: 3, height: 4))
    #expect(
      NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      NSCoder.uiEdgeInsets(
        for: NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
        == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    for wrong in ["", "{1}", "{1, x}", "{1, 2, 3}", "one, two"] {
      #expect(NSCoder.cgPoint(for: wrong) == .zero && NSCoder.cgRect(for: wrong) == .zero)
    }
    let third = CGPoint(x: 1.0 / 3, y: 1e300)
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: third)) == third)
  }

  @Test("Names of C that animations use")
  func namesOfC() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.repeatCount = HUGE
    #expect(animation.repeatCount == .greatestFiniteMagnitude)
    let time: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(abs(time - Date().timeIntervalSinceReferenceDate) < 3_600)
  }

  @Test("Colours")
  func colors() {
    let colors: [UIColor] = [
      .yellow, .blue, .red, .white, .green, .orange, .clear, .gray,
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
    ]
    #expect(Set(colors).count == 9)
    #expect(colors[8].cgColor.components == [0.1, 0.2, 0.3, 0.4])
    #expect(UIColor(cgColor: colors[8].cgColor) == colors[8])
    #expect(UIColor.red.cgColor.alpha == 1 && UIColor.clear.cgColor.alpha == 0)
    // A layer's colour stays as it was under the traits that were current.
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .blue }
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(dynamic.cgColor == UIColor.white.cgColor)
    }
    UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
      #expect(dynamic.cgColor == UIColor.blue.cgColor)
    }
  }

  @Test("Transforms of the plane")
  func transforms() {
    let map = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 6)
    #expect(!map.isIdentity && CGAffineTransform.identity.isIdentity)
    #expect(map.scaledBy(x: 2, y: 3) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6))
    #expect(map.translatedBy(x: 1, y: 1).tx == 6)
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect((CGPoint(x: 1, y: 0).applying(turn).y - 1).magnitude < 1e-12)
    #expect(CGAffineTransform(scaleX: 2, y: 2).a == 2)
  }

  @Test("Maps of space, by the formulas of row vectors times matrices")
  func spatialTransforms() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    let scale = CATransform3DMakeScale(2, 3, 4)
    #expect(scale.m11 == 2 && scale.m22 == 3 && scale.m33 == 4 && scale.m44 == 1)
    let move = CATransform3DMakeTranslation(1, 2, 3)
    // Translating first and scaling after it scales the distance: (1, 2, 3) goes to (2, 6, 12).
    let both = CATransform3DConcat(move, scale)
    #expect(both.m41 == 2 && both.m42 == 6 && both.m43 == 12)
    #expect(CATransform3DEqualToTransform(CATransform3DTranslate(scale, 1, 2, 3), both))
    #expect(CATransform3DScale(move, 2, 3, 4).m41 == 1)
    // A quarter about z takes x to y, as in the plane.
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 5)
    #expect((turn.m12 - 1).magnitude < 1e-12 && (turn.m21 + 1).magnitude < 1e-12)
    #expect(CATransform3DIsAffine(turn))
    // A quarter about x takes y to z, out of the plane.
    let tilt = CATransform3DRotate(CATransform3DIdentity, .pi / 2, 1, 0, 0)
    #expect((tilt.m23 - 1).magnitude < 1e-12 && !CATransform3DIsAffine(tilt))
    let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(flat)) == flat)
  }
}
