import Drawing
import Foundation

extension PrintedPages {
  /// Lays text out over pages, its lines whole.
  ///
  /// - Complexity: O(characters).
  init(text: NSAttributedString, _ defaults: TextDefaults, _ room: PrintRoom) {
    let layout = AttributedTextLayout(
      text, in: TextRoom(width: room.width), defaults, shaper: Platform.current.shaper)
    var pages: [Range<Int>] = []
    var first = 0
    while first < layout.lines.count, pages.count < Self.most {
      let room = room.height(ofPage: pages.count)
      let top = layout.lines[first].top
      var end = first
      // A room measured from this very text may be smaller by an error of rounding.
      while end < layout.lines.count, layout.lines[end].bottom - top <= room + 0.01 { end += 1 }
      // A line that is higher than a page is cut there, except on a first page with less room.
      if end == first, !(pages.isEmpty && room < layout.lines[first].height) { end += 1 }
      pages.append(first..<end)
      if end == first, pages.count > 1 { break }
      first = end
    }
    self.init(
      count: { pages.count }, contains: { pages.indices.contains($0) },
      height: { index in
        let range = pages[index]
        guard let last = range.last else { return 0 }
        return layout.lines[last].bottom - layout.lines[range.lowerBound].top
      },
      draw: { index, rect, context in
        context.clip(to: rect.insetBy(dx: -2, dy: -2))
        layout.part(pages[index]).draw(in: context, at: rect.origin)
      })
  }
}
