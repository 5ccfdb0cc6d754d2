import Drawing
import Foundation
import PropertyTesting

/// A random drawing that two rasterisers can draw.
struct RandomDrawing: Encodable {
  struct Step: Encodable {
    /// m, l, q, c or z.
    var k: String
    var v: [Double]
  }

  struct Stop: Encodable {
    var l: Double
    var c: [Double]
  }

  struct Gradient: Encodable {
    /// linear or radial.
    var k: String
    var a: [Double]
    var b: [Double]
    var r: Double
    var stops: [Stop]
  }

  struct Operation: Encodable {
    /// fill, stroke, clip or unclip.
    var k: String
    var path: [Step] = []
    var rule = 0
    var color: [Double] = [0, 0, 0, 1]
    var gradient: Gradient?
    var mode = "SrcOver"
    var width = 1.0
    var cap = 0
    var join = 0
    var miter = 10.0
    var dashes: [Double] = []
  }

  var operations: [Operation] = []

  func encode(to encoder: any Encoder) throws { try operations.encode(to: encoder) }

  /// Skia's names of the modes that both have, with ours.
  static let modes: [(skia: String, mode: CGBlendMode)] = [
    ("SrcOver", .normal), ("Multiply", .multiply), ("Screen", .screen), ("Overlay", .overlay),
    ("Darken", .darken), ("Lighten", .lighten), ("ColorDodge", .colorDodge),
    ("HardLight", .hardLight), ("SoftLight", .softLight), ("Difference", .difference),
    ("Exclusion", .exclusion), ("Hue", .hue), ("Saturation", .saturation), ("Color", .color),
    ("Luminosity", .luminosity), ("Clear", .clear), ("Src", .copy), ("SrcIn", .sourceIn),
    ("SrcOut", .sourceOut), ("SrcATop", .sourceAtop), ("DstOver", .destinationOver),
    ("DstIn", .destinationIn), ("DstOut", .destinationOut), ("DstATop", .destinationAtop),
    ("Xor", .xor), ("Plus", .plusLighter),
  ]

