import Foundation
import PortableUIKit
import Testing

/// When and with what a view is asked to draw (E.1 of the drawing rules).
@MainActor @Suite struct DisplayRuleTests {
  /// Fills what it is asked to draw and notes it.
  private final class Canvas: UIView {
    var drawn: [CGRect] = []
    var onDraw: ((CGContext, CGRect) -> Void)?

    override func draw(_ rect: CGRect) {
      drawn.append(rect)
      guard let context = UIGraphicsGetCurrentContext() else { return }
      onDraw?(context, rect)
      context.fill(rect)
    }

    func take() -> [CGRect] {
      defer { drawn = [] }
      return drawn
    }
  }

  private let whole = CGRect(x: 0, y: 0, width: 100, height: 50)
  private let window = makeWindow()
  private let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  init() {
    window.addSubview(canvas)
    window.performTurn()
  }

  @Test("DR-15 the first time in a window all of the bounds are drawn, with their origin")
  func first() {
    #expect(canvas.take() == [whole])
    let scrolled = Canvas(frame: whole)
    scrolled.bounds.origin = CGPoint(x: 10, y: 5)
    window.addSubview(scrolled)
    window.performTurn()
    #expect(scrolled.take() == [CGRect(x: 10, y: 5, width: 100, height: 50)])
    #expect(canvas.take() == [whole].filter { _ in false })
  }

  @Test("DR-16 several rectangles are one call with the rectangle around them")
  func sums() {
    _ = canvas.take()
    canvas.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    canvas.setNeedsDisplay(CGRect(x: 50, y: 20, width: 10, height: 10))
    window.performTurn()
    #expect(canvas.take() == [CGRect(x: 0, y: 0, width: 60, height: 30)])
  }

  nonisolated struct Mark: Sendable {
    let rect: CGRect
    let drawn: CGRect?
  }

