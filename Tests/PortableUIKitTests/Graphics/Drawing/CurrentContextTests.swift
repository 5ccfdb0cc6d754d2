import PortableUIKit
import Testing

@Suite("The current context")
struct CurrentContextTests {
  /// The operations of `draw` in a current context of 100 x 100 points.
  private func record(_ draw: () -> Void) -> [DrawingOperation] {
    let extent = CGRect(x: 0, y: 0, width: 100, height: 100)
    let recorder = DisplayListRecorder(extent: extent)
    let context = CGContext(sink: recorder, viewBounds: extent, scale: 2)
    UIGraphicsPushContext(context)
    draw()
    UIGraphicsPopContext()
    context.finish()
    return recorder.finish().operations
  }

  private func newContext() -> CGContext {
    CGContext(sink: DisplayListRecorder(extent: .zero), bounds: .zero)
  }

  @Test(
    "DR-32: there is none outside of drawing; pushes and pops nest; a pop too many does nothing")
  func stack() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    let (outer, inner) = (newContext(), newContext())
    UIGraphicsPushContext(outer)
    UIGraphicsPushContext(inner)
    #expect(UIGraphicsGetCurrentContext() === inner)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsPopContext()
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("Without a current context drawing does nothing")
  func noContext() {
    UIColor.red.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIRectClip(.zero)
    UIBezierPath(rect: .zero).fill()
    UIBezierPath(rect: .zero).addClip()
  }

  @Test("A colour that is set fills and strokes; the style of a path is its own")
  func colors() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    path.lineWidth = 5
    let operations = record {
      UIColor.blue.set()
      path.fill()
      UIColor.red.setStroke()
      path.stroke()
    }
    let blue = ColorComponents(red: 0, green: 0, blue: 1, alpha: 1)
    let red = ColorComponents(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(
      operations == [
        .fill(FillOperation(path: path.cgPath, paint: .color(blue))),
        .stroke(
          StrokeOperation(path: path.cgPath, style: StrokeStyle(width: 5), paint: .color(red))),
      ])
  }

  @Test("A colour that follows the appearance is resolved when it is drawn with")
  func dynamicColor() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let operations = record {
      UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
        color.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    guard case .fill(let fill)? = operations.first, case .color(let paint) = fill.paint else {
      Issue.record("nothing was filled")
      return
    }
    #expect(paint.red == 1 && fill.compositing.blendMode == .copy)
  }

  @Test("A frame is four rectangles of one point inside the edges")
  func frame() {
    let operations = record { UIRectFrame(CGRect(x: 10, y: 10, width: 20, height: 30)) }
    guard case .fill(let fill)? = operations.first else {
      Issue.record("nothing was filled")
      return
    }
    #expect(fill.path.boundingBox == CGRect(x: 10, y: 10, width: 20, height: 30))
    #expect(fill.path.contains(CGPoint(x: 10.5, y: 20)))
    #expect(!fill.path.contains(CGPoint(x: 11.5, y: 20)))
    #expect(fill.path.contains(CGPoint(x: 29.5, y: 39.5)))
  }

  @Test("A mode and an alpha given with a fill are gone afterwards")
  func modeAndAlpha() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let operations = record {
      path.fill(with: .multiply, alpha: 0.5)
      path.fill()
    }
    let modes = operations.compactMap { operation -> Compositing? in
      if case .fill(let fill) = operation { fill.compositing } else { nil }
    }
    #expect(modes == [Compositing(alpha: 0.5, blendMode: .multiply), Compositing()])
  }

  @Test("A clip of a path limits what comes after it")
  func clip() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.usesEvenOddFillRule = true
    let operations = record { path.addClip() }
    #expect(
      operations.first == .pushClip(ClipOperation(path: path.cgPath, rule: .evenOdd)))
  }
}
