import Drawing
import Foundation

extension CGContext {
  /// Runs `body` and puts the state back as it was.
  package func saved(_ body: () -> Void) {
    saveGState()
    body()
    restoreGState()
  }

  /// Draws `body` as one picture and lays it down with `alpha`: overlapping parts do not show through
  /// each other.
  func group(alpha: CGFloat, _ body: () -> Void) {
    saved {
      setAlpha(alpha)
      beginTransparencyLayer()
      body()
      endTransparencyLayer()
    }
  }

  // MARK: Shapes

  /// Fills the path.
  package func fill(_ color: UIColor) {
    setFillColor(color.cgColor)
    fillPath()
  }

  package func fill(_ rect: CGRect, _ color: UIColor) {
    setFillColor(color.cgColor)
    fill(rect)
  }

  func fillRounded(_ rect: CGRect, radius: CGFloat, _ color: UIColor) {
    addRoundedRect(rect, radius: radius)
    fill(color)
  }

  /// Draws a line of `width` points along the path; `dash` is lengths on and off in points.
  package func stroke(
    _ color: UIColor, width: CGFloat, round: Bool = false, dash: [CGFloat] = []
  ) {
    setStrokeColor(color.cgColor)
    setLineWidth(width)
    setLineCap(round ? .round : .butt)
    setLineJoin(round ? .round : .miter)
    setLineDash(phase: 0, lengths: dash)
    strokePath()
  }

  /// Adds a rectangle with corners of circles; the radius is at most half the shorter side.
  package func addRoundedRect(_ rect: CGRect, radius: CGFloat) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return addRect(rect) }
    move(to: CGPoint(x: rect.maxX - radius, y: rect.minY))
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
    for (quarter, (x, y)) in [(right, top), (right, bottom), (left, bottom), (left, top)]
      .enumerated()
    {
      let start = CGFloat(quarter - 1) * .pi / 2
      addArc(
        center: CGPoint(x: x, y: y), radius: radius, startAngle: start, endAngle: start + .pi / 2,
        clockwise: false)
    }
    closePath()
  }

  // MARK: Pictures

  /// Draws `picture` so that it fills `rect`, or only its shape in `ink` if one is given.
  package func show(_ picture: CGImage, in rect: CGRect, ink: UIColor? = nil) {
    guard rect.width > 0, rect.height > 0, let image = ink == nil ? picture : picture.stencil
    else { return }
    let map = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    saved {
      clip(to: rect)
      draw(
        image, source: nil, transform: map.concatenating(userToSink), fillColor: ink?.cgColor)
    }
  }
}

extension CGImage {
  /// The image's shape, to be painted in a colour.
  fileprivate var stencil: CGImage? {
    CGImage(width: width, height: height, pixels: pixels, isMask: true)
  }
}

extension UIColor {
  /// The colour with its opacity multiplied by `factor`.
  package func faded(to factor: CGFloat) -> UIColor {
    withAlphaComponent(cgColor.alpha * factor)
  }

  /// An opaque colour in its usual notation, `0xRRGGBB`.
  package convenience init(rgb: UInt32) {
    func component(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: 1)
  }
}