  @Test(
    "DR-17 a rectangle is cut by the bounds; what lies outside is no mark; no numbers mean all",
    arguments: [
      Mark(
        rect: CGRect(x: 90, y: 40, width: 30, height: 30),
        drawn: CGRect(x: 90, y: 40, width: 10, height: 10)),
      Mark(rect: CGRect(x: 200, y: 0, width: 5, height: 5), drawn: nil),
      Mark(rect: CGRect(x: 5, y: 5, width: 0, height: 5), drawn: nil),
      Mark(rect: .null, drawn: nil),
      Mark(
        rect: CGRect(x: 20, y: 20, width: -10, height: -10),
        drawn: CGRect(x: 10, y: 10, width: 10, height: 10)),
      Mark(rect: .infinite, drawn: CGRect(x: 0, y: 0, width: 100, height: 50)),
      Mark(
        rect: CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
        drawn: CGRect(x: 0, y: 0, width: 100, height: 50)),
      Mark(
        rect: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5),
        drawn: CGRect(x: 0, y: 0, width: 100, height: 50)),
      Mark(
        rect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5),
        drawn: CGRect(x: 0, y: 0, width: 100, height: 50)),
    ])
  func cuts(mark: Mark) {
    _ = canvas.take()
    canvas.setNeedsDisplay(mark.rect)
    window.performTurn()
    #expect(canvas.take() == mark.drawn.map { [$0] } ?? [])
    // A mark outside is gone, and does not come back when the view grows over it.
    canvas.bounds.size = CGSize(width: 300, height: 300)
    window.performTurn()
    #expect(canvas.take() == [])
  }

  @Test("DR-18 the context is cut at the rectangle, which is grown to whole pixels")
  func clip() {
    _ = canvas.take()
    var clip: CGRect?
    canvas.onDraw = { context, _ in clip = context.boundingBoxOfClipPath }
    canvas.setNeedsDisplay(CGRect(x: 1.3, y: 1.3, width: 0.2, height: 0.2))
    window.performTurn()
    let drawn = canvas.take()
    // The screen has 2 pixels per point: 2.6...3.0 is the third pixel.
    #expect(window.screen.scale == 2)
    #expect(drawn == [CGRect(x: 1, y: 1, width: 0.5, height: 0.5)])
    #expect(clip?.isNearly(CGRect(x: 1, y: 1, width: 0.5, height: 0.5)) == true)
  }

  @Test("DR-19 all means all of the bounds at the time of drawing")
  func growth() {
    _ = canvas.take()
    canvas.setNeedsDisplay()
    canvas.bounds.size = CGSize(width: 300, height: 200)
    window.performTurn()
    #expect(canvas.take() == [CGRect(x: 0, y: 0, width: 300, height: 200)])
    canvas.bounds.origin.x = 40
    canvas.setNeedsDisplay()
    canvas.bounds.origin.x = 0
    window.performTurn()
    #expect(canvas.take() == [CGRect(x: 0, y: 0, width: 300, height: 200)])
  }

  @Test("DR-20 a mark in part draws all where the kept drawing has another size")
  func otherSize() {
    _ = canvas.take()
    canvas.bounds.size = CGSize(width: 300, height: 200)
    window.performTurn()
    #expect(canvas.take() == [])
    canvas.setNeedsDisplay(CGRect(x: 10, y: 10, width: 5, height: 5))
    window.performTurn()
    #expect(canvas.take() == [CGRect(x: 0, y: 0, width: 300, height: 200)])
  }

  @Test("DR-21 a size draws nothing, from no area all, and once a turn where the mode says so")
  func sizes() {
    _ = canvas.take()
    for mode in [UIView.ContentMode.scaleToFill, .center, .topLeft] {
      canvas.contentMode = mode
      canvas.bounds.size.width += 10
      window.performTurn()
    }
    #expect(canvas.take() == [])
    canvas.bounds.size = .zero
    window.performTurn()
    #expect(canvas.take() == [])
    canvas.bounds.size = CGSize(width: 30, height: 20)
    window.performTurn()
    #expect(canvas.take() == [CGRect(x: 0, y: 0, width: 30, height: 20)])
    canvas.contentMode = .redraw
    for width in [40.0, 50, 60] { canvas.bounds.size.width = width }
    window.performTurn()
    #expect(canvas.take() == [CGRect(x: 0, y: 0, width: 60, height: 20)])
  }

  @Test("LAY-6, DR-22 moving, turning, fading, hiding, reordering and reparenting draw nothing")
  func moves() {
    let other = UIView(frame: whole)
    window.addSubview(other)
    window.performTurn()
    _ = canvas.take()
    let changes: [(Canvas) -> Void] = [
      { $0.bounds.origin.y = 7 }, { $0.center.x += 3.5 },
      { $0.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2) },
      { $0.alpha = 0.5 }, { $0.isHidden = true }, { $0.isHidden = false },
      { $0.superview?.bringSubviewToFront($0) }, { other.addSubview($0) },
    ]
    for change in changes {
      change(canvas)
      window.performTurn()
    }
    #expect(canvas.take() == [])
  }

  @Test("DR-23, DR-24 hidden, transparent, windowless and empty views keep their marks")
  func obstacles() {
    let container = UIView(frame: whole)
    let view = Canvas(frame: .zero)
    container.addSubview(view)
    container.isHidden = true
    container.alpha = 0
    view.setNeedsDisplay()
    window.performTurn()
    window.addSubview(container)
    window.performTurn()
    view.bounds.size = CGSize(width: 10, height: 10)
    window.performTurn()
    container.isHidden = false
    window.performTurn()
    #expect(view.take() == [])
    container.alpha = 1
    window.performTurn()
    #expect(view.take() == [CGRect(x: 0, y: 0, width: 10, height: 10)])
  }

  @Test("DR-25 what is covered, cut away or off the window draws as ever")
  func covered() {
    let away = Canvas(frame: CGRect(x: -5000, y: 0, width: 10, height: 10))
    let covered = Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    cover.backgroundColor = .red
    for view in [away, covered, cover] { window.addSubview(view) }
    window.performTurn()
    #expect(away.take().count == 1 && covered.take().count == 1)
  }

  @Test("DR-26 another window of the same scale draws nothing, one of another scale all")
  func windows() {
    _ = canvas.take()
    let same = makeWindow()
    same.addSubview(canvas)
    same.performTurn()
    #expect(canvas.take() == [])
    let other = UIWindow(environment: threefold)
    other.makeKeyAndVisible()
    other.addSubview(canvas)
    other.performTurn()
    #expect(canvas.take() == [whole])
    #expect(canvas.contentScaleFactor == other.screen.scale)
  }

  /// A device of three pixels per point.
  private var threefold: DeviceEnvironment {
    var environment = DeviceEnvironment.standard
    environment.scale = 3
    return environment
  }

  @Test("DR-27 what draws nothing of its own is not counted, keeps nothing and has a scale of 1")
  func plain() {
    let plain = UIView(frame: whole)
    let before = window.drawingWork.draws
    window.addSubview(plain)
    window.performTurn()
    #expect(window.drawingWork.draws == before)
    #expect(plain.layer.contents == nil && plain.contentScaleFactor == 1)
    #expect(canvas.layer.contents != nil && canvas.contentScaleFactor == 2)
    canvas.setNeedsDisplay()
    window.performTurn()
    #expect(window.drawingWork.draws == before + 1)
  }

  @Test("DR-32 the context is current while drawing and the stack is as deep afterwards")
  func currentContext() {
    _ = canvas.take()
    #expect(UIGraphicsGetCurrentContext() == nil)
    var wasCurrent = false
    canvas.onDraw = { context, _ in
      wasCurrent = UIGraphicsGetCurrentContext() === context
      // Left open, and pushed once too often.
      context.saveGState()
      UIGraphicsPushContext(context)
    }
    canvas.setNeedsDisplay()
    window.performTurn()
    #expect(wasCurrent && UIGraphicsGetCurrentContext() == nil)
  }

  @Test(
    "DR-33 the matrix of the context is the screen's scale, turned over, from the bounds' corner")
  func matrix() {
    var matrices: [CGAffineTransform] = []
    canvas.onDraw = { context, _ in matrices.append(context.ctm) }
    canvas.setNeedsDisplay()
    window.performTurn()
    canvas.bounds.origin = CGPoint(x: 10, y: 5)
    canvas.setNeedsDisplay()
    window.performTurn()
    #expect(
      matrices == [
        CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 100),
        CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: -20, ty: 110),
      ])
  }

  nonisolated struct Store: Sendable {
    let size: CGSize
    let scale: CGFloat
    let pixels: [Int]
  }

  @Test(
    "DR-34 a kept drawing is whole pixels large",
    arguments: [
      Store(size: CGSize(width: 33.4, height: 10.2), scale: 2, pixels: [67, 21]),
      Store(size: CGSize(width: 10.5, height: 10.5), scale: 3, pixels: [32, 32]),
      Store(size: CGSize(width: 10 + 1.0 / 3, height: 5), scale: 3, pixels: [31, 15]),
    ])
  func storeSize(store: Store) {
    let pixels = BackingStore.pixels(of: store.size, scale: store.scale)
    #expect([pixels.width, pixels.height] == store.pixels)
  }

  @Test("DR-35 a view that read dynamic colours draws once more in another appearance")
  func appearance() {
    canvas.onDraw = { context, _ in
      context.setFillColor(UIColor.label.resolvedColor(with: .current).cgColor)
    }
    canvas.setNeedsDisplay()
    window.performTurn()
    _ = canvas.take()
    window.traitOverrides.userInterfaceStyle = .dark
    window.performTurn()
    #expect(canvas.take() == [whole])
  }

  @Test(
    "LAY-5, DR-36 contents that are set take the place of the drawing and of marks, until the next mark"
  )
  func contents() throws {
    let made = CGImage(width: 1, height: 1, pixels: [0xFFFF_0000])
    let image = try #require(made)
    _ = canvas.take()
    canvas.setNeedsDisplay()
    canvas.layer.contents = image
    window.performTurn()
    #expect(canvas.take() == [] && canvas.layer.contents as? CGImage === image)
    canvas.setNeedsDisplay(CGRect(x: 1, y: 1, width: 1, height: 1))
    window.performTurn()
    #expect(canvas.take() == [whole] && !(canvas.layer.contents is CGImage))
  }

  @Test("DR-28 a mark made while drawing is drawn in the same turn, and no more than 32 times")
  func endless() {
    _ = canvas.take()
    canvas.onDraw = { [canvas] _, _ in canvas.setNeedsDisplay() }
    canvas.setNeedsDisplay()
    window.performTurn()
    #expect(canvas.take().count == 32)
    canvas.onDraw = nil
  }

  @Test("DR-16 drawing operations are counted and kept once, whatever is marked again")
  func counts() {
    let before = window.drawingWork
    for _ in 0..<200 {
      canvas.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
      window.performTurn()
    }
    let after = window.drawingWork
    #expect(after.draws - before.draws == 200)
    // 10 x 10 points at two pixels per point.
    #expect(after.drawnArea - before.drawnArea == 200 * 400)
    #expect(after.recordedOperations - before.recordedOperations == 200)
    // Of what was drawn over and over the last one is kept beside the first whole drawing.
    let store = canvas.layer.contents as? BackingStore
    #expect(store?.operationCount == 2)
  }
}

extension CGRect {
  /// Whether all edges are the same but for rounding.
  fileprivate func isNearly(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-9 && abs(minY - other.minY) < 1e-9
      && abs(maxX - other.maxX) < 1e-9 && abs(maxY - other.maxY) < 1e-9
  }
}
