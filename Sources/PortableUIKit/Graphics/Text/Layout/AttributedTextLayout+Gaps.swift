import Foundation

extension AttributedTextLayout {
  /// Lays `string` out in lines that go around gaps, on both sides of them; text that has no room is left out without an
  /// ellipsis.
  ///
  /// - Parameters:
  ///   - room: The container's, its width with the padding.
  ///   - padding: In points at both ends of each part of a line.
  /// - Complexity: O(lines · characters of a paragraph).
  init(
    _ string: NSAttributedString, in room: TextRoom, padding: CGFloat, around gaps: TextGaps,
    _ defaults: TextDefaults, shaper: any TextShaper
  ) {
    self.init()
    guard string.length > 0, room.width.isFinite else { return }
    let paragraphs = TextParagraph.all(of: .attributed(string), defaults)
    var made: [(line: TextLineBreaker.Line, left: CGFloat, width: CGFloat, top: CGFloat)] = []
    var bottom: CGFloat = 0
    var previous: TextLineBreaker.Line?
    func breaker(_ number: Int, _ width: CGFloat) -> TextLineBreaker {
      var room = room
      room.width = max(0, width - 2 * padding)
      return TextLineBreaker(
        paragraph: paragraphs[number], number: number, room: room, defaults: defaults,
        shaper: shaper)
    }
    paragraphs: for (number, paragraph) in paragraphs.enumerated() {
      let length = paragraph.text.utf8.count
      var start = 0
      repeat {
        let trial = breaker(number, room.width).line(from: start)
        let top = bottom + (previous.map { trial.spaceAbove(after: $0) } ?? 0)
        var height: CGFloat = 0
        for part in gaps.free(from: top, to: top + trial.height, width: room.width) {
          let width = part.upperBound - part.lowerBound
          guard width > 2 * padding, start < length || height == 0 else { continue }
          if room.numberOfLines > 0, made.count >= room.numberOfLines { break paragraphs }
          let line = breaker(number, width).line(from: start)
          // A word is not cut in two where it has room elsewhere.
          let isTooNarrow = line.shaped.width > width - 2 * padding + TextLineBreaker.slack
          if width < room.width, isTooNarrow || line.cutsWord(of: paragraph) { continue }
          if line.shaped.range.upperBound <= start, start < length { continue }
          if !made.isEmpty, top + line.height > room.height + TextLineBreaker.slack {
            break paragraphs
          }
          made.append((line, part.lowerBound, width - 2 * padding, top))
          start = line.shaped.range.upperBound
          height = max(height, line.height)
          previous = line
        }
        if height > 0 {
          bottom = top + height
        } else if top < gaps.bottom {
          bottom += 1
        } else {
          // No room, and there never will be.
          break paragraphs
        }
      } while start < length
    }
    let ranges = Self.ranges(of: made.map(\.line), in: paragraphs)
    for (index, (place, range)) in zip(made, ranges).enumerated() {
      append(place.line, left: place.left, top: place.top, width: place.width, range)
      lines[index].left = place.left
      lines[index].room = place.width
    }
  }
}
