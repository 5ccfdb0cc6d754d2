import CCairo
import Drawing
import Foundation

/// The area of a mark or a clip.
struct CairoShape {
  /// Holds all that is covered.
  var bounds: CGRect
  /// Whether Cairo's cover is the same for every part of the shape that is asked for: the cover of upright rectangles
  /// is the part of each pixel, whatever lies beside it.
  var isSteady: Bool
  /// Whether tiles should be few: true for a path of many steps, and for one whose dashes are counted from where a tile
  /// begins.
  var prefersLargeTiles = false
  /// Whether it may have colours beside those of the present source, as glyphs of emoji do.
  var hasOwnColors = false
  /// Paints the present source through the shape with an opacity, in the present operator.
  var paint: (OpaquePointer, Double) -> Void

  static let tileWidth = 4_096
  var tileHeight: Int { prefersLargeTiles ? 4_096 : 256 }
  /// How many steps a path may have that is scanned tile by tile.
  private static let manySteps = 2_000
}

extension CairoShape {
  /// The inside of a path.
  init(_ path: CGPath, rule: CGPathFillRule = .winding, isAntialiased: Bool) {
    let isUpright = path.elements.areUpright
    let whole = path.boundingBoxOfPath
    let path = path.withinReach(isUpright: isUpright)
    self.init(
      bounds: path.elements.isEmpty ? .null : whole, isSteady: isUpright,
      prefersLargeTiles: path.elements.count > Self.manySteps,
      paint: { context, alpha in
        CairoPath.append(path, to: context)
        CairoPath.setFillRule(rule, of: context)
        CairoPath.setAntialiasing(isAntialiased, of: context)
        guard alpha < 1 else { return cairo_fill(context) }
        cairo_clip(context)
        cairo_paint_with_alpha(context, alpha)
      })
  }

  /// A line.
  init(_ stroke: StrokeOperation) {
    // Cairo would move far ends, each coordinate on its own, and with them the direction of the line.
    if stroke.path.leavesReach, stroke.style.dashes.isEmpty, !stroke.path.elements.areUpright {
      self.init(stroke.outline, isAntialiased: stroke.compositing.isAntialiased)
      return
    }
    self.init(
      bounds: stroke.paintedBounds, isSteady: false,
      prefersLargeTiles: !stroke.style.dashes.isEmpty
        || stroke.path.elements.count > Self.manySteps,
      paint: { context, _ in CairoStroke.paint(stroke, on: context) })
  }
}

extension PathElements {
  /// Whether all edges are horizontal or vertical, to the 256th of a pixel that Cairo tells apart.
  ///
  /// A half turn has a sine of 1e-16: whether the ends of an edge are then equal to the last bit depends on where the part
  /// that is painted begins.
  var areUpright: Bool {
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    var isUpright = true
    func go(to point: CGPoint) {
      isUpright =
        isUpright
        && (point.x.roundedAsInCairo == last.x.roundedAsInCairo
          || point.y.roundedAsInCairo == last.y.roundedAsInCairo)
      last = point
    }
    for element in self {
      switch element {
      case .move(let point):
        // A subpath that was left open is closed where it is filled.
        go(to: start)
        (start, last) = (point, point)
      case .line(let point): go(to: point)
      case .close: go(to: start)
      case .quadCurve, .curve: return false
      }
      if !isUpright { return false }
    }
    go(to: start)
    return isUpright
  }
}

extension CGFloat {
  /// The number of 256ths of a pixel that Cairo makes of a coordinate.
  fileprivate var roundedAsInCairo: CGFloat { (self * 256).rounded(.toNearestOrEven) }
}
