import AutoLayout

/// An interval of widths of the window within which every edge of a screen is a straight line.
public struct ScreenPiece: Hashable, Sendable {
  /// The widths, in points.
  public let range: ClosedRange<Double>
  /// The screen at the lower end, as it is on the side of the piece.
  public let start: ScreenSnapshot
  /// The screen at the upper end, as it is on the side of the piece, with the same elements.
  public let end: ScreenSnapshot
  /// What happens where the piece begins, in words: the rule that takes hold or lets go there.
  public let beginning: String?

  /// A number of an element over the piece, by its values at both ends.
  public func line(_ value: (ScreenSnapshot) -> Double) -> WidthLine {
    WidthLine(range: range, start: value(start), end: value(end))
  }

  /// The screen at a width of the piece.
  public func snapshot(at width: Double) -> ScreenSnapshot {
    let length = range.upperBound - range.lowerBound
    return start.moved(towards: end, by: length > 0 ? (width - range.lowerBound) / length : 0)
  }
}

extension ScreenSnapshot {
  /// The snapshot with every view on the straight way to where another one has it; a part beyond 0 and 1 goes on in that
  /// line.
  func moved(towards other: ScreenSnapshot, by part: Double) -> ScreenSnapshot {
    var moved = self
    moved.conditions.window.width +=
      (other.conditions.window.width - conditions.window.width) * part
    for place in elements.indices {
      moved.elements[place].frame = elements[place].frame
        .mixed(with: other.elements[place].frame, part)
      moved.elements[place].safeArea = elements[place].safeArea
        .mixed(with: other.elements[place].safeArea, part)
    }
    return moved
  }

  /// Whether another snapshot shows the same elements in the same order.
  func showsSameElements(as other: ScreenSnapshot) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { $0.name == $1.name && $0.parent == $1.parent }
  }
}

/// A number that changes in a straight line over an interval of widths.
public struct WidthLine: Hashable, Sendable {
  /// The widths.
  public let range: ClosedRange<Double>
  /// The number at the lower and at the upper end.
  public let start, end: Double

  /// The change for each point of the width.
  public var slope: Double { (end - start) / (range.upperBound - range.lowerBound) }

  /// The widths at which the number is above a limit; nil if there are none.
  public func range(above limit: Double) -> ClosedRange<Double>? {
    switch (start > limit, end > limit) {
    case (true, true): return range
    case (false, false): return nil
    case (let isAboveFirst, _):
      let part = (limit - start) / (end - start)
      let meeting = range.lowerBound + part * (range.upperBound - range.lowerBound)
      let bound = min(max(meeting, range.lowerBound), range.upperBound)
      return isAboveFirst ? range.lowerBound...bound : bound...range.upperBound
    }
  }

  /// The number at a width.
  func value(at width: Double) -> Double {
    range.lowerBound == range.upperBound ? start : start + slope * (width - range.lowerBound)
  }

  /// The end of an interval at which the least of several numbers is greatest, and that number; the lower end and 0 without
  /// numbers.
  static func worst(
    of lines: [WidthLine], in range: ClosedRange<Double>
  ) -> (width: Double, least: Double) {
    func least(at width: Double) -> Double { lines.map { $0.value(at: width) }.min() ?? 0 }
    let (low, high) = (least(at: range.lowerBound), least(at: range.upperBound))
    return high > low ? (range.upperBound, high) : (range.lowerBound, low)
  }

  /// The widths at which all of several numbers of one piece are above a limit; nil if there are none.
  public static func range(of lines: [WidthLine], above limit: Double) -> ClosedRange<Double>? {
    var common = lines.first?.range
    for line in lines {
      guard let now = common, let own = line.range(above: limit),
        max(now.lowerBound, own.lowerBound) < min(now.upperBound, own.upperBound)
      else { return nil }
      common = now.clamped(to: own)
    }
    return common
  }
}

extension LayoutRect {
  /// The rectangle on the straight way to another one.
  func mixed(with other: LayoutRect, _ part: Double) -> LayoutRect {
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * part }
    return LayoutRect(
      x: mix(x, other.x), y: mix(y, other.y), width: mix(width, other.width),
      height: mix(height, other.height))
  }

  /// The greatest distance of an edge from that of another rectangle.
  package func distance(of other: LayoutRect) -> Double {
    max(
      max((minX - other.minX).magnitude, (maxX - other.maxX).magnitude),
      max((minY - other.minY).magnitude, (maxY - other.maxY).magnitude))
  }
}
