import Drawing
import Foundation

extension NSAttributedString {
  /// The extent in points of the text, its lines broken at separators only.
  public func size() -> CGSize {
    laidOut(in: TextRoom()).size
  }

  /// The rectangle in points that the text takes.
  ///
  /// - Parameters:
  ///   - size: The room; a side of 0 or infinite is no limit. Lines break at the width where the options
  ///     say `.usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    let layout = laidOut(in: room(size, options), options)
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -layout.firstBaseline
    let rect = CGRect(origin: CGPoint(x: 0, y: top), size: layout.size)
    context?.totalBounds = rect
    return rect
  }

  /// Draws the text in the current context with its upper left corner at `point`, its lines broken at
  /// separators only.
  public func draw(at point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite, let context = UIGraphicsGetCurrentContext() else {
      return
    }
    laidOut(in: TextRoom()).draw(in: context, at: point)
  }

  /// Draws the text in the current context, its lines broken at the width of `rect`; the part outside is
  /// cut off.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, isCut: true)
  }

  /// Draws the text in the current context: from the upper left corner of `rect` in lines as wide as it
  /// where the options say `.usesLineFragmentOrigin`, otherwise in one line with its baseline at the
  /// rectangle's origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext? = nil
  ) {
    draw(with: rect, options: options, isCut: false)
    context?.totalBounds = boundingRect(with: rect.size, options: options)
  }

  private func draw(with rect: CGRect, options: NSStringDrawingOptions, isCut: Bool) {
    let rect = rect.standardized
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    guard numbers.allSatisfy(\.isFinite), let context = UIGraphicsGetCurrentContext() else {
      return
    }
    var room = room(rect.size, options)
    if isCut {
      guard rect.width > 0, rect.height > 0 else { return }
      room = TextRoom(width: rect.width)
    }
    let layout = laidOut(in: room, options)
    guard options.contains(.usesLineFragmentOrigin) else {
      return layout.draw(
        in: context, at: CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline))
    }
    context.saveGState()
    if isCut { context.clip(to: rect) }
    layout.draw(in: context, at: rect.origin)
    context.restoreGState()
  }

  private func room(_ size: CGSize, _ options: NSStringDrawingOptions) -> TextRoom {
    func limit(_ length: CGFloat) -> CGFloat {
      length > 0 && length.isFinite && length < 1e7 ? length : .infinity
    }
    guard options.contains(.usesLineFragmentOrigin) else { return TextRoom(numberOfLines: 1) }
    return TextRoom(width: limit(size.width), height: limit(size.height))
  }

  private func laidOut(
    in room: TextRoom, _ options: NSStringDrawingOptions = []
  ) -> AttributedTextLayout {
    var defaults = TextDefaults.stringDrawing
    if options.contains(.truncatesLastVisibleLine) {
      defaults.truncatesLastLineOnly = true
      defaults.lineBreakMode = .byTruncatingTail
    }
    return AttributedTextLayout(self, in: room, defaults, shaper: Platform.current.shaper)
  }
}
