import Foundation
import PortableUIKit
import Testing

/// Superview 200 by 200 becomes 300 by 300; the child is (20, 20, 100, 100), so on each axis the
/// near margin is 20, the size 100, the far margin 80 and the change 100.
@MainActor @Suite struct AutoresizingTests {
  private func resized(
    _ mask: UIView.AutoresizingMask, to size: CGFloat = 300,
    child: CGRect = CGRect(x: 20, y: 20, width: 100, height: 100)
  ) -> CGRect {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = UIView(frame: child)
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame = CGRect(x: 0, y: 0, width: size, height: size)
    return inner.frame
  }

  @Test("AR-4 no flexible part: nothing changes")
  func fixed() {
    #expect(resized([]) == CGRect(x: 20, y: 20, width: 100, height: 100))
    #expect(resized([.flexibleRightMargin]) == CGRect(x: 20, y: 20, width: 100, height: 100))
  }

  @Test("AR-5 one flexible part takes all of the change")
  func single() {
    #expect(resized([.flexibleLeftMargin]).minX == 120)
    #expect(resized([.flexibleWidth]).width == 200)
    #expect(resized([.flexibleTopMargin]).minY == 120)
    #expect(resized([.flexibleHeight]).height == 200)
  }

  @Test("AR-6, AR-T1 several parts share in proportion to their sizes")
  func proportional() {
    let all = resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    #expect(all.minX == 30 && all.width == 150)
    let sizeAndFar = resized([.flexibleWidth, .flexibleRightMargin])
    #expect(sizeAndFar.minX == 20)
    #expect(abs(sizeAndFar.width - (100 + 100.0 * 100 / 180)) < 1e-9)
    let margins = resized([.flexibleLeftMargin, .flexibleRightMargin])
    #expect(margins.minX == 40 && margins.width == 100)
    let nearAndSize = resized([.flexibleTopMargin, .flexibleHeight])
    #expect(abs(nearAndSize.minY - (20 + 100.0 * 20 / 120)) < 1e-9)
    #expect(abs(nearAndSize.height - (100 + 100.0 * 100 / 120)) < 1e-9)
  }

  @Test("AR-7 parts that are all zero share equally")
  func allZero() {
    let child = CGRect(x: 0, y: 0, width: 200, height: 200)
    let frame = resized([.flexibleLeftMargin, .flexibleRightMargin], child: child)
    #expect(frame.minX == 50 && frame.width == 200)
  }

  @Test("AR-10 a size does not fall below zero")
  func noNegativeSize() {
    #expect(resized([.flexibleWidth], to: 50).width == 0)
  }

  @Test("AR-2 only a change of the superview's size resizes, and only if it autoresizes")
  func trigger() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    outer.center = CGPoint(x: 500, y: 500)
    outer.bounds.origin = CGPoint(x: 10, y: 10)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.autoresizesSubviews = false
    outer.bounds.size = CGSize(width: 100, height: 100)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  @Test("AR-12 sizeToFit keeps the frame's origin")
  func sizeToFit() {
    let view = UIImageView(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    view.image = UIImage(name: "photo", size: CGSize(width: 40, height: 30))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 40, height: 30))
  }
}
