import Foundation

/// Weights of a Gaussian cut off at two standard deviations, as whole numbers that sum to 65,536
/// (LK-11).
package struct GaussianKernel: Hashable, Sendable {
  /// The number of taps on either side of the middle.
  package let radius: Int
  /// 2·`radius` + 1 weights.
  package let weights: [UInt32]

  /// The sum of the weights.
  package static let unit: UInt32 = 1 << 16
  /// Larger deviations are cut down to this one, in pixels: it bounds the work for a pixel.
  package static let greatestSigma: CGFloat = 500

  /// - Parameter sigma: the standard deviation in pixels; below a quarter of a pixel nothing blurs.
  package init(sigma: CGFloat) {
    let sigma = sigma.isFinite ? min(max(0, sigma), GaussianKernel.greatestSigma) : 0
    radius = Int((2 * sigma).rounded(.down))
    guard radius > 0 else {
      weights = [GaussianKernel.unit]
      return
    }
    let raw = (-radius...radius).map { exp(-Double($0 * $0) / (2 * Double(sigma * sigma))) }
    let total = raw.reduce(0, +)
    var weights = raw.map { UInt32(($0 / total * Double(GaussianKernel.unit)).rounded()) }
    // Rounding errors go to the middle, where they are smallest against the weight.
    let excess = Int(weights.reduce(0, +)) - Int(GaussianKernel.unit)
    weights[radius] = UInt32(Int(weights[radius]) - excess)
    self.weights = weights
  }
}
