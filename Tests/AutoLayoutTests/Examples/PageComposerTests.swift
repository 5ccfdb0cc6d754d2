import AutoLayout
import CCairo
import Foundation
import Testing

@testable import PageComposer

/// Text whose characters are all half as wide as they are high.
private struct GridTypesetter: Typesetter {
  func measure(_ text: String, _ style: TextStyle, width: Double?) -> TextExtent {
    let advance = style.size / 2
    let columns = width.map { Int(($0 / advance).rounded(.down)) } ?? Int.max
    var lines = 1
    var used = 0
    var longest = 0
    for word in text.split(separator: " ") {
      if used > 0, used + 1 + word.count > columns {
        lines += 1
        used = 0
      }
      used += (used > 0 ? 1 : 0) + word.count
      longest = max(longest, used)
    }
    let lineHeight = style.size * style.leading
    let height = Double(lines) * lineHeight
    return TextExtent(
      width: Double(longest) * advance, height: height, firstBaseline: 0.8 * lineHeight,
      lastBaseline: height - 0.2 * lineHeight)
  }
}

/// The worked example of a composer of pages, which knows no views.
@Suite struct PageComposerTests {
  /// So many words of four letters.
  private func words(_ count: Int) -> String {
    Array(repeating: "word", count: count).joined(separator: " ")
  }

  private func compose(_ elements: [Document.Element]) throws -> [Page] {
    try Composer(typesetter: GridTypesetter()).compose(
      Document(title: "ABCDEFGHIJ", issue: "12345678", summary: "Short", elements: elements))
  }