  /// - Parameter side: The drawing's sides in pixels.
  init(side: Double, using generator: inout RandomSource) {
    var depth = 0
    for _ in 0..<Int.random(in: 2...6, using: &generator) {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0:
        operations.append(
          Operation(
            k: "clip", path: Self.shape(side, &generator),
            rule: Int.random(in: 0...1, using: &generator)))
        depth += 1
      case 1 where depth > 0:
        operations.append(Operation(k: "unclip"))
        depth -= 1
      case 2..<7: operations.append(Self.fill(side, &generator))
      default: operations.append(Self.stroke(side, &generator))
      }
    }
    operations += Array(repeating: Operation(k: "unclip"), count: depth)
  }

  private static func point(_ side: Double, _ generator: inout RandomSource) -> [Double] {
    [0, 1].map { _ in Double.random(in: -4...side + 4, using: &generator) }
  }

  private static func color(_ generator: inout RandomSource) -> [Double] {
    (0..<4).map { _ in Double(Int.random(in: 0...255, using: &generator)) / 255 }
  }

  /// A closed shape of lines and curves.
  private static func shape(_ side: Double, _ generator: inout RandomSource) -> [Step] {
    if Int.random(in: 0...3, using: &generator) == 0 {
      let (a, b) = (point(side, &generator), point(side, &generator))
      return [
        Step(k: "m", v: a), Step(k: "l", v: [b[0], a[1]]), Step(k: "l", v: b),
        Step(k: "l", v: [a[0], b[1]]), Step(k: "z", v: []),
      ]
    }
    var steps = [Step(k: "m", v: point(side, &generator))]
    for _ in 0..<Int.random(in: 2...5, using: &generator) {
      switch Int.random(in: 0...2, using: &generator) {
      case 0: steps.append(Step(k: "l", v: point(side, &generator)))
      case 1:
        steps.append(Step(k: "q", v: point(side, &generator) + point(side, &generator)))
      default:
        steps.append(
          Step(
            k: "c",
            v: point(side, &generator) + point(side, &generator) + point(side, &generator)))
      }
    }
    return steps + [Step(k: "z", v: [])]
  }

  private static func fill(_ side: Double, _ generator: inout RandomSource) -> Operation {
    var operation = Operation(k: "fill", path: shape(side, &generator))
    operation.rule = Int.random(in: 0...1, using: &generator)
    operation.color = color(&generator)
    operation.mode = modes[Int.random(in: 0..<modes.count, using: &generator)].skia
    if Int.random(in: 0...2, using: &generator) == 0 {
      let isLinear = Bool.random(using: &generator)
      operation.gradient = Gradient(
        k: isLinear ? "linear" : "radial", a: point(side, &generator), b: point(side, &generator),
        r: Double.random(in: 4...side, using: &generator),
        stops: [
          Stop(l: 0, c: color(&generator)),
          Stop(l: Double.random(in: 0.2...0.8, using: &generator), c: color(&generator)),
          Stop(l: 1, c: color(&generator)),
        ])
    }
    return operation
  }

  private static func stroke(_ side: Double, _ generator: inout RandomSource) -> Operation {
    var operation = Operation(k: "stroke", color: color(&generator))
    // Corners and ends, where no two pieces of the line lie on each other.
    operation.path = [Step(k: "m", v: point(side, &generator))]
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      operation.path.append(Step(k: "l", v: point(side, &generator)))
    }
    operation.width = Double.random(in: 1...9, using: &generator)
    operation.cap = Int.random(in: 0...2, using: &generator)
    operation.join = Int.random(in: 0...2, using: &generator)
    operation.miter = Double.random(in: 1...12, using: &generator)
    if Int.random(in: 0...2, using: &generator) == 0 {
      operation.dashes = (0..<2).map { _ in Double.random(in: 2...9, using: &generator) }
    }
    return operation
  }

  // MARK: Ours

  /// Draws the drawing into `context`, whose y axis points downwards.
  func draw(in context: CGContext) {
    for operation in operations {
      switch operation.k {
      case "clip":
        context.saveGState()
        add(operation.path, to: context)
        context.clip(using: operation.rule == 1 ? .evenOdd : .winding)
      case "unclip": context.restoreGState()
      default: paint(operation, in: context)
      }
    }
  }

  private func add(_ steps: [Step], to context: CGContext) {
    context.beginPath()
    func point(_ values: [Double], _ index: Int) -> CGPoint {
      CGPoint(x: values[index], y: values[index + 1])
    }
    for step in steps {
      switch step.k {
      case "m": context.move(to: point(step.v, 0))
      case "l": context.addLine(to: point(step.v, 0))
      case "q": context.addQuadCurve(to: point(step.v, 2), control: point(step.v, 0))
      case "c":
        context.addCurve(
          to: point(step.v, 4), control1: point(step.v, 0), control2: point(step.v, 2))
      default: context.closePath()
      }
    }
  }

  private func color(_ values: [Double]) -> ColorComponents {
    ColorComponents(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }

  private func paint(_ operation: Operation, in context: CGContext) {
    context.saveGState()
    defer { context.restoreGState() }
    context.setBlendMode(Self.modes.first { $0.skia == operation.mode }?.mode ?? .normal)
    add(operation.path, to: context)
    guard operation.k == "fill" else {
      context.setStrokeColor(CGColor(color(operation.color)))
      context.setLineWidth(operation.width)
      context.setLineCap([.butt, .round, .square][operation.cap])
      context.setLineJoin([.miter, .round, .bevel][operation.join])
      context.setMiterLimit(operation.miter)
      context.setLineDash(phase: 0, lengths: operation.dashes.map { CGFloat($0) })
      return context.strokePath()
    }
    let rule: CGPathFillRule = operation.rule == 1 ? .evenOdd : .winding
    guard let gradient = operation.gradient else {
      context.setFillColor(CGColor(color(operation.color)))
      return context.fillPath(using: rule)
    }
    context.clip(using: rule)
    let colors = CGGradient(
      stops: gradient.stops.map { GradientStop(location: $0.l, color: color($0.c)) })
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    let start = CGPoint(x: gradient.a[0], y: gradient.a[1])
    if gradient.k == "linear" {
      context.drawLinearGradient(
        colors, start: start, end: CGPoint(x: gradient.b[0], y: gradient.b[1]), options: options)
    } else {
      context.drawRadialGradient(
        colors, startCenter: start, startRadius: 0, endCenter: start, endRadius: gradient.r,
        options: options)
    }
  }
}
