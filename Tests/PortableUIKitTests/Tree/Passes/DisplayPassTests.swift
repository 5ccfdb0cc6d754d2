import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct DisplayPassTests {
  /// Notes the rectangles it is asked to draw.
  private final class Canvas: UIView {
    var drawn: [CGRect] = []

    override func draw(_ rect: CGRect) { drawn.append(rect) }
  }

  private func shown(_ frame: CGRect) -> (UIWindow, Canvas) {
    let window = makeWindow()
    let canvas = Canvas(frame: frame)
    window.addSubview(canvas)
    window.performTurn()
    return (window, canvas)
  }

  private let whole = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test("DR-1, DR-4 a view draws its whole bounds when first shown, then only on demand")
  func first() {
    let (window, canvas) = shown(CGRect(x: 10, y: 10, width: 100, height: 50))
    #expect(canvas.drawn == [whole])
    window.performTurn()
    canvas.center = CGPoint(x: 200, y: 200)
    canvas.frame.size.width = 120
    window.performTurn()
    #expect(canvas.drawn == [whole])
  }

  @Test("DR-2 marks accumulate to their union and are drawn once")
  func accumulation() {
    let (window, canvas) = shown(whole)
    canvas.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    canvas.setNeedsDisplay(CGRect(x: 20, y: 20, width: 10, height: 10))
    #expect(canvas.drawn.count == 1)
    window.performTurn()
    #expect(canvas.drawn.last == CGRect(x: 0, y: 0, width: 30, height: 30))
    canvas.setNeedsDisplay()
    canvas.setNeedsDisplay()
    window.performTurn()
    #expect(canvas.drawn.count == 3 && canvas.drawn.last == whole)
  }

  @Test("DR-7 the redraw content mode draws on a change of size")
  func redraw() {
    let (window, canvas) = shown(whole)
    canvas.contentMode = .redraw
    canvas.frame.size.width = 120
    window.performTurn()
    #expect(canvas.drawn.last == CGRect(x: 0, y: 0, width: 120, height: 50))
  }

  @Test("DR-8 hidden and empty views draw when they can be seen")
  func unseen() {
    let (window, canvas) = shown(.zero)
    #expect(canvas.drawn.isEmpty)
    canvas.isHidden = true
    canvas.frame = whole
    window.performTurn()
    #expect(canvas.drawn.isEmpty)
    canvas.isHidden = false
    window.performTurn()
    #expect(canvas.drawn == [whole])
  }

  @Test("RT-1 in one turn layout comes before drawing, each once")
  func order() {
    final class Ordered: UIView {
      var calls: [String] = []

      override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("layout")
      }

      override func draw(_ rect: CGRect) { calls.append("draw") }
    }
    let window = makeWindow()
    let view = Ordered(frame: whole)
    window.addSubview(view)
    view.setNeedsDisplay()
    view.setNeedsLayout()
    window.performTurn()
    #expect(view.calls == ["layout", "draw"])
  }

  @Test("A clock turn does the passes once for any number of marks")
  func coalescing() {
    let clock = ManualFrameClock()
    let window = makeWindow(clock: clock)
    let canvas = Canvas(frame: whole)
    window.addSubview(canvas)
    canvas.setNeedsLayout()
    canvas.setNeedsDisplay()
    #expect(clock.isPending && canvas.drawn.isEmpty)
    clock.tick()
    #expect(canvas.drawn.count == 1 && !clock.isPending)
  }
}