  /// The grid of a quarter of a point moves each edge by an eighth at most.
  private func expect(
    _ page: Page, _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let frame = try #require(page.frame(of: name), sourceLocation: location)
    #expect(
      near(frame, LayoutRect(x: x, y: y, width: width, height: height), within: 0.2501),
      "\(name): \(frame)", sourceLocation: location)
  }

  /// The page is 595 x 842 with margins of 48: from 48 to 547, and to 794. The title is 10 · 17 = 170
  /// wide and 34 · 1.2 = 40.8 high; the issue, 8 · 4.5 = 36 by 10.8, stands on its baseline, at
  /// 48 + 0.8 · 40.8 = 80.64, so from 72 on. The line is at 48 + 40.8 + 6, the summary, 13 · 1.4 = 18.2
  /// high, 12 below it: it ends at 127, and the columns begin at 145. The number of the page, 10.2
  /// high, begins at 783.8. The columns are (499 - 22) / 2 = 238.5 wide.
  @Test func frameOfTheFirstPage() throws {
    let pages = try compose([.heading("Heading"), .paragraph(words(25))])
    #expect(pages.count == 1)
    try expect(pages[0], "title", 48, 48, 170, 40.8)
    try expect(pages[0], "issue", 511, 72, 36, 10.8)
    try expect(pages[0], "line", 48, 94.8, 499, 2)
    try expect(pages[0], "summary", 48, 108.8, 499, 18.2)
    // One character of 8.5 · 0.5, in the middle: (595 - 4.25) / 2.
    try expect(pages[0], "footer", 295.375, 783.8, 4.25, 10.2)
    // A line holds 238.5 / 4.75 = 50 characters, ten words; 25 words take three of 14.25.
    try expect(pages[0], "heading 1", 48, 145, 238.5, 15)
    try expect(pages[0], "paragraph 2", 48, 166, 238.5, 42.75)
  }

  /// Two hundred words are twenty lines, 285 points; a column holds 769.8 - 145 = 624.8. The third
  /// paragraph would end at 790.75, so it begins the second column, at 308.5; the fifth begins the
  /// next page, whose columns begin at 48 + 10.8 + 6 + 0.5 + 18 = 83.3.
  @Test func columnsAndPagesAreFilled() throws {
    let pages = try compose(
      [.heading("Heading"), .paragraph(words(25))]
        + Array(repeating: .paragraph(words(200)), count: 4))
    #expect(pages.count == 2)
    try expect(pages[0], "paragraph 3", 48, 214.75, 238.5, 285)
    try expect(pages[0], "paragraph 4", 308.5, 145, 238.5, 285)
    try expect(pages[0], "paragraph 5", 308.5, 436, 238.5, 285)
    try expect(pages[1], "paragraph 6", 48, 83.3, 238.5, 285)
    #expect(pages[0].frame(of: "paragraph 6") == nil)
    #expect(!pages[0].overflows && !pages[1].overflows)
  }

  /// The heading would end at 145 + 570 + 14 + 15 = 744, within the column, but not the paragraph
  /// below it: both go to the second column. Columns of 24 lines more than they need are as short as
  /// they can be.
  @Test func headingsStayWithWhatFollows() throws {
    let pages = try compose(
      [.paragraph(words(400)), .heading("Heading"), .paragraph(words(30))])
    try expect(pages[0], "heading 2", 308.5, 145, 238.5, 15)
    try expect(pages[0], "paragraph 3", 308.5, 166, 238.5, 42.75)
  }

  /// Words of a quotation stand beside a bar of 2 and 12 from it: 238.5 - 14 = 224.5 wide, 37
  /// characters, seven words; fourteen take two lines of 16.8. With the source, 10.2, the quotation is
  /// 2 + 33.6 + 4 + 10.2 + 2 = 51.8 high.
  @Test func quotation() throws {
    let pages = try compose([.quote(words(14), by: "Somebody")])
    try expect(pages[0], "bar 1", 48, 145, 2, 51.8)
    try expect(pages[0], "words 1", 62, 147, 224.5, 33.6)
    try expect(pages[0], "source 1", 62, 184.6, 34, 10.2)
  }

  /// The plot is 238.5 - 24 = 214.5 wide: two columns and three gaps of half a column, so a column is
  /// 214.5 / 3.5 = 61.286 wide, the first one at 48 + 12 + 30.643. The highest is 110 - 14 = 96 high,
  /// the other half that; both end where the plot does, at 145 + 10 + 11.4 + 16 + 110 = 292.4.
  @Test func chart() throws {
    let pages = try compose([
      .chart(.init(title: "Title", columns: [("a", 3), ("b", 6)], caption: "Caption"))
    ])
    let width = 214.5 / 3.5
    try expect(pages[0], "chart 1", 48, 145, 238.5, 186.35)
    try expect(pages[0], "ground 1", 48, 145, 238.5, 186.35)
    try expect(pages[0], "column 1.0", 60 + width / 2, 244.4, width, 48)
    try expect(pages[0], "column 1.1", 60 + 2 * width, 196.4, width, 96)
    // The value, one character of 4, is centred over its column and ends 3 above it.
    try expect(pages[0], "value 1.1", 60 + 2.5 * width - 2, 196.4 - 3 - 9.6, 4, 9.6)
    try expect(pages[0], "label 1.0", 60 + width - 2, 292.4 + 0.75 + 4, 4, 9.6)
  }

  @Test func filesHaveContent() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "PageComposerTests-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pages = try PageComposer.write(to: folder)
    #expect(pages.count == 2 && pages.allSatisfy { !$0.overflows })
    let pdf = try Data(contentsOf: folder.appending(path: "paper.pdf"))
    #expect(pdf.starts(with: Data("%PDF-".utf8)) && pdf.count > 10_000)
    let png = folder.appending(path: "paper.png").path
    let surface = cairo_image_surface_create_from_png(png)
    defer { cairo_surface_destroy(surface) }
    #expect(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    // (2 · (595 + 16) + 16) · 1.5 by (842 + 32) · 1.5 pixels.
    #expect(cairo_image_surface_get_width(surface) == 1857)
    #expect(cairo_image_surface_get_height(surface) == 1311)
    // Ink where the heading of the first column stands, none in the gutter beside it.
    let page = pages[0]
    let heading = try #require(page.frame(of: "heading 1"))
    #expect(dark(surface, heading) > 100)
    let gutter = LayoutRect(x: heading.maxX + 4, y: heading.y, width: 14, height: heading.height)
    #expect(dark(surface, gutter) == 0)
  }

  /// How many pixels of an area of the first page are dark.
  private func dark(_ surface: OpaquePointer?, _ area: LayoutRect) -> Int {
    guard let data = cairo_image_surface_get_data(surface) else { return 0 }
    let stride = Int(cairo_image_surface_get_stride(surface))
    func pixel(_ value: Double) -> Int { Int((value + 16) * 1.5) }
    var count = 0
    for y in pixel(area.minY)..<pixel(area.maxY) {
      for x in pixel(area.minX)..<pixel(area.maxX) {
        // Blue, green and red of a pixel of 32 bits.
        let place = data + y * stride + 4 * x
        if Int(place[0]) + Int(place[1]) + Int(place[2]) < 3 * 128 { count += 1 }
      }
    }
    return count
  }
}
