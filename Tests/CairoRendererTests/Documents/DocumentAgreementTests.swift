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

  /// Seeds that differ by more, with the levels inside and the pixels at edges that were measured, as bounds.
  ///
  /// Of seeds that leave 3 divided by 4 marks that take away are masks in SVG, whose edges multiply where pixels
  /// replace, and pixels at another place of the grid in PDF. The others are single pixels where a thin line or
  /// the rim of a radial gradient that ends crosses itself, which each rasteriser covers in its own way.
  private static let svgBounds: [UInt64: (inside: Int, edges: Int)] = [
    7: (42, 765), 11: (1, 50), 15: (1, 9), 19: (1, 9), 21: (173, 6), 22: (2, 2), 23: (22, 328),
    24: (1, 2), 30: (15, 1), 31: (1, 7), 35: (1, 5),
  ]
  private static let pdfBounds: [UInt64: (inside: Int, edges: Int)] = [
    3: (35, 0), 15: (0, 112), 19: (1, 132), 22: (1, 2), 24: (1, 2), 25: (0, 15), 26: (0, 15),
    27: (154, 191), 28: (1, 1), 29: (1, 17), 31: (138, 64), 34: (1, 1), 36: (1, 2), 38: (0, 2),
  ]

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
    RandomPicture.list(
      seed: seed, modes: seed % 4 == 3 ? Self.operators : Self.modes, isOnWhite: seed % 4 != 3)
  }

  @Test(
    .enabled(if: DocumentJudge.hasRSVG, "rsvg-convert is not installed (librsvg2-bin)"),
    arguments: 0..<40)
  func randomSVG(seed: UInt64) throws {
    let list = list(seed)
    let difference = PictureDifference(
      try DocumentJudge.picture(of: svg(list), scale: Self.scale), try picture(list))
    // SVG has colours of eight bits: blending makes up to two levels of one.
    let bound = Self.svgBounds[seed] ?? (inside: 2, edges: 0)
    #expect(
      difference.inside <= bound.inside && difference.farFromEdges <= bound.edges,
      "\(seed): \(difference)")
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
    let difference = PictureDifference(page, try picture(list))
    let bound = Self.pdfBounds[seed] ?? (inside: 1, edges: 0)
    #expect(
      difference.inside <= bound.inside && difference.farFromEdges <= bound.edges,
      "\(seed): \(difference)")
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
    // Open: not measured since the judge draws through Cairo; through Splash it was 247 and 1,715.
    withKnownIssue("the gallery as PDF", isIntermittent: true) {
      #expect(second.inside <= 1 && second.farFromEdges == 0, "PDF: \(second)")
    }
    if let folder = ProcessInfo.processInfo.environment["PICTURE_FOLDER"] {
      for (name, shown) in [("svg", svgPicture), ("pdf", page), ("png", picture)] {
        try ImageCoder().png(shown)?.write(to: URL(filePath: "\(folder)/agreement-\(name).png"))
      }
    }
  }
}
