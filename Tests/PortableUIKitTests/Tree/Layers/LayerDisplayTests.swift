import Foundation
import PortableUIKit
import Testing

/// E.6 of the drawing rules: how layers come to their contents.
@MainActor @Suite struct LayerDisplayTests {
  @MainActor private final class Spy: CALayerDelegate {
    var calls: [String] = []
    var image: CGImage?
    func display(_ layer: CALayer) {
      calls.append("display")
      layer.contents = image
    }
  }

  private final class Drawer: CALayerDelegate {
    var calls: [String] = []
    func layerWillDraw(_ layer: CALayer) { calls.append("layerWillDraw") }
    func draw(_ layer: CALayer, in ctx: CGContext) {
      let size = ctx.boundingBoxOfClipPath.size
      calls.append("draw \(Int(size.width)) x \(Int(size.height))")
      ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
  }

  private final class Layer: CALayer {
    var calls: [String] = []
    override func display() {
      calls.append("display")
      super.display()
    }
    override func draw(in ctx: CGContext) {
      calls.append("draw(in:)")
      super.draw(in: ctx)
    }
  }

  private final class View: UIView {
    var calls: [String] { (layer as? Layer)?.calls ?? [] }
    override class var layerClass: AnyClass { Layer.self }
    override func display(_ layer: CALayer) {
      (layer as? Layer)?.calls.append("delegate display")
      super.display(layer)
    }
    override func draw(_ layer: CALayer, in ctx: CGContext) {
      (layer as? Layer)?.calls.append("delegate draw")
      super.draw(layer, in: ctx)
    }
    override func draw(_ rect: CGRect) { (layer as? Layer)?.calls.append("draw") }
  }

  private let window = makeWindow()

  @Test("LY-1 display asks the delegate first, then draws by way of the delegate down to the view")
  func order() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    window.performTurn()
    #expect(view.calls == ["display", "delegate display", "draw(in:)", "delegate draw", "draw"])
    let spy = Spy()
    spy.image = CGImage(width: 1, height: 1, pixels: [1])
    let layer = Layer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.delegate = spy
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.calls == ["display"] && spy.calls == ["display"])
    #expect(layer.contents as? CGImage === spy.image && !layer.needsDisplay())
    layer.displayIfNeeded()
    #expect(spy.calls == ["display"])
  }

  @Test("LY-1, LY-3 a sublayer of no view is drawn by the display pass, in part where it says so")
  func sublayers() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(host)
    window.performTurn()
    let drawer = Drawer()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.delegate = drawer
    let middle = CALayer()
    middle.addSublayer(layer)
    host.layer.addSublayer(middle)
    window.performTurn()
    #expect(drawer.calls.isEmpty)
    layer.setNeedsDisplay()
    #expect(drawer.calls.isEmpty)
    window.performTurn()
    #expect(drawer.calls == ["layerWillDraw", "draw 20 x 10"] && layer.contents != nil)
    layer.setNeedsDisplay(CGRect(x: 1, y: 1, width: 2, height: 2))
    window.performTurn()
    #expect(drawer.calls.last == "draw 2 x 2")
    // A mark that was made outside of every tree counts once the layer is in one.
    middle.removeFromSuperlayer()
    layer.setNeedsDisplay()
    window.performTurn()
    #expect(drawer.calls.count == 4)
    host.layer.addSublayer(middle)
    window.performTurn()
    #expect(drawer.calls.count == 6)
  }

  @Test("LY-2 a layer can ask to be drawn whenever it has another size")
  func boundsChange() {
    let drawer = Drawer()
    let layer = CALayer()
    layer.delegate = drawer
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(!layer.needsDisplay())
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.origin.x = 4
    #expect(!layer.needsDisplay())
    layer.bounds.size.width = 30
    #expect(layer.needsDisplay())
  }

  @Test("LK-9 a mask is a layer of no tree; the layer it belonged to loses it")
  func masks() {
    let (first, second, mask) = (CALayer(), CALayer(), CALayer())
    let parent = CALayer()
    parent.addSublayer(mask)
    first.mask = mask
    #expect(parent.sublayers == nil && first.mask === mask && mask.superlayer == nil)
    second.mask = mask
    #expect(first.mask == nil && second.mask === mask)
    parent.addSublayer(mask)
    #expect(second.mask == nil && mask.superlayer === parent)
    let raised = recordingExceptions { mask.mask = parent }
    #expect(raised.first?.name == "CALayerInvalid" && mask.mask == nil)
  }

  @Test("RN-3 a snapshot keeps what was shown, costs no drawing and stretches inside its caps")
  func snapshots() throws {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    window.performTurn()
    let before = window.drawingWork.draws
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.bounds.size == view.bounds.size && snapshot.layer.contents != nil)
    let resizable = view.resizableSnapshotView(
      from: view.bounds, afterScreenUpdates: false,
      withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    let center = try #require(resizable).layer.contentsCenter
    #expect(center.minX == 0.1 && center.minY == 0.1)
    #expect(abs(center.width - 0.8) < 1e-9 && abs(center.height - 0.8) < 1e-9)
    window.addSubview(snapshot)
    window.performTurn()
    #expect(window.drawingWork.draws == before)
  }
}
