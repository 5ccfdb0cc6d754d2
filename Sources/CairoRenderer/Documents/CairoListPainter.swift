import CCairo
import Drawing
import Foundation

/// Draws a display list on a page, lines as lines and text as text.
///
/// Drawings that a page cannot express (blend modes that take away, shadows) are drawn as pixels, in the small group
/// that needs them.
struct CairoListPainter {
  let list: DisplayList
  let context: OpaquePointer
  /// Pixels per unit of the parts drawn as pixels.
  var scale: CGFloat = 3
  /// The colour below the page: white paper, which drawing that takes away uncovers.
  var paper = ColorComponents(red: 1, green: 1, blue: 1, alpha: 1)
  private let blank = BlankImage()

  /// Draws everything.
  func paint() {
    paint(Array(list.operations), isPage: true)
  }

  // MARK: Walk

  private func paint(_ operations: [DrawingOperation], isPage: Bool) {
    var index = 0
    while index < operations.count {
      if isPage, let region = Self.region(at: index, of: operations) {
        paintRegion(upTo: region.end, of: operations, in: region.bounds)
        index = region.end + 1
        continue
      }
      switch operations[index] {
      case .pushClip(let clip):
        let end = Self.end(of: index, in: operations)
        cairo_save(context)
        cairo_new_path(context)
        CairoPath.append(clip.path, to: context)
        CairoPath.setFillRule(clip.rule, of: context)
        CairoPath.setAntialiasing(clip.isAntialiased, of: context)
        cairo_clip(context)
        paint(Array(operations[index + 1..<end]), isPage: false)
        cairo_restore(context)
        index = end
      case .pushMask(let mask):
        let end = Self.end(of: index, in: operations)
        cairo_save(context)
        cairo_push_group(context)
        paint(Array(operations[index + 1..<end]), isPage: false)
        cairo_pop_group_to_source(context)
        CairoCoverage.mask(mask, on: context)
        cairo_restore(context)
        index = end
      case .beginGroup(let group):
        let end = Self.end(of: index, in: operations)
        paint(group, Array(operations[index...min(end, operations.count - 1)]))
        index = end
      case .popClip, .endGroup: break
      default: paint(operations[index])
      }
      index += 1
    }
  }

