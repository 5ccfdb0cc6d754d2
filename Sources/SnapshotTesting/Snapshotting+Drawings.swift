import CairoRenderer
import Foundation
import PortableUIKit

// Pictures and texts of layers, paths and images.

extension Snapshotting where Value == UIImage, Format == UIImage {
  public static var image: Snapshotting { image() }

  /// An image as it is.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  public static var image: Snapshotting { image() }

  /// A picture of a layer at its size.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { layer in
      picture(layer.bounds, scale: traits.displayScale) { context in
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        layer.render(in: context)
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  public static var image: Snapshotting { image() }

  /// A picture of a filled path.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
    ) { path in
      picture(path.bounds, scale: scale) { _ in path.fill() }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  public static var image: Snapshotting { image() }

  /// A picture of a path.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
    ) { path in
      picture(path.boundingBoxOfPath, scale: scale) { context in
        context.addPath(path)
        context.drawPath(using: drawingMode)
      }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  public static var elementsDescription: Snapshotting {
    let formatter = NumberFormatter()
    formatter.decimalSeparator = "."
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    return elementsDescription(numberFormatter: formatter)
  }

  /// The steps of a path, one in a line.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { path in
      var text = ""
      path.applyWithBlock { element in
        let (name, count) = PathText.step(element.pointee.type)
        let points = (0..<count).map { index -> String in
          let point = element.pointee.points[index]
          let numbers = [point.x, point.y].map {
            numberFormatter.string(from: NSNumber(value: Double($0))) ?? "\($0)"
          }
          return "(\(numbers.joined(separator: ", ")))"
        }
        text += points.isEmpty ? name + "\n" : "\(name) \(points.joined(separator: ", "))\n"
      }
      return text
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
  }

  /// The steps of a path, one in a line.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback { $0.cgPath }
  }
}

private enum PathText {
  static func step(_ type: CGPathElementType) -> (name: String, points: Int) {
    switch type {
    case .moveToPoint: ("MoveTo", 1)
    case .addLineToPoint: ("LineTo", 1)
    case .addQuadCurveToPoint: ("QuadCurveTo", 2)
    case .addCurveToPoint: ("CurveTo", 3)
    case .closeSubpath: ("Close", 0)
    }
  }
}

/// The image of a drawing; one without pixels if the rectangle has no area.
@MainActor private func picture(
  _ bounds: CGRect, scale: CGFloat, draw: (CGContext) -> Void
) -> UIImage {
  CairoGraphics.install()
  guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite
  else { return UIImage() }
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale > 0 ? scale : UIScreen.main.scale
  return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
}
