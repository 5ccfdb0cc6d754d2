/// How coordinates follow one number, as pieces that are linear from end to end.
///
/// The layout that constraints determine is a piecewise-linear function of any size it is given, so
/// few values say everything: those at the breakpoints, where another constraint begins to matter.
package struct PiecewiseLayout: Equatable {
  /// The numbers at which the coordinates are known, ascending; between neighbours all are linear.
  package private(set) var stops: [Double]
  /// The coordinates at each stop.
  package private(set) var values: [[Double]]

  /// How far coordinates may lie from a line and still count as on it, in points.
  package static let tolerance = 1e-6
  /// The narrowest piece that is told apart, as a part of the range.
  static let narrowest = 1e-7

  /// Finds the pieces of `layout` in a range.
  ///
  /// From both ends of an interval the lines are followed to where they meet. If the layout lies
  /// there too, that is the breakpoint, exactly; else there are more, and the interval is halved.
  ///
  /// - Complexity: about ten layouts for each breakpoint, forty more where several lie close.
  package init(_ range: ClosedRange<Double>, layout: (Double) -> [Double]) {
    stops = [range.lowerBound]
    values = [layout(range.lowerBound)]
    let width = range.upperBound - range.lowerBound
    guard width > 0 else { return }
    // A stack of intervals still to be described, leftmost last.
    var pending = [(range.lowerBound, range.upperBound)]
    while let (start, end) = pending.popLast() {
      let first = layout(start)
      let last = layout(end)
      let length = end - start
      let middle = (start + end) / 2
      if length <= width * Self.narrowest
        || [0.5, 0.25, 0.8].allSatisfy({ part in
          Self.isSame(layout(start + length * part), Self.mix(first, last, part))
        })
      {
        append(end, last)
        continue
      }
      let step = length * 1e-4
      let ahead = Self.slope(first, layout(start + step), step)
      let behind = Self.slope(layout(end - step), last, step)
      if let meeting = Self.meeting(first, ahead, last, behind, length),
        meeting > step, meeting < length - step,
        Self.isSame(layout(start + meeting), Self.line(first, ahead, meeting))
      {
        pending.append((start + meeting, end))
        pending.append((start, start + meeting))
      } else {
        pending.append((middle, end))
        pending.append((start, middle))
      }
    }
    joinLines()
  }

  /// The numbers, without the ends, at which the layout changes its course.
  package var breakpoints: [Double] { Array(stops.dropFirst().dropLast()) }

  /// The stops and the middles between them, with the values there; none within a jump, which is a piece
  /// of no more than the narrowest width.
  var probes: [(stop: Double, values: [Double])] {
    let narrow = ((stops.last ?? 0) - (stops.first ?? 0)) * Self.narrowest * 2
    let middles = stops.indices.dropLast().filter { stops[$0 + 1] - stops[$0] > narrow }.map {
      (
        stop: (stops[$0] + stops[$0 + 1]) / 2,
        values: Self.mix(values[$0], values[$0 + 1], 0.5)
      )
    }
    return zip(stops, values).map { (stop: $0, values: $1) } + middles
  }

  private mutating func append(_ stop: Double, _ value: [Double]) {
    stops.append(stop)
    values.append(value)
  }

  /// Takes out stops that lie on the line between their neighbours.
  private mutating func joinLines() {
    var index = 1
    while index + 1 < stops.count {
      let part = (stops[index] - stops[index - 1]) / (stops[index + 1] - stops[index - 1])
      if Self.isSame(values[index], Self.mix(values[index - 1], values[index + 1], part)) {
        stops.remove(at: index)
        values.remove(at: index)
      } else {
        index += 1
      }
    }
  }

  private static func isSame(_ first: [Double], _ second: [Double]) -> Bool {
    zip(first, second).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private static func mix(_ first: [Double], _ second: [Double], _ part: Double) -> [Double] {
    zip(first, second).map { $0 + ($1 - $0) * part }
  }

  private static func slope(_ first: [Double], _ second: [Double], _ step: Double) -> [Double] {
    zip(first, second).map { ($1 - $0) / step }
  }

  private static func line(_ value: [Double], _ slope: [Double], _ distance: Double) -> [Double] {
    zip(value, slope).map { $0 + $1 * distance }
  }

  /// The distance from the start at which the lines from both ends meet, if it is one for all.
  private static func meeting(
    _ first: [Double], _ ahead: [Double], _ last: [Double], _ behind: [Double], _ length: Double
  ) -> Double? {
    var found: Double?
    for index in first.indices {
      let difference = ahead[index] - behind[index]
      guard abs(difference) > 1e-6 else { continue }
      let distance = (last[index] - behind[index] * length - first[index]) / difference
      if let found, abs(found - distance) > length * 1e-3 { return nil }
      found = found ?? distance
    }
    return found
  }
}
