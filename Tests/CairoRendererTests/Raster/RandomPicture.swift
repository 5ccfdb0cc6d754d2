import Drawing
import Foundation

/// Drawings at random: paths filled and stroked with colours and gradients, in every mode that is allowed, under
/// clips and in groups.
struct RandomPicture {
  static let side: CGFloat = 100
  private var state: UInt64
  private let modes: [CGBlendMode]
  private let context: CGContext

  /// The drawing of a seed, in units from 0 to ``side``, y downwards.
  ///
  /// - Parameter isOnWhite: whether a white ground is painted first.
  static func list(seed: UInt64, modes: [CGBlendMode], isOnWhite: Bool) -> DisplayList {
    let area = CGRect(x: 0, y: 0, width: side, height: side)
    let recorder = DisplayListRecorder(extent: area)
    let context = CGContext(sink: recorder, viewBounds: area, scale: 1)
    if isOnWhite {
      context.setFillColor(gray: 1, alpha: 1)
      context.fill(area)
    }
    // Not a multiple of the generator's own step: seeds beside one another would share all but one number.
    var picture = RandomPicture(
      state: seed &* 0xD6E8_FEB8_6659_FD93 &+ 0xD1B5_4A32_D192_ED03, modes: modes, context: context)
    for _ in 0..<picture.pick(4...9) { picture.mark() }
    context.finish()
    return recorder.finish()
  }

  // MARK: Numbers

  /// Vigna's splitmix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private mutating func unit() -> CGFloat { CGFloat(next() >> 11) / 9_007_199_254_740_992 }
  /// A component of eight bits: SVG has no finer ones, and modes make several levels of half a level.
  private mutating func level() -> CGFloat { (unit() * 255).rounded() / 255 }
  private mutating func pick(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }
  private mutating func chance(_ share: CGFloat) -> Bool { unit() < share }
  private mutating func point() -> CGPoint {
    CGPoint(x: unit() * Self.side, y: unit() * Self.side)
  }

  // MARK: Marks

  private mutating func mark() {
    switch pick(0...9) {
    case 0:
      context.saveGState()
      context.addPath(path())
      context.clip(using: chance(0.5) ? .winding : .evenOdd)
      paint()
      paint()
      context.restoreGState()
    case 1:
      context.saveGState()
      context.setAlpha(0.2 + unit() * 0.8)
      context.beginTransparencyLayer()
      paint()
      paint()
      context.endTransparencyLayer()
      context.restoreGState()
    default: paint()
    }
  }

  private mutating func paint() {
    context.saveGState()
    defer { context.restoreGState() }
    context.setBlendMode(modes[pick(0...modes.count - 1)])
    if chance(0.3) {
      context.translateBy(x: 50, y: 50)
      context.rotate(by: unit() * 6)
      context.scaleBy(x: 0.5 + unit(), y: 0.5 + unit())
      context.translateBy(x: -50, y: -50)
    }
    switch pick(0...3) {
    case 0: stroke()
    case 1: gradient()
    default:
      context.setFillColor(color())
      context.addPath(path())
      context.fillPath(using: chance(0.5) ? .winding : .evenOdd)
    }
  }

  private mutating func stroke() {
    context.setStrokeColor(color())
    context.setLineWidth(0.5 + unit() * 9)
    context.setLineCap([.butt, .round, .square][pick(0...2)])
    context.setLineJoin([.miter, .round, .bevel][pick(0...2)])
    context.setMiterLimit(1 + unit() * 10)
    if chance(0.3) {
      context.setLineDash(phase: unit() * 10, lengths: [2 + unit() * 10, 2 + unit() * 6])
    }
    context.addPath(path())
    context.strokePath()
  }

  private mutating func gradient() {
    let stops = (0..<pick(2...4)).map { _ in unit() }.sorted().map {
      GradientStop(location: $0, color: color().sRGB)
    }
    let options: CGGradientDrawingOptions =
      chance(0.7) ? [.drawsBeforeStartLocation, .drawsAfterEndLocation] : []
    context.addPath(path())
    context.clip()
    if chance(0.5) {
      context.drawLinearGradient(
        CGGradient(stops: stops), start: point(), end: point(), options: options)
    } else {
      let center = point()
      context.drawRadialGradient(
        CGGradient(stops: stops), startCenter: center, startRadius: 0, endCenter: center,
        endRadius: 10 + unit() * 60, options: options)
    }
  }

  private mutating func color() -> CGColor {
    CGColor(red: level(), green: level(), blue: level(), alpha: chance(0.5) ? 1 : level())
  }

  private mutating func path() -> CGPath {
    let path = CGMutablePath()
    switch pick(0...3) {
    case 0:
      let (a, b) = (point(), point())
      path.addRect(
        CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y)))
    case 1:
      let (a, b) = (point(), point())
      path.addEllipse(
        in: CGRect(
          x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x) + 1, height: abs(a.y - b.y) + 1)
      )
    default:
      path.move(to: point())
      for _ in 0..<pick(2...5) {
        switch pick(0...2) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if chance(0.6) { path.closeSubpath() }
    }
    return path
  }
}
