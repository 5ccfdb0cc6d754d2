/// The cells that a view takes in a drawing.
struct DrawnBox {
  var horizontal: ClosedRange<Int>
  var vertical: ClosedRange<Int>
  /// The row through the middle of the view.
  var middle: Int
  /// Whether the view has no area.
  var isEmpty: Bool

  /// Whether there is a row between the upper and the lower border.
  var hasInside: Bool { vertical.count > 2 && horizontal.count > 1 }

  /// The cells moved off the border of the box around them, where that has an inside.
  func inside(_ other: DrawnBox?) -> DrawnBox {
    guard let other else { return self }
    var box = self
    box.horizontal = Self.inside(horizontal, other.horizontal)
    box.middle = Self.inside(middle...middle, other.vertical).lowerBound
    return box
  }

  /// A range within the ends of another one, as far as it lay within or on them.
  private static func inside(_ range: ClosedRange<Int>, _ other: ClosedRange<Int>) -> ClosedRange<
    Int
  > {
    guard other.count > 2, other.contains(range.lowerBound), other.contains(range.upperBound) else {
      return range
    }
    return range.clamped(to: other.lowerBound + 1...other.upperBound - 1)
  }
}
