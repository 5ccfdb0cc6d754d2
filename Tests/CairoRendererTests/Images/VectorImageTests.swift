import Drawing
import Foundation
import ImageCodecs
import PortableUIKit
import Testing

@testable import CairoRenderer

/// SVG files in image views: they fill as the content mode says, and an inch of theirs has 96 points.
@MainActor
@Suite(.enabled(if: SVGLibrary.shared != nil, "librsvg is not installed: no SVG is drawn"))
struct VectorImageTests {
  /// The ink of a picture in an image view of 150 by 50 points.
  private func ink(
    _ svg: String, size: CGSize, _ mode: UIView.ContentMode,
    frame: CGSize = CGSize(width: 150, height: 50)
  ) throws -> CGRect {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "vector-\(UUID().uuidString).svg")
    try Data(svg.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let file = ImageRepresentation(path: url.path, format: .svg, size: size, scale: 1)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
    root.backgroundColor = .white
    let view = UIImageView(frame: CGRect(origin: CGPoint(x: 25, y: 30), size: frame))
    view.contentMode = mode
    view.clipsToBounds = true
    view.image = UIImage(name: "vector", size: size) { _ in file }
    root.addSubview(view)
    let ink = try #require(try Raster(root).box { $0 & 0xFF < 0x80 })
    try expectSame(ink, root)
    return ink
  }

  /// SVG and PDF, by librsvg and poppler where these are installed, show the same place.
  private func expectSame(_ ink: CGRect, _ root: UIView) throws {
    guard DocumentJudge.hasRSVG, DocumentJudge.hasPoppler else { return }
    let renderer = ViewRenderer(scale: 1)
    let svg = try DocumentJudge.picture(
      of: Data(renderer.picture(of: root, format: .svg).bytes), scale: 2)
    let pdf = try DocumentJudge.pages(
      of: Data(renderer.picture(of: root, format: .pdf).bytes), scale: 2)
    for (image, format) in [(svg, "SVG"), (try #require(pdf.first), "PDF")] {
      let dark = image.pixels.indices.filter { image.pixels[$0] & 0xFF < 0x80 }
      let columns = dark.map { $0 % image.width }
      let shown = CGRect(
        x: CGFloat(columns.min() ?? 0) / 2, y: CGFloat((dark.first ?? 0) / image.width) / 2,
        width: CGFloat((columns.max() ?? 0) + 1 - (columns.min() ?? 0)) / 2,
        height: CGFloat((dark.last ?? 0) / image.width + 1 - (dark.first ?? 0) / image.width) / 2)
      let ends = [
        shown.minX - ink.minX, shown.maxX - ink.maxX, shown.minY - ink.minY, shown.maxY - ink.maxY,
      ]
      #expect(ends.allSatisfy { abs($0) <= 0.5 }, "\(format): \(shown), \(ink)")
    }
  }

  private static let square =
    "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='60'><rect width='60' height='60'/></svg>"
  /// With a box of its own, which librsvg would keep in proportion.
  private static let boxed =
    "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='60' viewBox='0 0 10 10'>"
    + "<rect width='10' height='10'/></svg>"

  /// `UIView.ContentMode`: the square of 60 points in the view from (25, 30) to (175, 80).
  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 25, y: 30, width: 150, height: 50)),
    (.redraw, CGRect(x: 25, y: 30, width: 150, height: 50)),
    (.scaleAspectFit, CGRect(x: 75, y: 30, width: 50, height: 50)),
    (.scaleAspectFill, CGRect(x: 25, y: 30, width: 150, height: 50)),
    (.center, CGRect(x: 70, y: 30, width: 60, height: 50)),
    (.topLeft, CGRect(x: 25, y: 30, width: 60, height: 50)),
    (.right, CGRect(x: 115, y: 30, width: 60, height: 50)),
  ])
  func picturesFillAsTheModeSays(mode: UIView.ContentMode, expected: CGRect) throws {
    for svg in [Self.square, Self.boxed] {
      #expect(try ink(svg, size: CGSize(width: 60, height: 60), mode) == expected)
    }
  }

  /// A circle becomes an ellipse of three to one: at 45 degrees of it the ink is a third as far down as across.
  @Test func shapesAreStretched() throws {
    let circle =
      "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='60'>"
      + "<circle cx='30' cy='30' r='30'/></svg>"
    let box = try ink(circle, size: CGSize(width: 60, height: 60), .scaleToFill)
    #expect(abs(box.width - 150) <= 1 && abs(box.height - 50) <= 1, "\(box)")
  }

  /// CSS Values 3, 5.2: an inch is 96 units, 25.4 millimetres, 72 points of print, 6 picas.
  @Test(arguments: ["1in", "2.54cm", "25.4mm", "72pt", "6pc", "96px", "96"])
  func anInchHas96Points(length: String) throws {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='\(length)' height='\(length)'>"
      + "<rect width='\(length)' height='\(length)'/></svg>"
    let info = try ImageFileInfo(of: Array(svg.utf8))
    #expect(abs(info.width - 96) < 0.01 && abs(info.height - 96) < 0.01)
    let box = try ink(
      svg, size: CGSize(width: 96, height: 96), .topLeft, frame: CGSize(width: 120, height: 120))
    #expect(box == CGRect(x: 25, y: 30, width: 96, height: 96))
  }
}
