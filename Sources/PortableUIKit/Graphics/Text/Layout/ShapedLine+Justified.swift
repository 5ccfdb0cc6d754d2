import Drawing
import Foundation

extension ShapedLine {
  /// The line with its spaces wider by so much that it fills a room; without spaces, with its ideographs farther from each
  /// other.
  func justified(to room: CGFloat) -> ShapedLine {
    var pieces: [Run] = []
    for run in runs { pieces += run.words }
    let gaps = pieces.indices.filter { index in
      index + 1 < pieces.count && (pieces[index].endsInGap || pieces[index + 1].beginsWithGap)
    }
    guard !gaps.isEmpty, width < room else { return self }
    let share = (room - width) / CGFloat(gaps.count)
    for index in gaps { pieces[index].width += share }
    var result = self
    result.runs = pieces
    result.setPlaces()
    return result
  }
}

extension ShapedLine.Run {
  /// The run in parts that end with a space, or, in text without spaces, an ideograph each; from left to right.
  fileprivate var words: [ShapedLine.Run] {
    guard let glyphs else { return [self] }
    let bytes = Array(glyphs.text.utf8)
    var ranges: [Range<Int>] = []
    var start = glyphs.range.lowerBound
    let starts = Set(clusters).sorted()
    for (index, byte) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : glyphs.range.upperBound
      let next = index + 1 < starts.count ? bytes[starts[index + 1]] : 0
      let isLastSpace = bytes[byte] == 0x20 && next != 0x20
      if isLastSpace || Self.isIdeograph(bytes, byte) || index == starts.count - 1 {
        ranges.append(start..<end)
        start = end
      }
    }
    guard ranges.count > 1 else { return [self] }
    return parts(isRightToLeft ? ranges.reversed() : ranges)
  }

  /// Whether a character of three bytes is an ideograph, kana or their punctuation: U+3000 to U+9FFF.
  private static func isIdeograph(_ bytes: [UInt8], _ byte: Int) -> Bool {
    bytes[byte] >= 0xE3 && bytes[byte] <= 0xE9
  }

  private func isGap(_ byte: Int?) -> Bool {
    guard let glyphs, let byte else { return false }
    let bytes = Array(glyphs.text.utf8)
    return bytes.indices.contains(byte)
      && (bytes[byte] == 0x20 || Self.isIdeograph(bytes, byte))
  }

  fileprivate var endsInGap: Bool { isGap(isRightToLeft ? nil : clusters.last) }
  fileprivate var beginsWithGap: Bool { isGap(isRightToLeft ? clusters.first : nil) }
}
