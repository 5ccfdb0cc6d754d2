import Drawing
import Foundation
import Testing

@testable import Compositor

/// E.2 and E.3 of the drawing rules: where contents lie.
@Suite struct ContentPlacementTests {
  nonisolated struct Row: Sendable {
    let gravity: CALayerContentsGravity
    /// For 100x50 in 200x200, 100x50 in 40x20, 30x60 in 90x45 and 7x5 in 10x10.
    let rects: [CGRect]
  }

  private static func row(_ gravity: CALayerContentsGravity, _ numbers: [CGFloat]) -> Row {
    Row(
      gravity: gravity,
      rects: stride(from: 0, to: 16, by: 4).map {
        CGRect(x: numbers[$0], y: numbers[$0 + 1], width: numbers[$0 + 2], height: numbers[$0 + 3])
      })
  }

  private static let sizes = [
    (CGSize(width: 100, height: 50), CGSize(width: 200, height: 200)),
    (CGSize(width: 100, height: 50), CGSize(width: 40, height: 20)),
    (CGSize(width: 30, height: 60), CGSize(width: 90, height: 45)),
    (CGSize(width: 7, height: 5), CGSize(width: 10, height: 10)),
  ]

  @Test(
    "CM-1, CM-2 the rectangles of the contents",
    arguments: [
      row(.resize, [0, 0, 200, 200, 0, 0, 40, 20, 0, 0, 90, 45, 0, 0, 10, 10]),
      row(
        .resizeAspect,
        [0, 50, 200, 100, 0, 0, 40, 20, 33.75, 0, 22.5, 45, 0, 10.0 / 7, 10, 50.0 / 7]),
      row(
        .resizeAspectFill,
        [-100, 0, 400, 200, 0, 0, 40, 20, 0, -67.5, 90, 180, -2, 0, 14, 10]),
      row(.center, [50, 75, 100, 50, -30, -15, 100, 50, 30, -7.5, 30, 60, 1.5, 2.5, 7, 5]),
      row(.bottom, [50, 0, 100, 50, -30, 0, 100, 50, 30, 0, 30, 60, 1.5, 0, 7, 5]),
      row(.top, [50, 150, 100, 50, -30, -30, 100, 50, 30, -15, 30, 60, 1.5, 5, 7, 5]),
      row(.left, [0, 75, 100, 50, 0, -15, 100, 50, 0, -7.5, 30, 60, 0, 2.5, 7, 5]),
      row(.right, [100, 75, 100, 50, -60, -15, 100, 50, 60, -7.5, 30, 60, 3, 2.5, 7, 5]),
      row(.bottomLeft, [0, 0, 100, 50, 0, 0, 100, 50, 0, 0, 30, 60, 0, 0, 7, 5]),
      row(.bottomRight, [100, 0, 100, 50, -60, 0, 100, 50, 60, 0, 30, 60, 3, 0, 7, 5]),
      row(.topLeft, [0, 150, 100, 50, 0, -30, 100, 50, 0, -15, 30, 60, 0, 5, 7, 5]),
      row(.topRight, [100, 150, 100, 50, -60, -30, 100, 50, 60, -15, 30, 60, 3, 5, 7, 5]),
    ])
  func rects(row: Row) {
    for ((content, bounds), expected) in zip(Self.sizes, row.rects) {
      var values = LayerValues()
      values.bounds = CGRect(origin: CGPoint(x: 3, y: 4), size: bounds)
      values.contentsGravity = row.gravity
      let rect = ContentPlacement(of: content, in: values).rect.offsetBy(dx: -3, dy: -4)
      for (a, b) in [
        (rect.minX, expected.minX), (rect.minY, expected.minY), (rect.width, expected.width),
        (rect.height, expected.height),
      ] {
        #expect(abs(a - b) < 1e-9, "\(row.gravity.rawValue): \(rect), not \(expected)")
      }
    }
  }

  @Test("CM-7 empty contents and empty bounds are placed nowhere")
  func empty() {
    var values = LayerValues()
    #expect(ContentPlacement(of: CGSize(width: 5, height: 5), in: values).parts.isEmpty)
    values.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    for size in [CGSize.zero, CGSize(width: 5, height: 0), CGSize(width: CGFloat.nan, height: 1)] {
      #expect(ContentPlacement(of: size, in: values).parts.isEmpty)
    }
  }

