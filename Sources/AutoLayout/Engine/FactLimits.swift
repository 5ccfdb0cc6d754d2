// Facts told about items are cut as the constants of constraints are (AL-28), so that no frame is infinite. A NaN stays
// so: it is ignored.

extension LayoutEngine {
  /// The greatest share of a length that a guide's edge or a baseline may have: the greatest coefficient of a row.
  static let greatestFraction = 1e6

  fileprivate static func limited(fraction: Double) -> Double {
    min(max(fraction, -greatestFraction), greatestFraction)
  }
}

extension LayoutInsets {
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

  /// The insets with each number that is finite cut to what a row is given.
  var limited: LayoutInsets {
    guard isFinite else { return self }
    return LayoutInsets(
      top: LayoutEngine.limited(top), left: LayoutEngine.limited(left),
      bottom: LayoutEngine.limited(bottom), right: LayoutEngine.limited(right))
  }
}

extension LayoutRect {
  /// The rectangle with each number cut to what a row is given, sizes not negative.
  var limited: LayoutRect {
    func clean(_ value: Double) -> Double { value.isFinite ? LayoutEngine.limited(value) : 0 }
    return LayoutRect(
      x: clean(x), y: clean(y), width: max(clean(width), 0), height: max(clean(height), 0))
  }
}

extension LayoutBaseline {
  var isFinite: Bool { fraction.isFinite && offset.isFinite }

  var limited: LayoutBaseline {
    guard isFinite else { return self }
    return LayoutBaseline(
      fraction: LayoutEngine.limited(fraction: fraction), offset: LayoutEngine.limited(offset))
  }
}

extension GuidePlacement {
  var isFinite: Bool {
    [left, right, top, bottom].allSatisfy { $0.fraction.isFinite && $0.offset.isFinite }
  }

  var limited: GuidePlacement {
    guard isFinite else { return self }
    func cut(_ edge: Edge) -> Edge {
      Edge(
        fraction: LayoutEngine.limited(fraction: edge.fraction),
        offset: LayoutEngine.limited(edge.offset))
    }
    return GuidePlacement(
      left: cut(left), right: cut(right), top: cut(top), bottom: cut(bottom))
  }
}
