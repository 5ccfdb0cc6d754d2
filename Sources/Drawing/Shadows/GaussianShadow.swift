import Foundation

/// The blurred shape below a layer or a group (LK-11, GC-9).
///
/// Whole numbers only, rows first and columns after them: the result is the same on every machine.
public struct GaussianShadow: Sendable {
  private let kernel: GaussianKernel

  /// - Parameter sigma: the standard deviation in pixels: a layer's shadow radius times its scale, or
  ///   half the blur of a context. Deviations above 500 pixels are cut down to that.
  public init(sigma: CGFloat) {
    kernel = GaussianKernel(sigma: sigma)
  }

  /// The number of pixels by which a shadow reaches beyond its shape on each side.
  public var margin: Int { kernel.radius }

  /// The shadow of `coverage`, larger than it by ``margin`` on every side.
  ///
  /// - Parameters:
  ///   - coverage: `width` x `height` opacities 0...255, row by row.
  /// - Returns: (`width` + 2·margin) x (`height` + 2·margin) opacities; empty where the numbers do not
  ///   fit each other.
  /// - Complexity: O(pixels · margin); runs of 0 cost nothing.
  public func blur(_ coverage: [UInt8], width: Int, height: Int) -> [UInt8] {
    guard width > 0, height > 0, coverage.count == width * height else { return [] }
    let wide = blurRows(coverage, width: width, height: height)
    return blurColumns(wide, width: width + 2 * margin, height: height)
  }

  /// Blurs along rows into sums of 24 bits: 8 of opacity, 16 of weight.
  private func blurRows(_ coverage: [UInt8], width: Int, height: Int) -> [UInt32] {
    let outWidth = width + 2 * margin
    var sums = [UInt32](repeating: 0, count: outWidth * height)
    let (weights, taps) = (kernel.weights, kernel.weights.count)
    coverage.withUnsafeBufferPointer { coverage in
      weights.withUnsafeBufferPointer { weights in
        sums.withUnsafeMutableBufferPointer { sums in
          for row in 0..<height {
            for x in 0..<width {
              let value = UInt32(coverage[row * width + x])
              if value == 0 { continue }
              let first = row * outWidth + x
              for tap in 0..<taps { sums[first + tap] &+= value &* weights[tap] }
            }
          }
        }
      }
    }
    return sums
  }

  private func blurColumns(_ wide: [UInt32], width: Int, height: Int) -> [UInt8] {
    let outHeight = height + 2 * margin
    var sums = [UInt64](repeating: 0, count: width * outHeight)
    let (weights, taps) = (kernel.weights, kernel.weights.count)
    wide.withUnsafeBufferPointer { wide in
      weights.withUnsafeBufferPointer { weights in
        sums.withUnsafeMutableBufferPointer { sums in
          for row in 0..<height {
            for tap in 0..<taps {
              let weight = UInt64(weights[tap])
              let (source, target) = (row * width, (row + tap) * width)
              for x in 0..<width { sums[target + x] &+= UInt64(wide[source + x]) &* weight }
            }
          }
        }
      }
    }
    // 8 bits of opacity stand above 32 of weight; half of one is added to round.
    return sums.map { UInt8(truncatingIfNeeded: ($0 &+ (1 << 31)) >> 32) }
  }
}
