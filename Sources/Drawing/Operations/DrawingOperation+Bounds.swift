import Foundation

extension DrawingOperation {
  /// A rectangle that holds all that the operation itself paints, clips left aside; null for an
  /// operation that paints nothing.
  public var paintedBounds: CGRect {
    switch self {
    case .fill(let fill): fill.path.boundingBoxOfPath
    case .stroke(let stroke): stroke.paintedBounds
    case .image(let image): image.transform.unitBox
    case .glyphs(let glyphs):
      glyphs.transform.isInvertible ? glyphs.run.bounds.applying(glyphs.transform) : .null
    case .pushClip, .pushMask, .popClip, .beginGroup, .endGroup: .null
    }
  }
}

extension StrokeOperation {
  /// A rectangle around the line: half its width further than the path, or as far as corners reach.
  package var paintedBounds: CGRect {
    let box = path.boundingBoxOfPath
    guard !box.isNull else { return .null }
    let corner = style.join == .miter ? max(1, style.miterLimit) : 1
    let end = style.cap == .square ? CGFloat(2).squareRoot() : 1
    // The thinnest line is a pixel, which is no larger than a unit.
    let half = style.width > 0 ? style.width / 2 * pen.greatestScale : 1
    let reach = half * max(corner, end)
    return box.insetBy(dx: -reach, dy: -reach)
  }
}
