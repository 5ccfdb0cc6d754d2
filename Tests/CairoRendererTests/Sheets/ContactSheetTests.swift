import Foundation
import PortableUIKit
import Testing

@testable import CairoRenderer

@MainActor @Suite struct ContactSheetTests {
  private let margin = SheetLayout.margin
  private let caption = SheetLayout.captionHeight

  @Test func onePictureLiesWithinTheMargin() {
    let layout = SheetLayout(sizes: [CGSize(width: 100, height: 50)], captionWidths: [40])
    #expect(layout.pictures == [CGRect(x: margin, y: margin + caption, width: 100, height: 50)])
    #expect(layout.captions == [CGRect(x: margin, y: margin, width: 100, height: caption)])
    #expect(
      layout.size == CGSize(width: 100 + 2 * margin, height: 50 + caption + 2 * margin))
  }

  /// Four pictures of 100 x 100 with their captions are cells of 124 x 146: two rows of two are
  /// 272 x 316, nearer to a screen and smaller than three and one (396 x 316), and no larger than one
  /// row (520 x 170) by area plus its odd shape.
  @Test func rowsWasteLittle() {
    let sizes = Array(repeating: CGSize(width: 100, height: 100), count: 4)
    let layout = SheetLayout(sizes: sizes, captionWidths: [0, 0, 0, 0])
    #expect(Set(layout.pictures.map(\.minY)).count == 2)
    #expect(layout.size == CGSize(width: 2 * 124 + margin, height: 2 * 146 + margin))
  }

  /// For random sizes: nothing overlaps, all lies on the sheet, in order of reading.
  @Test func picturesNeverOverlap() {
    var state: UInt64 = 42
    func next(_ limit: Int) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(Int(state >> 33) % limit + 1)
    }
    for count in 1...40 {
      let sizes = (0..<count).map { _ in CGSize(width: next(900), height: next(900)) }
      let layout = SheetLayout(sizes: sizes, captionWidths: sizes.map { _ in next(300) })
      let sheet = CGRect(origin: .zero, size: layout.size)
      let cells = zip(layout.pictures, layout.captions).map { $0.union($1) }
      for (index, cell) in cells.enumerated() {
        #expect(sheet.contains(cell))
        for other in cells.dropFirst(index + 1) { #expect(!cell.intersects(other)) }
        if index > 0 {
          let before = cells[index - 1]
          #expect(cell.minX > before.minX || cell.minY > before.minY)
        }
      }
    }
  }

  @Test func rowsMayHaveAFixedNumber() {
    let sizes = [10.0, 200, 30].map { CGSize(width: $0, height: 50) }
    let layout = SheetLayout(sizes: sizes, captionWidths: [0, 0, 0], perRow: 2)
    let second = margin + 50 + caption + margin
    #expect(
      layout.pictures.map(\.origin) == [
        CGPoint(x: margin, y: margin + caption),
        CGPoint(x: margin + 10 + margin, y: margin + caption),
        CGPoint(x: margin, y: second + caption),
      ])
  }

  @Test func aSheetWithoutPicturesIsRefused() {
    #expect(throws: RenderError.self) {
      try ContactSheet(items: []).picture(format: .png, title: "")
    }
    #expect(throws: RenderError.noArea(width: 0, height: 0)) {
      try ContactSheet(items: [.init(view: UIView(frame: .zero), caption: "")])
        .picture(format: .png, title: "")
    }
  }

  @Test func theScaleIsTheLargestThatStaysComfortable() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let item = ContactSheet.Item(view: view, caption: "Caption")
    let picture = try ContactSheet(items: [item]).picture(format: .png, title: "")
    #expect(picture.width == Int((100 + 2 * margin) * 3))
    #expect(picture.height == Int((50 + caption + 2 * margin) * 3))
    view.frame.size = CGSize(width: 4_000, height: 4_000)
    let large = try ContactSheet(items: [item]).picture(format: .svg, title: "")
    // SVG has no pixels: its size is that of the sheet in points.
    #expect(large.width == Int(4_000 + 2 * margin))
  }

  @Test func captionsAndMarksAreDrawn() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.backgroundColor = .white
    let mark = ContactSheet.Mark(
      frame: CGRect(x: 10, y: 10, width: 20, height: 20), color: .red)
    let item = ContactSheet.Item(view: view, caption: "What changed", marks: [mark])
    let picture = try ContactSheet(items: [item]).picture(format: .svg, title: "Sheet")
    let document = String(decoding: picture.bytes, as: UTF8.self)
    #expect(document.contains("What changed"))
    #expect(document.contains("stroke=\"#ff0000\""))
  }
}