  @Test("CM-12 a part of the contents behaves as contents of its size")
  func contentsRect() {
    var values = LayerValues()
    values.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    values.contentsGravity = .resizeAspect
    values.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let placement = ContentPlacement(
      of: CGSize(width: 100, height: 50), in: values)
    #expect(placement.rect == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(placement.parts[0].source == CGRect(x: 50, y: 0, width: 50, height: 50))
  }

  nonisolated struct Stretch: Sendable {
    let length: CGFloat
    let start: CGFloat
    let extent: CGFloat
    let target: CGFloat
    let parts: [CGFloat]
  }

  @Test(
    "CS-3, CS-4, CS-5, CS-6 near, middle and far",
    arguments: [
      Stretch(length: 30, start: 1.0 / 3, extent: 1.0 / 3, target: 90, parts: [10, 70, 10]),
      Stretch(length: 30, start: 0, extent: 1, target: 90, parts: [0, 90, 0]),
      Stretch(length: 30, start: 0.2, extent: 0.6, target: 90, parts: [6, 78, 6]),
      Stretch(length: 30, start: 0, extent: 0.5, target: 60, parts: [0, 45, 15]),
      Stretch(length: 30, start: 0.5, extent: 0, target: 90, parts: [15, 60, 15]),
      Stretch(length: 30, start: 1, extent: 0, target: 60, parts: [30, 30, 0]),
      Stretch(length: 30, start: 1.0 / 3, extent: 1.0 / 3, target: 15, parts: [7.5, 0, 7.5]),
      Stretch(length: 30, start: 0.5, extent: 0, target: 20, parts: [10, 0, 10]),
      Stretch(length: 30, start: 1.0 / 3, extent: 1.0 / 3, target: 30, parts: [10, 10, 10]),
      Stretch(length: 30, start: -0.2, extent: 0.6, target: 90, parts: [0, 72, 18]),
    ])
  func stretch(row: Stretch) {
    let axis = StretchAxis(
      length: row.length, start: row.start, extent: row.extent, target: row.target)
    var ends: [CGFloat] = [0]
    for part in row.parts { ends.append(ends[ends.count - 1] + part) }
    let expected = zip(ends, ends.dropFirst()).filter { $1 - $0 > 1e-9 }
    let pieces = axis.pieces.filter { $0.target.upperBound - $0.target.lowerBound > 1e-9 }
    #expect(pieces.count == expected.count)
    for (piece, (low, high)) in zip(pieces, expected) {
      #expect(abs(piece.target.lowerBound - low) < 1e-9)
      #expect(abs(piece.target.upperBound - high) < 1e-9)
    }
  }

  @Test("CS-5 a middle without extent is a place in the contents")
  func middlePixel() {
    let even = StretchAxis(length: 30, start: 0.5, extent: 0, target: 90)
    #expect(even.pieces[1].source == 15...15)
    let last = StretchAxis(length: 30, start: 1, extent: 0, target: 60)
    #expect(last.pieces[1].source == 30...30)
  }

  @Test(
    "CS-2, CS-7, CS-10 what does not scale is not stretched; in the aspect modes the rectangle comes first"
  )
  func modes() {
    var values = LayerValues()
    values.bounds = CGRect(x: 0, y: 0, width: 90, height: 180)
    values.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    values.contentsGravity = .center
    let size = CGSize(width: 30, height: 30)
    #expect(ContentPlacement(of: size, in: values).parts.count == 1)
    values.contentsGravity = .resizeAspect
    let placement = ContentPlacement(of: size, in: values)
    #expect(placement.rect == CGRect(x: 0, y: 45, width: 90, height: 90))
    #expect(placement.parts.count == 9)
    let middle = placement.parts[4].target
    #expect(abs(middle.minX - 10) < 1e-9 && abs(middle.minY - 55) < 1e-9)
    #expect(abs(middle.width - 70) < 1e-9 && abs(middle.height - 70) < 1e-9)
  }
}
