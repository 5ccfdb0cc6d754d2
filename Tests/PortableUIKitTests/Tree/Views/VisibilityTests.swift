import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct VisibilityTests {
  /// Counts how often it draws.
  private final class Canvas: UIView {
    var drawings = 0

    override func draw(_ rect: CGRect) { drawings += 1 }
  }

  private let window = makeWindow()
  private let outer = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let canvas = Canvas(frame: CGRect(x: 80, y: 80, width: 100, height: 100))

  init() {
    outer.addSubview(canvas)
    window.addSubview(outer)
  }

  @Test("VIS-1 alpha and hiding hold for the whole subtree, but are asked of each view alone")
  func inheritance() {
    #expect(outer.alpha == 1 && !outer.isHidden)
    outer.isHidden = true
    window.performTurn()
    #expect(!canvas.isHidden && canvas.drawings == 0)
    outer.isHidden = false
    outer.alpha = 0
    window.performTurn()
    #expect(canvas.alpha == 1 && canvas.drawings == 0)
    outer.alpha = 0.5
    outer.setNeedsDisplay()
    window.performTurn()
    #expect(canvas.drawings == 1)
  }

  @Test("VIS-2, VIS-3, VIS-4, VIS-5 the defaults: opaque, cleared, without colour, not clipping")
  func defaults() {
    let view = UIView()
    #expect(view.isOpaque && view.clearsContextBeforeDrawing)
    #expect(view.backgroundColor == nil && !view.clipsToBounds && !view.layer.masksToBounds)
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
  }

  @Test("VIS-6 touches outside a superview's bounds do not reach its subviews, clipping or not")
  func touches() {
    for clips in [false, true] {
      outer.clipsToBounds = clips
      #expect(window.hitTest(CGPoint(x: 190, y: 190), with: nil) === canvas)
      #expect(window.hitTest(CGPoint(x: 250, y: 250), with: nil) === window)
    }
  }

  @Test("VIS-7 a transform moves the whole subtree, a new size ripples down by the masks")
  func subtree() {
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    // About the middle (150, 150): (80, 80) lies 30 from it and comes to lie 60 from it.
    #expect(canvas.convert(CGPoint.zero, to: nil) == CGPoint(x: 210, y: 210))
    #expect(canvas.frame == CGRect(x: 80, y: 80, width: 100, height: 100))
    outer.transform = .identity
    canvas.autoresizingMask = [.flexibleWidth]
    outer.frame.size.width = 150
    #expect(canvas.frame == CGRect(x: 80, y: 80, width: 150, height: 100))
  }

  @Test("VIS-8 hiding, showing and fading draw nothing anew")
  func noDrawing() {
    window.performTurn()
    #expect(canvas.drawings == 1)
    canvas.isHidden = true
    window.performTurn()
    canvas.isHidden = false
    canvas.alpha = 0.3
    window.performTurn()
    #expect(canvas.drawings == 1)
  }

  @Test("VIS-9 a hidden view keeps its room, except in a stack view")
  func room() {
    let first = constrained(SizedView(50, 20), in: window)
    let second = constrained(SizedView(50, 20), in: window)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
    ])
    first.isHidden = true
    window.performTurn()
    #expect(second.frame.minX == 50)
    let arranged = [SizedView(50, 20), SizedView(50, 20)]
    let stack = UIStackView(arrangedSubviews: arranged)
    window.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    arranged[0].isHidden = true
    window.performTurn()
    #expect(stack.frame.width == 50 && arranged[1].frame.minX == 0)
  }
}
