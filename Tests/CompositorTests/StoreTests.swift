import CairoRenderer
import Foundation
import PortableUIKit
import Testing

/// What drawing leaves in a layer's kept pixels, and how they are shown.
@MainActor @Suite struct StoreTests {
  private final class Canvas: UIView {
    var onDraw: (CGContext, CGRect) -> Void = { _, _ in }
    override func draw(_ rect: CGRect) {
      if let context = UIGraphicsGetCurrentContext() { onDraw(context, rect) }
    }
  }

  private func canvas(
    _ width: CGFloat, _ height: CGFloat, _ onDraw: @escaping (CGContext, CGRect) -> Void
  ) -> Canvas {
    let view = Canvas(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.isOpaque = false
    view.onDraw = onDraw
    return view
  }

  private func fillHalf(_ context: CGContext, _ rect: CGRect) {
    context.setFillColor(gray: 0, alpha: 0.5)
    context.fill(rect)
  }

  @Test("DR-29 what is drawn again is cleared first, unless the view says not to")
  func clearing() {
    for (clears, alpha) in [(true, 128), (false, 191)] {
      let view = canvas(10, 10, fillHalf)
      view.clearsContextBeforeDrawing = clears
      view.layer.displayIfNeeded()
      view.setNeedsDisplay()
      view.layer.displayIfNeeded()
      let picture = LayerPicture(view.layer, ground: nil)
      #expect(abs(picture.alpha(5, 5) - alpha) <= 1, "clears: \(clears)")
    }
  }

  @Test("DR-29 a part that is drawn again is cleared where it is, and nothing else")
  func partialClearing() {
    let view = canvas(10, 10, fillHalf)
    view.layer.displayIfNeeded()
    _ = LayerPicture(view.layer, ground: nil)
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 10))
    view.onDraw = { context, _ in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      // More than the part: it is cut.
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 3))
    }
    view.layer.displayIfNeeded()
    let picture = LayerPicture(view.layer, ground: nil)
    #expect(picture[2, 1] == 0xFFFF_0000 && picture[2, 6] == 0)
    #expect(abs(picture.alpha(7, 1) - 128) <= 1)
    // Drawn at another scale all at once, it is the same.
    let larger = LayerPicture(view.layer, scale: 3, ground: nil)
    #expect(larger[6, 3] == 0xFFFF_0000 && larger[6, 18] == 0)
    #expect(abs(larger.alpha(21, 3) - 128) <= 1)
  }

  @Test("DR-30 an opaque view's unpainted pixels are black, or show its background")
  func opaque() {
    let view = canvas(10, 10) { _, _ in }
    view.isOpaque = true
    #expect(LayerPicture(view.layer, ground: nil)[5, 5] == 0xFF00_0000)
    let colored = canvas(10, 10) { _, _ in }
    colored.isOpaque = true
    colored.backgroundColor = .red
    #expect(LayerPicture(colored.layer, ground: nil)[5, 5] == 0xFFFF_0000)
  }

  @Test("DR-31 the background is the layer's and does not stretch with the drawing")
  func background() {
    let view = canvas(10, 10) { context, _ in
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    view.backgroundColor = .red
    view.layer.displayIfNeeded()
    view.contentMode = .center
    view.bounds.size = CGSize(width: 30, height: 30)
    let picture = LayerPicture(view.layer)
    #expect(picture[1, 1] == 0xFFFF_0000 && picture[29, 29] == 0xFFFF_0000)
    #expect(picture[12, 15] == 0xFF00_00FF && picture[17, 15] == 0xFFFF_0000)
  }

  @Test("CM-8, CM-9 another size and a map show the drawing as it was, resampled")
  func resampled() {
    let view = canvas(4, 4) { context, rect in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    view.layer.displayIfNeeded()
    view.bounds.size = CGSize(width: 40, height: 40)
    let picture = LayerPicture(view.layer)
    // Ten times as large: between the two halves lies a ramp, as a drawing of that size has none.
    #expect(picture[5, 20] == 0xFFFF_0000 && picture[35, 20] == 0xFFFF_FFFF)
    #expect(picture.green(20, 20) > 60 && picture.green(20, 20) < 200)
    view.layer.magnificationFilter = .nearest
    #expect(Set(LayerPicture(view.layer).pixels) == [0xFFFF_0000, 0xFFFF_FFFF])
  }

  @Test("CM-10, GC-18 bounds of the size it was drawn for show the drawing pixel by pixel")
  func identity() {
    for size in [CGSize(width: 33.4, height: 10.2), CGSize(width: 7, height: 5)] {
      let view = canvas(size.width, size.height) { context, _ in
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        for x in stride(from: 0.0, to: 40, by: 1) {
          context.fill(CGRect(x: x, y: 0, width: 0.5, height: 20))
        }
      }
      let picture = LayerPicture(view.layer, scale: 2)
      for x in 0..<12 { #expect(picture[x, 3] == (x % 2 == 0 ? 0xFFFF_0000 : 0xFFFF_FFFF)) }
    }
  }

  @Test(
    "AN-19 a view that redraws draws once, for the bounds it will have, and is fitted meanwhile")
  func redraw() throws {
    let clock = ManualFrameClock()
    let window = UIWindow(environment: .standard, frameClock: clock)
    window.makeKeyAndVisible()
    var rects: [CGRect] = []
    let view = canvas(100, 50) { context, rect in
      rects.append(rect)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 150, height: 150))
    }
    view.contentMode = .redraw
    window.addSubview(view)
    clock.tick()
    let canvas = try ViewCanvas(of: window, scale: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 150)
    }
    clock.advance(by: 0.5)
    try canvas.update()
    #expect(
      rects == [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 0, y: 0, width: 300, height: 150),
      ])
    // The drawing is half red; shown 200 points wide its red part ends at 100.
    let image = canvas.image
    func isRed(_ x: Int) -> Bool { image.pixels[50 * image.width + x] == 0xFFFF_0000 }
    #expect(isRed(97) && !isRed(103))
  }

  @Test("RN-1 a layer renders itself in its own coordinates, with what it drew before")
  func rendering() throws {
    Platform.set(\.rasteriser, to: CairoBackend())
    var draws = 0
    let view = canvas(10, 10) { context, rect in
      draws += 1
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(rect)
    }
    view.frame.origin = CGPoint(x: 500, y: 500)
    view.transform = CGAffineTransform(rotationAngle: 1)
    let made = Platform.current.rasteriser?.makeBitmap(width: 20, height: 20, isOpaque: false)
    let sink = try #require(made)
    let context = CGContext(
      sink: sink, bounds: CGRect(x: 0, y: 0, width: 20, height: 20),
      userToSink: CGAffineTransform(translationX: 5, y: 5))
    view.layer.render(in: context)
    view.layer.render(in: context)
    #expect(draws == 1)
    let pixels = sink.readPixels(x: 0, y: 0, width: 20, height: 20)
    let red = pixels.indices.filter { pixels[$0] == 0xFFFF_0000 }
    #expect(red.count == 100 && red.first == 5 * 20 + 5 && red.last == 14 * 20 + 14)
  }

  @Test("RN-2, RN-3 a hierarchy draws into a rectangle; a snapshot shows what was there")
  func snapshots() throws {
    Platform.set(\.rasteriser, to: CairoBackend())
    let window = UIWindow(environment: .standard, frameClock: ManualFrameClock())
    window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    window.addSubview(view)
    window.performTurn()
    let made = Platform.current.rasteriser?.makeBitmap(width: 40, height: 40, isOpaque: false)
    let sink = try #require(made)
    let context = CGContext(sink: sink, bounds: CGRect(x: 0, y: 0, width: 40, height: 40))
    UIGraphicsPushContext(context)
    #expect(
      view.drawHierarchy(
        in: CGRect(x: 10, y: 10, width: 10, height: 30), afterScreenUpdates: true))
    UIGraphicsPopContext()
    let pixels = sink.readPixels(x: 0, y: 0, width: 40, height: 40)
    #expect(pixels.count { $0 == 0xFFFF_0000 } == 300)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.backgroundColor = .blue
    #expect(LayerPicture(snapshot.layer)[10, 10] == 0xFFFF_0000)
  }
}
