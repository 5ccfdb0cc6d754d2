import Drawing
import Foundation
import PortableUIKit

/// The comparison of two pictures of the same size, pixel by pixel.
struct ImageComparison {
  /// The part of the pixels that are near enough to each other.
  let precision: Double
  /// The greatest distance of two pixels, 0 for equal and 1 for black against white.
  let worst: Double
  /// The distance of the channels of every pixel, as a picture.
  let difference: CGImage?

  /// - Parameter perceptualPrecision: How near two pixels have to be: 1 is equal, 0.98 differs no more than
  ///   people see, 0 is anything. The distance is that of CIE 1976 L*a*b*, in hundredths.
  init(_ old: CGImage, _ new: CGImage, perceptualPrecision: Double) {
    let (a, b) = (old.pixels, new.pixels)
    var near = 0
    var worst = 0.0
    var shown: [UInt32] = []
    shown.reserveCapacity(a.count)
    let most = (1 - min(max(perceptualPrecision, 0), 1)) * 100
    for (first, second) in zip(a, b) {
      if first == second {
        near += 1
        shown.append(0xFF00_0000)
        continue
      }
      let distance = ImageComparison.distance(first, second)
      worst = max(worst, distance / 100)
      if most > 0, distance <= most { near += 1 }
      var pixel: UInt32 = 0xFF00_0000
      for shift in [0, 8, 16] as [UInt32] {
        let (x, y) = (Int(first >> shift & 0xFF), Int(second >> shift & 0xFF))
        pixel |= UInt32(abs(x - y)) << shift
      }
      shown.append(pixel)
    }
    precision = a.isEmpty ? 1 : Double(near) / Double(a.count)
    self.worst = worst
    difference = CGImage(width: old.width, height: old.height, pixels: shown)
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Double {
    let (x, y) = (lab(a), lab(b))
    let (l, m, n) = (x.0 - y.0, x.1 - y.1, x.2 - y.2)
    return (l * l + m * m + n * n).squareRoot()
  }

  /// L*a*b* of a premultiplied sRGB pixel over black, with the white of D65.
  private static func lab(_ pixel: UInt32) -> (Double, Double, Double) {
    func linear(_ shift: UInt32) -> Double {
      let value = Double(pixel >> shift & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear(16), linear(8), linear(0))
    func root(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    let x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }
}

extension Diffing where Value == UIImage {
  public static var image: Diffing { image() }

  /// Compares pictures, of which a part of the pixels may differ, and each by a little.
  ///
  /// - Parameters:
  ///   - precision: The part of the pixels that have to match, 0...1.
  ///   - perceptualPrecision: How near a pixel has to come to match, 0...1; 0.98 differs no more than
  ///     people see.
  ///   - scale: Pixels per point of pictures that are read; nil for those of the screen.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    Diffing(
      toData: { $0.pngData() ?? Data() },
      fromData: { UIImage(data: $0, scale: scale ?? UIScreen.main.scale) ?? UIImage() },
      diff: { old, new in
        guard let second = new.cgImage else { return ("The picture has no pixels.", []) }
        guard let first = old.cgImage else {
          return ("The file of the reference is no picture that can be read.", [])
        }
        guard first.width == second.width, first.height == second.height else {
          return (
            "The picture is \(second.width) × \(second.height) pixels, the reference "
              + "\(first.width) × \(first.height).", []
          )
        }
        let found = ImageComparison(
          first, second, perceptualPrecision: Double(perceptualPrecision))
        guard found.precision < Double(precision) else { return nil }
        let picture = found.difference.flatMap { UIImage(cgImage: $0).pngData() }
        return (
          found.words(allowed: 1 - Double(precision), of: first.width * first.height),
          picture.map { [XCTAttachment(name: "difference.png", data: $0)] } ?? []
        )
      })
  }
}

extension ImageComparison {
  /// The share of the pixels that differ, in percent.
  func words(allowed: Double, of count: Int) -> String {
    let different = count - Int((precision * Double(count)).rounded())
    return
      "\(ImageComparison.percent(1 - precision)) of the pixels differ (\(different) of \(count)), "
      + "\(ImageComparison.percent(allowed)) may; the worst is off by "
      + "\(ImageComparison.percent(worst)) of black from white."
  }

  /// Two digits that count: a single pixel of a million is not 0 %.
  static func percent(_ share: Double) -> String {
    let value = share * 100
    if value == 0 { return "0 %" }
    let digits = max(0, min(9, 1 - Int(floor(log10(abs(value))))))
    let factor = pow(10, Double(digits))
    let text = String(((value * factor).rounded()) / factor)
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + " %"
  }
}
