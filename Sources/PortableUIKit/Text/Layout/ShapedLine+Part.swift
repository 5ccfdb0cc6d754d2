import Drawing
import Foundation

extension ShapedLine {
  /// Whether a part of the line is the same as the part's text on a line of its own: text from the right would stand in
  /// another order.
  var isCuttable: Bool { !isRightToLeft && runs.allSatisfy { !$0.isRightToLeft } }

  /// The part of the line that some bytes are.
  func part(_ bytes: Range<Int>) -> ShapedLine {
    var part = self
    part.range = bytes
    part.breaks = []
    part.runs = runs.compactMap { run in
      guard let first = run.clusters.first, let last = run.clusters.last, first < bytes.upperBound,
        last >= bytes.lowerBound
      else { return nil }
      return bytes.lowerBound <= first && last < bytes.upperBound ? run : run.part(bytes)
    }
    // The end of this line is closed already.
    if bytes.upperBound < range.upperBound { part.close() }
    part.setPlaces()
    return part
  }

  /// Takes away the space behind the last character that makes a stand-in as wide as Apple's face.
  package mutating func close() {
    guard let last = runs.last, last.closing != 0, last.advances.last ?? 0 != 0 else { return }
    runs[runs.count - 1].width -= last.closing
    runs[runs.count - 1].advances[last.advances.count - 1] -= last.closing
    runs[runs.count - 1].glyphs?.advance -= last.closing
  }

  /// Gives each run the number that its span has elsewhere.
  mutating func rename(_ numbers: [Int]) {
    for index in runs.indices where numbers.indices.contains(runs[index].span) {
      runs[index].span = numbers[runs[index].span]
    }
  }

  /// Puts the runs one after the other.
  package mutating func setPlaces() {
    width = 0
    for index in runs.indices {
      runs[index].x = width
      width += runs[index].width
    }
  }
}

extension ShapedLine.Run {
  /// The part of the run that some bytes are, with its own place.
  package func part(_ bytes: Range<Int>) -> ShapedLine.Run {
    guard let first = clusters.firstIndex(where: bytes.contains),
      let last = clusters.lastIndex(where: bytes.contains)
    else { return self }
    var part = self
    let before = advances[..<first].reduce(0, +)
    part.x += before
    part.clusters = Array(clusters[first...last])
    part.advances = Array(advances[first...last])
    part.width = part.advances.reduce(0, +)
    part.glyphs = glyphs.map { glyphs in
      var run = glyphs
      let kept = glyphs.clusters.indices.filter { bytes.contains(glyphs.clusters[$0]) }
      run.glyphs = kept.map { glyphs.glyphs[$0] }
      run.positions = kept.map {
        CGPoint(x: glyphs.positions[$0].x - before, y: glyphs.positions[$0].y)
      }
      run.clusters = kept.map { glyphs.clusters[$0] }
      run.range = bytes.clamped(to: glyphs.range)
      run.advance = part.width
      run.missing = glyphs.missing.map { $0.offsetBy(dx: -before, dy: 0) }
        .filter { $0.midX > 0 && $0.midX < part.width }
      // Ink reaches an em beyond a character's own room at most.
      run.bounds = glyphs.bounds.offsetBy(dx: -before, dy: 0).intersection(
        CGRect(x: 0, y: glyphs.bounds.minY, width: part.width, height: glyphs.bounds.height)
          .insetBy(dx: -glyphs.font.pointSize, dy: 0))
      return run
    }
    return part
  }
}
