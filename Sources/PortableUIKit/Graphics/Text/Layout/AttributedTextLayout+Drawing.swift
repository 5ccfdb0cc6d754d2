import Drawing
import Foundation

extension AttributedTextLayout {
  /// Draws the text with the left end of its top at `origin`.
  ///
  /// Dynamic colours are taken as they are under the current traits.
  ///
  /// - Parameter scale: pixels per point, on whole ones of which baselines stand; nil for anywhere.
  func draw(in context: CGContext, at origin: CGPoint, scale: CGFloat? = nil) {
    for (index, line) in lines.enumerated() {
      var origin = origin
      if let scale, scale > 0 {
        let baseline = origin.y + line.baseline
        origin.y += (baseline * scale).rounded() / scale - baseline
      }
      drawGrounds(ofLine: index, in: context, at: origin)
      drawRuns(ofLine: index, in: context, at: origin)
    }
  }

  func drawGrounds(ofLine index: Int, in context: CGContext, at origin: CGPoint) {
    let line = lines[index]
    for run in line.runs { drawGround(of: run, line, in: context, at: origin) }
  }

  func drawRuns(ofLine index: Int, in context: CGContext, at origin: CGPoint) {
    let line = lines[index]
    for run in line.runs { draw(run, line, in: context, at: origin) }
  }

  private func drawGround(of run: Run, _ line: Line, in context: CGContext, at origin: CGPoint) {
    guard let background = run.look.background else { return }
    context.setFillColor(background.cgColor)
    context.fill(
      CGRect(
        x: origin.x + run.x, y: origin.y + line.top, width: run.width, height: line.height))
  }

  private func draw(_ run: Run, _ line: Line, in context: CGContext, at origin: CGPoint) {
    let look = run.look
    let start = CGPoint(
      x: origin.x + run.x, y: origin.y + line.baseline - look.baselineOffset)
    if let shadow = look.shadow {
      context.saveGState()
      shadow.apply(to: context)
    }
    defer { if look.shadow != nil { context.restoreGState() } }
    context.setFillColor(look.color.cgColor)
    if let attachment = look.attachment {
      let bounds = attachment.placedBounds
      attachment.image(forBounds: bounds, textContainer: nil, characterIndex: 0)?.draw(
        in: CGRect(
          x: start.x + bounds.minX, y: start.y - bounds.maxY, width: bounds.width,
          height: bounds.height), context: context)
    } else if let glyphs = run.glyphs {
      draw(glyphs, as: look, in: context, at: start)
    }
    drawLines(of: run, at: start, in: context)
  }

  private func draw(
    _ glyphs: GlyphRun, as look: TextAttributes, in context: CGContext, at start: CGPoint
  ) {
    guard look.strokeWidth != 0 else { return context.show(glyphs, at: start) }
    context.saveGState()
    context.setTextDrawingMode(look.strokeWidth > 0 ? .stroke : .fillStroke)
    context.setLineWidth(abs(look.strokeWidth) / 100 * look.font.pointSize)
    context.setLineDash(phase: 0, lengths: [])
    context.setStrokeColor((look.strokeColor ?? look.color).cgColor)
    context.show(glyphs, at: start)
    context.restoreGState()
  }

  /// Draws the lines under and through a part.
  private func drawLines(of run: Run, at start: CGPoint, in context: CGContext) {
    let look = run.look
    let size = look.font.pointSize
    // San Francisco's own numbers: a line of 1/14 em, an eighth of an em below the baseline.
    let thickness = size / 14
    if !look.underline.isEmpty {
      context.setFillColor((look.underlineColor ?? look.color).cgColor)
      drawLine(
        look.underline, thickness, x: start.x, y: start.y + size / 8, width: run.width, context)
    }
    if !look.strikethrough.isEmpty {
      context.setFillColor((look.strikethroughColor ?? look.color).cgColor)
      drawLine(
        look.strikethrough, thickness, x: start.x, y: start.y - look.font.xHeight / 2,
        width: run.width, context)
    }
  }

  private func drawLine(
    _ style: NSUnderlineStyle, _ thickness: CGFloat, x: CGFloat, y: CGFloat, width: CGFloat,
    _ context: CGContext
  ) {
    let isThick = style.contains(.thick)
    let height = isThick ? 2 * thickness : thickness
    let places = style.contains(.double) ? [y - thickness, y + thickness] : [y]
    // The patterns are lengths on and off in units of the line's thickness.
    let pattern: [CGFloat] =
      switch style.rawValue & 0x700 {
      case 0x100: [2, 2]
      case 0x200: [6, 3]
      case 0x300: [6, 3, 2, 3]
      case 0x400: [6, 3, 2, 3, 2, 3]
      default: []
      }
    for place in places {
      var left = x
      var index = 0
      repeat {
        let length = pattern.isEmpty ? width : pattern[index % pattern.count] * height
        if index.isMultiple(of: 2) {
          context.fill(
            CGRect(
              x: left, y: place - height / 2, width: min(length, x + width - left),
              height: height))
        }
        left += max(length, 0.01)
        index += 1
      } while left < x + width && index < 4_096
    }
  }
}
