import Drawing
import Foundation

extension ShapedLine {
  /// Whether a part of the line is the same as the part's text on a line of its own: text from the right would stand in
  /// another order.
  var isCuttable: Bool { !isRightToLeft && runs.allSatisfy { !$0.isRightToLeft } }

  /// Where the clusters of each run begin, in points from the run's left edge.
  var clusterOffsets: [[CGFloat]] { runs.map(\.clusterOffsets) }

  /// The part of the line that some bytes are.
  ///
  /// - Parameter offsets: ``clusterOffsets``, for who cuts many parts.
  /// - Complexity: O(runs + characters of the part + log(characters of the line)).
  func part(_ bytes: Range<Int>, offsets: [[CGFloat]]) -> ShapedLine {
    var part = self
    part.range = bytes
    part.breaks = []
    part.runs = runs.indices.compactMap { index in
      let run = runs[index]
      guard let first = run.clusters.first, let last = run.clusters.last, first < bytes.upperBound,
        last >= bytes.lowerBound
      else { return nil }
      return bytes.lowerBound <= first && last < bytes.upperBound
        ? run : run.part(bytes, offsets: offsets[index])
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
  /// Where the clusters begin, in points from the run's left edge.
  fileprivate var clusterOffsets: [CGFloat] {
    var x: CGFloat = 0
    return advances.map { advance in
      defer { x += advance }
      return x
    }
  }

  /// The parts of the run that some bytes are, each with its own place.
  package func parts(_ ranges: [Range<Int>]) -> [ShapedLine.Run] {
    let offsets = clusterOffsets
    return ranges.map { part($0, offsets: offsets) }
  }

  fileprivate func part(_ bytes: Range<Int>, offsets: [CGFloat]) -> ShapedLine.Run {
    let places = Self.places(of: bytes, in: clusters)
    guard !places.isEmpty else { return self }
    var part = self
    let before = offsets[places.lowerBound]
    part.x += before
    part.clusters = Array(clusters[places])
    part.advances = Array(advances[places])
    part.width = part.advances.reduce(0, +)
    part.glyphs = glyphs.map { glyphs in
      var run = glyphs
      let kept = Self.places(of: bytes, in: glyphs.clusters)
      run.glyphs = Array(glyphs.glyphs[kept])
      run.positions = glyphs.positions[kept].map { CGPoint(x: $0.x - before, y: $0.y) }
      run.clusters = Array(glyphs.clusters[kept])
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

  /// The clusters that lie in some bytes: clusters of a run rise, or fall in one from the right.
  ///
  /// - Complexity: O(log n).
  private static func places(of bytes: Range<Int>, in clusters: [Int]) -> Range<Int> {
    let falls = (clusters.first ?? 0) > (clusters.last ?? 0)
    func place(_ isBefore: (Int) -> Bool) -> Int {
      var (low, high) = (0, clusters.count)
      while low < high {
        let middle = (low + high) / 2
        if isBefore(clusters[middle]) { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return falls
      ? place { $0 >= bytes.upperBound }..<place { $0 >= bytes.lowerBound }
      : place { $0 < bytes.lowerBound }..<place { $0 < bytes.upperBound }
  }
}
