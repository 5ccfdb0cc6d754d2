import Compositor
import Drawing
import Foundation
import PortableUIKit
import Testing
import VectorOutput

@testable import CairoRenderer

/// SVG through librsvg and PDF through poppler against the pixels of the same operations; skipped, visibly,
/// where a program is missing.
@MainActor @Suite struct DocumentAgreementTests {
  private static let scale = 3
  /// The modes that SVG and PDF have by themselves.
  private static let modes: [CGBlendMode] = [
    .normal, .normal, .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge,
    .softLight,
    .hardLight, .difference, .exclusion,
  ]
  /// Those that take away, and that become masks or pixels.
  private static let operators: [CGBlendMode] = [
    .normal, .normal, .clear, .copy, .destinationOut, .sourceAtop, .destinationOver, .xor,
  ]

  /// All of Porter and Duff's.
  private static let allOperators: [CGBlendMode] =
    operators + [
      .destinationIn, .destinationAtop, .sourceIn, .sourceOut, .destinationAtop, .xor, .copy,
    ]

  /// Seeds that differ by more, which is open.
  ///
  /// SVG: 13 by a pixel, 27 by 20 pixels at edges of a clip within a clip; 46, 48 and 54, in which marks of all operators mix, by
  /// at most 30, 100 and 34 levels in 44, 422 and 41 pixels of edges at which several operators meet.
  /// PDF: 12, 20 and 22 by 2 levels in 1 to 20 pixels of edges between colours that are a level apart, 10 and 13 by a pixel; in 13
  /// it is the one of SVG, which MuPDF and PDFium show as we do. 37 by 18 levels and 6 pixels along a line where a gradient jumps;
  /// there PDFium and poppler's Splash show the pixels that we do, to 2 levels.
  private static let openInSVG: Set<UInt64> = [13, 27, 46, 48, 54]
  private static let openInPDF: Set<UInt64> = [10, 12, 13, 20, 22, 37]

  init() { CairoGraphics.install() }

