import CCairo
import Compositor
import Drawing
import Foundation
import PortableUIKit
import Testing
import VectorOutput

@testable import CairoRenderer

/// Labels below each other, painted as PNG, as SVG through librsvg and as PDF through poppler. The lines of a label are cyan,
/// magenta and yellow by turns, so that each has a channel of its own.
@MainActor struct TextPage {
  static let scale: CGFloat = 3

  /// A line of a label as it was painted.
  struct Line {
    var baseline: CGFloat
    /// Where the advances of its characters begin and end.
    var left: CGFloat
    var right: CGFloat
    /// The ink of its glyphs by their outlines, as far as the label shows it; null without.
    var outline: CGRect
    /// The ink of the glyphs that are shown whole; null without.
    var whole: CGRect
    /// The ink in PNG, SVG and PDF; null without.
    var inks: [CGRect] = []
    var text: String
  }

  let labels: [UILabel]
  /// The lines of each label.
  private(set) var lines: [[Line]] = []

  init(_ labels: [UILabel]) throws {
    self.labels = labels
    let root = UIView(
      frame: CGRect(
        x: 0, y: 0, width: (labels.map(\.frame.maxX).max() ?? 0) + 20,
        height: (labels.map(\.frame.maxY).max() ?? 0) + 20))
    root.backgroundColor = .white
    for label in labels { root.addSubview(label) }
    let list = try coloured(recorded(root))
    let outputs = [try pixels(list), try svg(list), try pdf(list)]
    for (number, label) in labels.enumerated() {
      for index in lines[number].indices {
        // Only a label of one line has glyphs with colours of their own.
        let shift: UInt32? = lines[number].count == 1 ? nil : [16, 8, 0][index % 3]
        // Three lines above and below have the channel too.
        let outline = lines[number][index].outline
        let rows = outline.isNull ? label.frame : outline
        let area = CGRect(
          x: label.frame.minX - 4, y: rows.minY - 4, width: label.frame.width + 8,
          height: rows.height + 8)
        lines[number][index].inks = outputs.map { Self.ink($0, in: area, shift) }
      }
    }
  }

  // MARK: Operations

  private func recorded(_ root: UIView) -> DisplayList {
    let recorder = DisplayListRecorder(extent: root.bounds)
    let canvas = PictureCanvas(
      sink: recorder, extent: root.bounds.size, scale: 1, pixelScale: Double(Self.scale),
      measurer: .shared, isDocument: true)
    canvas.draw(root, wireframe: nil)
    canvas.finish()
    return recorder.finish()
  }

  /// The operations with the glyphs of each line in its colour; takes note of the lines.
  private mutating func coloured(_ list: DisplayList) throws -> DisplayList {
    lines = labels.map { _ in [] }
    let recorder = DisplayListRecorder(extent: list.extent)
    for operation in list.operations {
      guard case .glyphs(var glyphs) = operation,
        let number = labels.firstIndex(where: {
          (glyphs.transform.ty > $0.frame.minY - 2) && (glyphs.transform.ty < $0.frame.maxY + 2)
        })
      else {
        recorder.perform(operation)
        continue
      }
      let start = CGPoint(x: glyphs.transform.tx, y: glyphs.transform.ty)
      // A label shows a point beyond its edges, for overhanging strokes.
      let frame = labels[number].frame.insetBy(dx: -1, dy: -1)
      let boxes = Self.outlines(of: glyphs.run).map { $0.offsetBy(dx: start.x, dy: start.y) }
      let outline = Self.union(of: boxes.map { $0.intersection(frame) })
      let whole = Self.union(of: boxes.filter { $0.minX >= frame.minX && $0.maxX <= frame.maxX })
      if let last = lines[number].last, abs(last.baseline - start.y) < 0.01 {
        let index = lines[number].count - 1
        lines[number][index].left = min(last.left, start.x)
        lines[number][index].right = max(last.right, start.x + glyphs.run.advance)
        lines[number][index].outline = last.outline.union(outline)
        lines[number][index].whole = last.whole.union(whole)
        lines[number][index].text += glyphs.run.characters
      } else {
        lines[number].append(
          Line(
            baseline: start.y, left: start.x, right: start.x + glyphs.run.advance,
            outline: outline, whole: whole, text: glyphs.run.characters))
      }
      let channel = (lines[number].count - 1) % 3
      glyphs.paint = .color(
        ColorComponents(
          red: channel == 0 ? 0 : 1, green: channel == 1 ? 0 : 1, blue: channel == 2 ? 0 : 1,
          alpha: 1))
      recorder.perform(.glyphs(glyphs))
    }
    return recorder.finish()
  }

