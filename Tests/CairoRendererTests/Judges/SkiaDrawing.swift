import Drawing
import Foundation

/// A display list in the words of the program that draws it with Skia.
struct SkiaDrawing {
  let operations: [[String: Any]]

  init(_ list: DisplayList) {
    operations = list.operations.compactMap(Self.words)
  }

  private static func words(_ operation: DrawingOperation) -> [String: Any]? {
    switch operation {
    case .fill(let fill):
      return [
        "kind": "fill", "path": words(fill.path.elements), "evenOdd": fill.rule == .evenOdd,
        "paint": words(fill.paint),
      ].merging(words(fill.compositing)) { $1 }
    case .stroke(let stroke):
      let inverse = stroke.pen.inverted()
      return [
        "kind": "stroke", "path": words(stroke.path.elements.applying(inverse)),
        "paint": words(stroke.paint.applying(inverse)), "pen": words(stroke.pen),
        "width": Double(stroke.style.width), "cap": number(of: stroke.style.cap),
        "join": number(of: stroke.style.join), "miter": Double(stroke.style.miterLimit),
        "dashes": stroke.style.dashes.map { Double($0) },
        "phase": Double(stroke.style.dashPhase),
      ].merging(words(stroke.compositing)) { $1 }
    case .pushClip(let clip):
      return [
        "kind": "clip", "path": words(clip.path.elements), "evenOdd": clip.rule == .evenOdd,
        "antialias": clip.isAntialiased,
      ]
    case .beginGroup(let group):
      return ["kind": "group", "alpha": Double(group.alpha), "mode": "\(group.blendMode)"]
    case .popClip, .endGroup: return ["kind": "end"]
    case .image, .glyphs, .pushMask: return nil
    }
  }

  private static func words(_ compositing: Compositing) -> [String: Any] {
    [
      "mode": "\(compositing.blendMode)", "alpha": Double(compositing.alpha),
      "antialias": compositing.isAntialiased,
    ]
  }

  private static func words(_ transform: CGAffineTransform) -> [Double] {
    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map {
      Double($0)
    }
  }

  private static func words(_ elements: PathElements) -> [[Any]] {
    elements.map { element in
      switch element {
      case .move(let point): ["M"] + numbers(point)
      case .line(let point): ["L"] + numbers(point)
      case .quadCurve(let control, let end): ["Q"] + numbers(control, end)
      case .curve(let first, let second, let end): ["C"] + numbers(first, second, end)
      case .close: ["Z"]
      }
    }
  }

  private static func words(_ paint: Paint) -> [String: Any] {
    func stops(_ gradient: CGGradient) -> [[Double]] {
      gradient.stops.map { [Double($0.location)] + numbers($0.color) }
    }
    switch paint {
    case .color(let color): return ["color": numbers(color)]
    case .linear(let linear):
      return [
        "stops": stops(linear.gradient), "start": numbers(linear.start),
        "end": numbers(linear.end), "extends": !linear.options.isEmpty,
        "matrix": words(linear.transform),
      ]
    case .radial(let radial):
      return [
        "stops": stops(radial.gradient), "center": numbers(radial.endCenter),
        "radius": Double(radial.endRadius), "extends": !radial.options.isEmpty,
        "matrix": words(radial.transform),
      ]
    case .conic, .pattern: return ["color": [0.0, 0.0, 0.0, 0.0]]
    }
  }

  private static func numbers(_ color: ColorComponents) -> [Double] {
    let color = color.clamped
    return [color.red, color.green, color.blue, color.alpha].map { Double($0) }
  }

  private static func numbers(_ points: CGPoint...) -> [Double] {
    points.flatMap { [Double($0.x), Double($0.y)] }
  }

  private static func number(of cap: CGLineCap) -> Int {
    switch cap {
    case .butt: 0
    case .round: 1
    case .square: 2
    }
  }

  private static func number(of join: CGLineJoin) -> Int {
    switch join {
    case .miter: 0
    case .round: 1
    case .bevel: 2
    }
  }
}