  /// The pixels of a list upon white paper.
  private func picture(_ list: DisplayList) throws -> CGImage {
    let scale = CGFloat(Self.scale)
    let pixels = BackingStore.pixels(of: list.extent.size, scale: scale)
    let bitmap = try #require(
      CairoBitmap(width: pixels.width, height: pixels.height, isOpaque: false))
    list.replay(into: bitmap, transform: CGAffineTransform(scaleX: scale, y: scale))
    bitmap.perform(
      .fill(
        FillOperation(
          path: CGPath(
            rect: CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height), transform: nil),
          paint: .color(ColorComponents(red: 1, green: 1, blue: 1, alpha: 1)),
          compositing: Compositing(blendMode: .destinationOver))))
    return try #require(
      CGImage(
        width: pixels.width, height: pixels.height,
        pixels: bitmap.readPixels(x: 0, y: 0, width: pixels.width, height: pixels.height)))
  }

  private func svg(_ list: DisplayList) -> Data {
    let sink = SVGSink(size: list.extent.size) { ImageCoder().png($0) }
    list.replay(into: sink)
    return Data(sink.document().utf8)
  }

  private func list(_ seed: UInt64) -> DisplayList {
    if seed >= 40 {
      return RandomPicture.list(seed: seed, modes: Self.allOperators, isOnWhite: false)
    }
    return RandomPicture.list(
      seed: seed, modes: seed % 4 == 3 ? Self.operators : Self.modes, isOnWhite: seed % 4 != 3)
  }

  @Test(
    .enabled(if: DocumentJudge.hasRSVG, "rsvg-convert is not installed (librsvg2-bin)"),
    arguments: 0..<60)
  func randomSVG(seed: UInt64) throws {
    let list = list(seed)
    let (file, own) = (svg(list), try picture(list))
    let shown = try DocumentJudge.picture(of: file, scale: Self.scale)
    let difference = PictureDifference(shown, own)
    try keep(file, "svg", shown: shown, own: own, of: seed)
    // SVG has colours of eight bits: blending makes up to two levels of one.
    withKnownIssue("drawings as SVG", isIntermittent: true) {
      #expect(difference.inside <= 2 && difference.farFromEdges == 0, "\(seed): \(difference)")
    } when: {
      Self.openInSVG.contains(seed)
    }
  }

  @Test(
    .enabled(if: DocumentJudge.hasPoppler, "pdftocairo is not installed (poppler-utils)"),
    arguments: 0..<40)
  func randomPDF(seed: UInt64) throws {
    let list = list(seed)
    let pdf = try #require(
      CairoDocumentWriter().pdf(
        of: [DocumentPage(bounds: list.extent, drawing: list)], title: ""))
    let page = try #require(try DocumentJudge.pages(of: pdf, scale: Self.scale).first)
    let own = try picture(list)
    let difference = PictureDifference(page, own)
    try keep(pdf, "pdf", shown: page, own: own, of: seed)
    withKnownIssue("drawings as PDF", isIntermittent: true) {
      #expect(difference.inside <= 1 && difference.farFromEdges == 0, "\(seed): \(difference)")
    } when: {
      Self.openInPDF.contains(seed)
    }
  }

  /// Writes a document, what a reader shows of it and the pixels into the folder named by `PICTURE_FOLDER`, where one is.
  private func keep(
    _ document: Data, _ kind: String, shown: CGImage, own: CGImage, of seed: UInt64
  ) throws {
    guard let folder = ProcessInfo.processInfo.environment["PICTURE_FOLDER"] else { return }
    try document.write(to: URL(filePath: "\(folder)/\(seed).\(kind)"))
    for (name, image) in [(kind, shown), ("own", own)] {
      try ImageCoder().png(image)?.write(to: URL(filePath: "\(folder)/\(seed)-\(name).png"))
    }
  }

  /// Yellow times blue of four fifths is (1, 1, 0) / 5: 51 levels. Cairo 1.16 loses the mode of a mark in a new clip where
  /// the mark before had the same.
  @Test(
    "Marks of one mode in different clips keep it in a page",
    .enabled(if: DocumentJudge.hasPoppler, "pdftocairo is not installed (poppler-utils)"))
  func modesInClips() throws {
    let page = try page { context in
      context.setFillColor(red: 1, green: 1, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      context.setBlendMode(.multiply)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.8)
      context.fill(CGRect(x: 2, y: 2, width: 10, height: 10))
      for x in [20.0, 60] {
        context.saveGState()
        context.addEllipse(in: CGRect(x: x, y: 30, width: 30, height: 30))
        context.clip()
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        context.restoreGState()
      }
    }
    for (x, y) in [(7, 7), (35, 45), (75, 45)] {
      #expect(
        page.pixels[y * Self.scale * page.width + x * Self.scale] == 0xFF33_3300, "\(x), \(y)")
    }
  }

  /// A black shadow multiplies gray to black, and whatever lies above multiplies that: black.
  @Test(
    "A shadow in a mode mixes with the page before the mark above it does",
    .enabled(if: DocumentJudge.hasPoppler, "pdftocairo is not installed (poppler-utils)"))
  func shadowsInModes() throws {
    let page = try page { context in
      context.setFillColor(gray: 0.8, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      context.setBlendMode(.multiply)
      context.setShadow(
        offset: .zero, blur: 4, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1))
      context.setFillColor(red: 1, green: 0.5, blue: 0.5, alpha: 1)
      context.fill(CGRect(x: 20, y: 20, width: 60, height: 60))
    }
    #expect(page.pixels[50 * Self.scale * page.width + 50 * Self.scale] == 0xFF00_0000)
    #expect(page.pixels[5 * Self.scale * page.width + 5 * Self.scale] == 0xFFCC_CCCC)
  }

  /// A drawing of 100 by 100 points as PDF, in poppler's pixels.
  private func page(_ draw: (CGContext) -> Void) throws -> CGImage {
    let area = CGRect(x: 0, y: 0, width: 100, height: 100)
    let recorder = DisplayListRecorder(extent: area)
    let context = CGContext(sink: recorder, viewBounds: area, scale: 1)
    draw(context)
    context.finish()
    let pdf = try #require(
      CairoDocumentWriter().pdf(
        of: [DocumentPage(bounds: area, drawing: recorder.finish())], title: ""))
    return try #require(try DocumentJudge.pages(of: pdf, scale: Self.scale).first)
  }

  @Test(
    "The gallery of looks as documents",
    .enabled(
      if: DocumentJudge.hasRSVG && DocumentJudge.hasPoppler, "librsvg2-bin, poppler-utils missing"))
  func gallery() throws {
    let renderer = ViewRenderer(scale: Double(Self.scale))
    let image = try renderer.image(of: Gallery.view())
    let picture = try #require(
      CGImage(width: image.width, height: image.height, pixels: image.pixels))
    let svg = try renderer.picture(of: Gallery.view(), format: .svg).bytes
    let svgPicture = try DocumentJudge.picture(of: Data(svg), scale: Self.scale)
    let first = PictureDifference(svgPicture, picture)
    // A blur in SVG is not cut off at two deviations: five levels in the tail of the one shadow.
    #expect(first.inside <= 5 && first.farFromEdges == 0, "SVG: \(first)")
    let pdf = try renderer.picture(of: Gallery.view(), format: .pdf).bytes
    let page = try #require(try DocumentJudge.pages(of: Data(pdf), scale: Self.scale).first)
    let second = PictureDifference(page, picture)
    #expect(second.inside <= 1 && second.farFromEdges == 0, "PDF: \(second)")
    if let folder = ProcessInfo.processInfo.environment["PICTURE_FOLDER"] {
      for (name, shown) in [("svg", svgPicture), ("pdf", page), ("png", picture)] {
        try ImageCoder().png(shown)?.write(to: URL(filePath: "\(folder)/agreement-\(name).png"))
      }
    }
  }
}
