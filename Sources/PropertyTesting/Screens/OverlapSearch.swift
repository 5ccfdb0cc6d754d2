import AutoLayout

/// Finds the pairs of rectangles that share more than a seam.
///
/// A line sweeps over them along the axis on which fewer lie side by side, and each is compared with those
/// that the line crosses.
struct OverlapSearch {
  /// Places of two rectangles, the smaller first; in no order.
  private(set) var pairs: [(first: Int, second: Int)] = []
  /// How many rectangles were compared.
  private(set) var comparisons = 0

  /// How many a rectangle is compared with at most.
  private static let comparisonLimit = 1000

  /// Looks for pairs that share more than `depth` on both axes.
  ///
  /// - Complexity: O(n log n + n · those that lie beside one another on the better axis), of which at most
  ///   a thousand are looked at for each.
  init(_ rects: [LayoutRect], depth: Double) {
    let axes = [
      rects.map { Interval($0.minX, $0.maxX) }, rects.map { Interval($0.minY, $0.maxY) },
    ]
    let crowds = axes.map(Self.crowd)
    let sweep = crowds[0] <= crowds[1] ? axes[0] : axes[1]
    let order = rects.indices.sorted { (sweep[$0].start, $0) < (sweep[$1].start, $1) }
    var partners = Array(repeating: 0, count: rects.count)
    var active: [Int] = []
    for index in order {
      active.removeAll { sweep[$0].end - sweep[index].start <= depth }
      if active.count > Self.comparisonLimit { active.removeFirst() }
      for other in active {
        comparisons += 1
        let (first, second) = (min(index, other), max(index, other))
        guard partners[first] < ScreenProperty.overlapLimit,
          let common = rects[index].intersection(with: rects[other]),
          min(common.width, common.height) > depth
        else { continue }
        partners[first] += 1
        pairs.append((first, second))
      }
      active.append(index)
    }
  }

  /// The part of one axis that a rectangle takes.
  private struct Interval {
    let start: Double
    let end: Double

    init(_ start: Double, _ end: Double) {
      self.start = start
      self.end = end
    }
  }

  /// How many pairs of intervals overlap.
  private static func crowd(_ intervals: [Interval]) -> Int {
    let starts = intervals.map(\.start).sorted()
    let ends = intervals.map(\.end).sorted()
    var crowd = 0
    var ended = 0
    for (begun, start) in starts.enumerated() {
      while ended < begun, ends[ended] <= start { ended += 1 }
      crowd += begun - ended
    }
    return crowd
  }
}
