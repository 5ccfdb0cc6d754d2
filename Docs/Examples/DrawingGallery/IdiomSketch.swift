import Foundation
import PortableUIKit

/// Draws what many drawings have in common, in the way that they write it.
final class IdiomSketch: UIView {
  /// An idiom of Core Graphics.
  enum Idiom: String, CaseIterable {
    case wholeCircle = "circle, clockwise"
    case alphaMask = "clip to alpha"
    case smallPicture = "picture, smaller"
    case frameOfText = "Core Text frame"
    case maskedPicture = "picture, masked"
    case flippedOutline = "outline, flipped"
  }

  private let idiom: Idiom

  init(_ idiom: Idiom) {
    self.idiom = idiom
    super.init(frame: CGRect(x: 0, y: 0, width: 84, height: 84))
    backgroundColor = UIColor(white: 0.93, alpha: 1)
    if idiom == .flippedOutline { addOutline() }
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    switch idiom {
    case .wholeCircle: drawCircle(in: context)
    case .alphaMask: drawMasked(in: context)
    case .smallPicture: picture.draw(in: CGRect(x: 22, y: 22, width: 40, height: 40))
    case .frameOfText: drawText(in: context)
    case .maskedPicture: maskedPicture?.draw(in: bounds)
    case .flippedOutline: break
    }
  }

  /// A ring whose angles lie a whole turn apart.
  private func drawCircle(in context: CGContext) {
    context.setStrokeColor(UIColor.systemRed.cgColor)
    context.setLineWidth(8)
    context.addArc(
      center: CGPoint(x: 42, y: 42), radius: 28, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    context.strokePath()
  }

  /// A colour within the opaque part of a picture.
  private func drawMasked(in context: CGContext) {
    let star = UIGraphicsImageRenderer(size: bounds.size).image { _ in
      UIColor.black.setFill()
      UIBezierPath(ovalIn: CGRect(x: 8, y: 24, width: 68, height: 36)).fill()
    }
    guard let mask = star.cgImage else { return }
    context.saveGState()
    context.translateBy(x: 0, y: bounds.height)
    context.scaleBy(x: 1, y: -1)
    context.clip(to: bounds, mask: mask)
    UIColor.systemGreen.setFill()
    context.fill(bounds)
    context.restoreGState()
  }

  /// A board of fine squares, to be drawn at a third of its size.
  private var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 120, height: 120)).image { renderer in
      UIColor.white.setFill()
      renderer.fill(CGRect(x: 0, y: 0, width: 120, height: 120))
      UIColor.systemIndigo.setFill()
      for row in 0..<12 {
        for column in 0..<12 where (row + column).isMultiple(of: 2) {
          renderer.fill(CGRect(x: column * 10, y: row * 10, width: 10, height: 10))
        }
      }
    }
  }

  /// The board in a disc of levels: white shows all, black nothing.
  private var maskedPicture: UIImage? {
    guard
      let levels = CGContext(
        data: nil, width: 84, height: 84, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
    else { return nil }
    levels.setFillColor(gray: 1, alpha: 1)
    levels.fillEllipse(in: CGRect(x: 8, y: 24, width: 68, height: 36))
    return levels.makeImage().flatMap { picture.cgImage?.masking($0) }.map { UIImage(cgImage: $0) }
  }

  /// The outline of a letter, which has y upwards, in a layer that is measured from the bottom.
  private func addOutline() {
    let font = CTFontCreateWithName("Helvetica" as CFString, 80, nil)
    var (character, glyph): (UInt16, CGGlyph) = (82, 0)
    CTFontGetGlyphsForCharacters(font, &character, &glyph, 1)
    let shape = CAShapeLayer()
    shape.frame = bounds.insetBy(dx: 14, dy: 12)
    shape.isGeometryFlipped = true
    shape.path = CTFontCreatePathForGlyph(font, glyph, nil)
    shape.fillColor = nil
    shape.strokeColor = UIColor.systemRed.cgColor
    shape.lineWidth = 2
    layer.addSublayer(shape)
  }

  private func drawText(in context: CGContext) {
    let text = NSAttributedString(
      string: "Lines of text in a frame", attributes: [.font: UIFont.systemFont(ofSize: 16)])
    context.textMatrix = .identity
    context.translateBy(x: 0, y: bounds.height)
    context.scaleBy(x: 1, y: -1)
    let setter = CTFramesetterCreateWithAttributedString(text)
    let path = CGPath(rect: bounds.insetBy(dx: 6, dy: 6), transform: nil)
    CTFrameDraw(CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil), context)
  }
}
