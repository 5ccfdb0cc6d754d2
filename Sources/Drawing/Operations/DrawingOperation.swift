import Foundation

/// One step of a drawing with everything resolved: no state, no traits, no current point.
///
/// All operations of a drawing share one space with y downwards: points for a view's content, pixels
/// for a bitmap. Clips, masks and groups nest; each push has its pop.
public enum DrawingOperation: Hashable, Sendable {
  case fill(FillOperation)
  case stroke(StrokeOperation)
  case image(ImageOperation)
  case glyphs(GlyphOperation)
  case pushClip(ClipOperation)
  case pushMask(MaskOperation)
  /// Ends the latest clip or mask.
  case popClip
  case beginGroup(GroupOperation)
  case endGroup

  /// The operation in a space that `transform` maps to.
  public func applying(_ transform: CGAffineTransform) -> DrawingOperation {
    if transform.isIdentity { return self }
    switch self {
    case .fill(var fill):
      fill.path = CGPath(elements: fill.path.elements.applying(transform))
      fill.paint = fill.paint.applying(transform)
      return .fill(fill)
    case .stroke(var stroke):
      stroke.path = CGPath(elements: stroke.path.elements.applying(transform))
      stroke.pen = stroke.pen.concatenating(transform)
      stroke.paint = stroke.paint.applying(transform)
      return .stroke(stroke)
    case .image(var image):
      image.transform = image.transform.concatenating(transform)
      image.tint = image.tint?.applying(transform)
      return .image(image)
    case .glyphs(var glyphs):
      glyphs.transform = glyphs.transform.concatenating(transform)
      glyphs.paint = glyphs.paint.applying(transform)
      return .glyphs(glyphs)
    case .pushClip(var clip):
      clip.path = CGPath(elements: clip.path.elements.applying(transform))
      return .pushClip(clip)
    case .pushMask(var mask):
      mask.transform = mask.transform.concatenating(transform)
      return .pushMask(mask)
    case .popClip, .endGroup: return self
    case .beginGroup(var group):
      group.bounds = group.bounds.applying(transform)
      group.shadow = group.shadow?.applying(transform)
      return .beginGroup(group)
    }
  }
}