  /// The number of the operation that ends the group or clip that operation `start` begins; beyond the last where none
  /// does.
  private static func end(of start: Int, in operations: [DrawingOperation]) -> Int {
    var depth = 0
    for index in start..<operations.count {
      switch operations[index] {
      case .pushClip, .pushMask, .beginGroup: depth += 1
      case .popClip, .endGroup:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return operations.count
  }

  /// The part of the page that an operation of it changes in a way that a page cannot say, with the operation that ends
  /// it; nil for one that it can say.
  ///
  /// An operation that takes away inside a clip or a mask does so from the page; inside a group it does so from the
  /// group alone.
  private static func region(
    at index: Int, of operations: [DrawingOperation]
  ) -> (bounds: CGRect, end: Int)? {
    let end = min(end(of: index, in: operations), operations.count - 1)
    let area: CGRect
    switch operations[index] {
    case .pushClip(let clip): area = clip.path.boundingBox
    case .pushMask(let mask):
      area = CGRect(x: 0, y: 0, width: 1, height: 1).applying(mask.transform)
    case .beginGroup(let group):
      return isVector(group.blendMode) ? nil : (reach(of: group), end)
    case .popClip, .endGroup: return nil
    default:
      return isVector(operations[index]) ? nil : (operations[index].paintedBounds, index)
    }
    var inner = index + 1
    while inner < end {
      if region(at: inner, of: operations) != nil { return (area, end) }
      switch operations[inner] {
      case .pushClip, .pushMask, .beginGroup: inner = Self.end(of: inner, in: operations) + 1
      default: inner += 1
      }
    }
    return nil
  }

  // MARK: Groups

  private func paint(_ group: GroupOperation, _ operations: [DrawingOperation]) {
    let body = Array(operations.dropFirst().dropLast(operations.last == .endGroup ? 1 : 0))
    if group.shadow != nil, group.blendMode != .normal, !group.showsOnlyShadow {
      // The shadow mixes with the page first, and the group with the result.
      var (shadow, own) = (group, group)
      shadow.showsOnlyShadow = true
      own.shadow = nil
      paint(shadow, [.beginGroup(shadow)] + body + [.endGroup])
      return paint(own, [.beginGroup(own)] + body + [.endGroup])
    }
    let isVector =
      group.shadow == nil && Self.isVector(group.blendMode) && body.allSatisfy(Self.isVector)
    guard isVector else {
      return paintPixels(of: operations, in: Self.reach(of: group), blendMode: group.blendMode)
    }
    cairo_save(context)
    cairo_rectangle(
      context, Double(group.bounds.minX), Double(group.bounds.minY), Double(group.bounds.width),
      Double(group.bounds.height))
    cairo_clip(context)
    cairo_push_group(context)
    paint(body, isPage: false)
    cairo_pop_group_to_source(context)
    if let operation = CairoBlend(group.blendMode).cairoOperator { setMode(operation) }
    cairo_paint_with_alpha(context, min(max(Double(group.alpha), 0), 1))
    cairo_restore(context)
  }

  /// The bounds of a group with its shadow.
  private static func reach(of group: GroupOperation) -> CGRect {
    guard let shadow = group.shadow else { return group.bounds }
    let blurred = group.bounds.insetBy(dx: -2 * shadow.sigma, dy: -2 * shadow.sigma)
    return group.bounds.union(
      blurred.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
  }

  // MARK: Pixels

  /// Draws operations as pixels.
  private func paintPixels(
    of operations: [DrawingOperation], in bounds: CGRect, blendMode: CGBlendMode = .normal
  ) {
    guard var image = pixels(of: operations, in: bounds, on: nil) else { return }
    image.compositing.blendMode = blendMode
    paint(.image(image))
  }

  /// Draws a part of the page as the operations up to one leave it, upon paper.
  private func paintRegion(
    upTo index: Int, of operations: [DrawingOperation], in bounds: CGRect
  ) {
    guard let image = pixels(of: Array(operations[...index]), in: bounds, on: paper) else { return }
    paint(.image(image))
  }

  private func pixels(
    of operations: [DrawingOperation], in bounds: CGRect, on ground: ColorComponents?
  ) -> ImageOperation? {
    let visible = bounds.intersection(visibleRect)
    let region = PixelRect(
      around: visible.applying(CGAffineTransform(scaleX: scale, y: scale)))
    guard !visible.isNull, !region.isEmpty,
      let bitmap = CairoBitmap(region: region, patternDepth: 0)
    else { return nil }
    let toPixels = CGAffineTransform(scaleX: scale, y: scale)
    for operation in operations { bitmap.perform(operation.applying(toPixels)) }
    if let ground {
      bitmap.perform(
        .fill(
          FillOperation(
            path: CGPath(rect: region.rect, transform: nil), paint: .color(ground),
            compositing: Compositing(blendMode: .destinationOver))))
    }
    let pixels = bitmap.readPixels(x: 0, y: 0, width: region.width, height: region.height)
    guard let image = CGImage(width: region.width, height: region.height, pixels: pixels) else {
      return nil
    }
    return ImageOperation(
      image: image,
      transform: CGAffineTransform(
        a: CGFloat(region.width), b: 0, c: 0, d: CGFloat(region.height), tx: CGFloat(region.x),
        ty: CGFloat(region.y)
      ).concatenating(toPixels.inverted()))
  }

  private var visibleRect: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  // MARK: Operations

  private static func isVector(_ operation: DrawingOperation) -> Bool {
    switch operation {
    case .fill(let fill): isVector(fill.compositing.blendMode)
    case .stroke(let stroke): isVector(stroke.compositing.blendMode)
    case .glyphs(let glyphs): isVector(glyphs.compositing.blendMode)
    case .image(let image): isVector(image.compositing.blendMode)
    case .beginGroup(let group): isVector(group.blendMode)
    case .pushClip, .pushMask, .popClip, .endGroup: true
    }
  }

  /// Whether the operation paints colours that have to be computed pixel by pixel.
  private static func isComputed(_ operation: DrawingOperation) -> Bool {
    let paint: Paint? =
      switch operation {
      case .fill(let fill): fill.paint
      case .stroke(let stroke): stroke.paint
      case .glyphs(let glyphs): glyphs.paint
      case .image(let image): image.tint
      default: nil
      }
    switch paint {
    case .conic, .pattern: return true
    case .color, .linear, .radial, nil: return false
    }
  }

  /// Whether a page of PDF has the blend mode, with the formula of Core Graphics.
  private static func isVector(_ mode: CGBlendMode) -> Bool {
    switch mode {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      true
    default: false
    }
  }

  private func paint(_ operation: DrawingOperation) {
    if Self.isComputed(operation) {
      return paintPixels(of: [operation], in: operation.paintedBounds)
    }
    CairoStamps(areOnPixels: false).withStamp(of: operation) { stamp in
      guard let mode = CairoBlend(stamp.blendMode).cairoOperator else { return }
      cairo_save(context)
      cairo_new_path(context)
      setMode(mode)
      if stamp.setSource(context, PixelRect(around: stamp.shape.bounds)) {
        stamp.shape.paint(context, stamp.alpha)
      }
      cairo_restore(context)
    }
  }

  private func setMode(_ mode: cairo_operator_t) {
    if mode != CAIRO_OPERATOR_OVER { blank.paint(on: context) }
    cairo_set_operator(context, mode)
  }
}
