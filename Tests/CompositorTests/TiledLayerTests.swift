import CairoRenderer
import Foundation
import PortableUIKit
import Testing

/// Layers that draw tile by tile, and views that feed their layers themselves.
@MainActor @Suite struct TiledLayerTests {
  /// Notes the rectangles that it draws, and the scale of its context.
  private final class Map: UIView {
    var rects: [CGRect] = []
    var scales: [CGFloat] = []
    override class var layerClass: AnyClass { CATiledLayer.self }
    var tiles: CATiledLayer? { layer as? CATiledLayer }
    override func draw(_ rect: CGRect) {
      rects.append(rect)
      guard let context = UIGraphicsGetCurrentContext() else { return }
      scales.append(context.ctm.a)
      context.setFillColor(red: 0, green: 0.5, blue: 1, alpha: 1)
      context.fill(rect.insetBy(dx: 1, dy: 1))
    }
  }

  private let clock = ManualFrameClock()

  /// A window of 300 x 300 points with a scroll view over a map.
  private func scene(_ side: CGFloat, scale: CGFloat = 2) -> (UIWindow, UIScrollView, Map) {
    let window = UIWindow(environment: .standard, frameClock: clock)
    window.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    window.makeKeyAndVisible()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentSize = CGSize(width: side, height: side)
    let map = Map(frame: CGRect(x: 0, y: 0, width: side, height: side))
    map.contentScaleFactor = scale
    scroll.addSubview(map)
    window.addSubview(scroll)
    clock.tick()
    return (window, scroll, map)
  }

  @Test(
    "TL-1 nine tiles of 256 pixels show 300 x 300 points at two; 64 points on none more, at 100 three"
  )
  func counts() throws {
    let (window, scroll, map) = scene(1000)
    let canvas = try ViewCanvas(of: window, scale: 2)
    #expect(map.rects.count == 9)
    #expect(map.rects.contains(CGRect(x: 128, y: 256, width: 128, height: 128)))
    #expect(map.scales.allSatisfy { $0 == 2 })
    scroll.contentOffset.x = 64
    clock.tick()
    try canvas.update()
    #expect(map.rects.count == 9)
    scroll.contentOffset.x = 100
    clock.tick()
    try canvas.update()
    #expect(map.rects.count == 12)
    #expect(window.drawingWork.tilesDrawn == 12)
    map.setNeedsDisplay(CGRect(x: 130, y: 10, width: 5, height: 5))
    clock.tick()
    try canvas.update()
    #expect(map.rects.count == 13)
    #expect(map.rects.last == CGRect(x: 128, y: 0, width: 128, height: 128))
    #expect(try ViewRenderer(scale: 2).image(of: window) == canvas.image)
  }

  @Test("A map of 100,000 x 100,000 points draws what shows and keeps no more than twice that")
  func hugeMap() throws {
    let (window, scroll, map) = scene(100_000)
    let canvas = try ViewCanvas(of: window, scale: 2)
    let shown = 9
    #expect(map.rects.count == shown)
    for step in 1...40 {
      scroll.contentOffset = CGPoint(x: 2_000 * CGFloat(step), y: 1_900 * CGFloat(step))
      clock.tick()
      try canvas.update()
    }
    // A picture of 600 pixels shows sixteen tiles of 256 where it begins within one.
    #expect(map.rects.count <= shown + 40 * 16)
    let tiles = try #require(map.tiles)
    #expect(tiles.keptTileCount <= 32)
    #expect(tiles.keptTileBytes <= 32 * 256 * 256 * 4)
    #expect(try ViewRenderer(scale: 2).image(of: window) == canvas.image)
  }

  @Test("Levels of detail: twice as large is drawn twice as fine where there is such a level")
  func levels() throws {
    let (window, _, map) = scene(1000)
    let canvas = try ViewCanvas(of: window, scale: 2)
    map.rects = []
    map.scales = []
    map.transform = CGAffineTransform(scaleX: 2, y: 2)
    clock.tick()
    try canvas.update()
    #expect(map.scales.allSatisfy { $0 == 2 })
    map.tiles?.levelsOfDetailBias = 1
    map.scales = []
    try canvas.update()
    #expect(!map.scales.isEmpty && map.scales.allSatisfy { $0 == 4 })
    map.tiles?.levelsOfDetail = 3
    map.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
    map.center = CGPoint(x: 200, y: 200)
    map.scales = []
    clock.tick()
    try canvas.update()
    #expect(!map.scales.isEmpty && map.scales.allSatisfy { $0 == 1 })
  }

  @Test("Sizes that are no numbers, or nothing, still draw")
  func badSizes() throws {
    let (window, _, map) = scene(400)
    for size in [
      CGSize(width: CGFloat.nan, height: 256), .zero, CGSize(width: -5, height: 1e9),
      CGSize(width: 64, height: 64),
    ] {
      map.tiles?.tileSize = size
      map.tiles?.levelsOfDetail = .max
      map.tiles?.levelsOfDetailBias = .min
      clock.tick()
      map.rects = []
      _ = try ViewRenderer(scale: 0.02).image(of: window)
    }
    #expect(!map.rects.isEmpty)
  }

  @Test("GL-1 a view that hands its layer a picture each frame is laid down once and never draws")
  func ownFrames() throws {
    /// Shows pictures of its own, as views of OpenGL do.
    final class Player: UIView {
      var draws = 0
      var frames = 0
      override func draw(_ rect: CGRect) { draws += 1 }
      func show() {
        frames += 1
        layer.contents = CGImage(
          width: 2, height: 1, pixels: [0xFF00_0000 | UInt32(frames), 0xFFFF_FFFF])
      }
    }
    let (window, _, _) = scene(10)
    let player = Player(frame: CGRect(x: 100, y: 100, width: 50, height: 40))
    player.show()
    window.addSubview(player)
    clock.tick()
    let canvas = try ViewCanvas(of: window, scale: 2)
    let before = canvas.work
    for _ in 0..<60 {
      player.show()
      clock.advance(by: 1.0 / 60)
      try canvas.update()
      #expect(canvas.lastDamage == [CGRect(x: 200, y: 200, width: 100, height: 80)])
    }
    #expect(player.draws == 0)
    #expect(canvas.work.blits - before.blits == 60)
  }
}
