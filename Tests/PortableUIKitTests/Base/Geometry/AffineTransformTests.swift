import Foundation
import PortableUIKit
import Testing

@Suite struct AffineTransformTests {
  @Test("The new map is applied before the old one, as in Core Graphics")
  func order() {
    let scaled = CGAffineTransform(scaleX: 2, y: 3)
    // Translate by (10, 10), then scale: (1, 1) → (11, 11) → (22, 33).
    #expect(
      CGPoint(x: 1, y: 1).applying(scaled.translatedBy(x: 10, y: 10)) == CGPoint(x: 22, y: 33))
    let moved = CGAffineTransform(translationX: 10, y: 10)
    // Scale, then translate: (1, 1) → (2, 3) → (12, 13).
    #expect(CGPoint(x: 1, y: 1).applying(moved.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 13))
  }

  @Test("A map after its inverse is the identity; a singular map is its own inverse")
  func inverse() {
    let map = CGAffineTransform(a: 2, b: 1, c: 1, d: 1, tx: 5, ty: 7)
    #expect(map.concatenating(map.inverted()) == .identity)
    let singular = CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0)
    #expect(singular.inverted() == singular)
  }

  @Test("A size ignores the translation, a rectangle takes the bounding box")
  func sizesAndRectangles() {
    let map = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0)
    #expect(CGSize(width: 3, height: 4).applying(map) == CGSize(width: -4, height: 3))
    #expect(
      CGRect(x: 0, y: 0, width: 3, height: 4).applying(map)
        == CGRect(x: 96, y: 0, width: 4, height: 3))
  }
}
