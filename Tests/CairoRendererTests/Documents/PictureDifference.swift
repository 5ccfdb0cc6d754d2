import Drawing

/// How far two pictures of one size differ.
struct PictureDifference: CustomStringConvertible {
  /// The greatest difference of a component where the second picture is even around the pixel.
  private(set) var inside = 0
  /// The number of pixels that are off by more than 14 levels where the second picture is even.
  private(set) var farInside = 0
  /// The number of pixels at edges that are off by more than a whole pixel's step could explain.
  private(set) var farFromEdges = 0

  init(_ first: CGImage, _ second: CGImage) {
    guard first.width == second.width, first.height == second.height else {
      (inside, farFromEdges) = (255, first.pixels.count)
      return
    }
    let (width, height) = (first.width, first.height)
    func distance(_ a: UInt32, _ b: UInt32) -> Int {
      [16, 8, 0].map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }.max() ?? 0
    }
    for y in 1..<height - 1 {
      for x in 1..<width - 1 {
        let index = y * width + x
        if first.pixels[index] == second.pixels[index] { continue }
        let around = [-width - 1, -width, -width + 1, -1, 0, 1, width - 1, width, width + 1]
          .map { second.pixels[index + $0] }
        let pixel = first.pixels[index]
        let spread = around.map { distance($0, around[4]) }.max() ?? 0
        if spread <= 1 {
          let levels = distance(pixel, around[4])
          inside = max(inside, levels)
          if levels > 14 { farInside += 1 }
        } else if !Self.isBetween(pixel, around, tolerance: 14) {
          farFromEdges += 1
        }
      }
    }
  }

  /// Whether each component lies within those of the pixels around, or near them.
  private static func isBetween(_ pixel: UInt32, _ around: [UInt32], tolerance: Int) -> Bool {
    [16, 8, 0].allSatisfy { shift in
      let values = around.map { Int($0 >> UInt32(shift) & 0xFF) }
      let value = Int(pixel >> UInt32(shift) & 0xFF)
      return value >= (values.min() ?? 0) - tolerance && value <= (values.max() ?? 0) + tolerance
    }
  }

  var description: String { "\(inside) levels inside, \(farFromEdges) pixels off at edges" }
}