  private static func union(of boxes: [CGRect]) -> CGRect { boxes.reduce(.null) { $0.union($1) } }

  /// The ink of each glyph of a run, by the outline that Cairo fills, and the boxes for missing characters.
  private static func outlines(of run: GlyphRun) -> [CGRect] {
    guard let face = GlyphFaces.shared.face(of: run),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1),
      let context = cairo_create(surface)
    else { return run.missing }
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    face.set(on: context)
    let boxes = zip(run.glyphs, run.positions).map { glyph, place in
      // At the origin: Cairo leaves glyphs out that are far from its surface.
      var one = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
      cairo_new_path(context)
      cairo_glyph_path(context, &one, 1)
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_fill_extents(context, &left, &top, &right, &bottom)
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        .offsetBy(dx: place.x, dy: place.y)
    }
    return run.missing + boxes.filter { $0.width > 0 && $0.height > 0 }
  }

  // MARK: Outputs

  private func pixels(_ list: DisplayList) throws -> CGImage {
    let width = Int((list.extent.width * Self.scale).rounded(.up))
    let height = Int((list.extent.height * Self.scale).rounded(.up))
    let bitmap = try #require(CairoBitmap(width: width, height: height, isOpaque: false))
    list.replay(into: bitmap, transform: CGAffineTransform(scaleX: Self.scale, y: Self.scale))
    return try #require(
      CGImage(
        width: width, height: height,
        pixels: bitmap.readPixels(x: 0, y: 0, width: width, height: height)))
  }

  private func svg(_ list: DisplayList) throws -> CGImage {
    let sink = SVGSink(size: list.extent.size) { ImageCoder().png($0) }
    list.replay(into: sink)
    let file = Data(sink.document().utf8)
    try keep(file, "svg")
    return try DocumentJudge.picture(of: file, scale: Int(Self.scale))
  }

  private func pdf(_ list: DisplayList) throws -> CGImage {
    let file = try #require(
      CairoDocumentWriter().pdf(of: [DocumentPage(bounds: list.extent, drawing: list)], title: ""))
    try keep(file, "pdf")
    return try #require(try DocumentJudge.pages(of: file, scale: Int(Self.scale)).first)
  }

  /// Writes a document into the folder named by `PICTURE_FOLDER`, if there is one.
  private func keep(_ file: Data, _ format: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["PICTURE_FOLDER"] else { return }
    let name = abs((labels.first?.text ?? "").hashValue)
    try file.write(to: URL(filePath: folder).appending(path: "text-\(name).\(format)"))
  }

  /// The box in points of pixels in which a channel has lost a third of white; nil for any channel.
  private static func ink(_ image: CGImage, in area: CGRect, _ shift: UInt32?) -> CGRect {
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    let columns = max(0, Int(area.minX * scale))..<min(image.width, Int(area.maxX * scale))
    let first = max(0, Int(area.minY * scale))
    let rows = first..<max(first, min(image.height, Int(area.maxY * scale)))
    image.pixels.withUnsafeBufferPointer { pixels in
      for y in rows {
        for x in columns {
          let pixel = pixels[y * image.width + x]
          let isInk =
            if let shift {
              pixel >> shift & 0xFF < 170
            } else {
              pixel & 0xFF < 170 || pixel >> 8 & 0xFF < 170 || pixel >> 16 & 0xFF < 170
            }
          guard isInk else { continue }
          (left, right) = (min(left, x), max(right, x))
          (top, bottom) = (min(top, y), max(bottom, y))
        }
      }
    }
    guard right >= 0 else { return .null }
    return CGRect(
      x: CGFloat(left) / scale, y: CGFloat(top) / scale, width: CGFloat(right + 1 - left) / scale,
      height: CGFloat(bottom + 1 - top) / scale)
  }
}
