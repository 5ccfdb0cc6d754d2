import CairoRenderer
import Foundation
import PortableUIKit
import Testing

/// The composed picture of a layer on a white ground.
@MainActor struct LayerPicture {
  let width: Int
  let height: Int
  let pixels: [UInt32]
  let work: DrawingWork

  /// Composes `root`, whose bounds are the picture.
  init(_ root: CALayer, scale: CGFloat = 1, tree: LayerTree = .model, ground: UInt32? = 0xFFFF_FFFF)
  {
    Platform.set(\.rasteriser, to: CairoBackend())
    let compositor = Compositor(root: root, tree: tree, scale: scale)
    self.init(compositor, size: root.bounds.size, ground: ground)
  }

  init(_ compositor: Compositor, size: CGSize, ground: UInt32? = 0xFFFF_FFFF) {
    Platform.set(\.rasteriser, to: CairoBackend())
    let pixels = BackingStore.pixels(of: size, scale: compositor.scale)
    (width, height) = (pixels.width, pixels.height)
    _ = compositor.update()
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    self.pixels =
      LayerPicture.painted(compositor, whole, ground: ground) ?? []
    work = compositor.work
  }

  /// The pixels of a part of the picture.
  static func painted(_ compositor: Compositor, _ rect: CGRect, ground: UInt32?) -> [UInt32]? {
    let (width, height) = (Int(rect.width), Int(rect.height))
    guard
      let sink = Platform.current.rasteriser?.makeBitmap(
        width: width, height: height, isOpaque: false)
    else { return nil }
    if let ground {
      sink.writePixels(
        [UInt32](repeating: ground, count: width * height), x: 0, y: 0, width: width,
        height: height)
    }
    compositor.paint(
      into: sink, in: rect,
      transform: CGAffineTransform(translationX: -rect.minX, y: -rect.minY))
    return sink.readPixels(x: 0, y: 0, width: width, height: height)
  }

  /// 0xAARRGGBB.
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// The greatest difference in one component of one pixel.
  func greatestDifference(from other: LayerPicture) -> Int {
    var greatest = 0
    for (a, b) in zip(pixels, other.pixels) where a != b {
      for shift: UInt32 in [0, 8, 16, 24] {
        greatest = max(greatest, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
      }
    }
    return greatest
  }

  func red(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 16 & 0xFF) }
  func green(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 8 & 0xFF) }
  func blue(_ x: Int, _ y: Int) -> Int { Int(self[x, y] & 0xFF) }
  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }
}

/// A layer with a place and a colour.
@MainActor func layer(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = nil,
  in parent: CALayer? = nil
) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  layer.backgroundColor = color?.cgColor
  parent?.addSublayer(layer)
  return layer
}

func image(_ width: Int, _ height: Int, _ pixels: [UInt32]) throws -> CGImage {
  let made = CGImage(width: width, height: height, pixels: pixels)
  return try #require(made)
}
