import AutoLayout

extension ScreenChange {
  /// The lowest width within a range at which a view begins or ceases to lie over the border of the safe area.
  ///
  /// A view takes over the part of its superview's unsafe border that it covers, never less than nothing and never more than
  /// all of it: each edge of its safe area turns where the edge of its frame meets the superview's safe area, and where it
  /// meets the superview's own edge. Margins, and all that is placed by them, turn with it.
  static func firstOfSafeArea(
    in widths: ClosedRange<Double>, _ first: ScreenSnapshot, _ last: ScreenSnapshot
  ) -> ScreenChange? {
    let length = widths.upperBound - widths.lowerBound
    var found: ScreenChange?
    for (place, element) in first.elements.enumerated() {
      guard let parent = element.parent else { continue }
      for edge in RectangleEdge.allCases {
        let pairs = [first, last].map {
          SafeEdge(own: $0.elements[place], parent: $0.elements[parent], edge)
        }
        guard let part = SafeEdge.turn(between: pairs[0], pairs[1]) else { continue }
        let width = widths.lowerBound + part * length
        // A turn within a pixel of the ends is the end.
        guard width - widths.lowerBound > pixel, widths.upperBound - width > pixel,
          width < found?.width ?? .infinity
        else { continue }
        found = ScreenChange(
          width: width, words: "\(element.name) meets the \(edge) border of the safe area")
      }
    }
    return found
  }

  /// A pixel of a screen at two for each point.
  private static var pixel: Double { 0.5 }
}

/// An edge of a view and of its superview, in points towards the inside.
private struct SafeEdge {
  /// How deep the superview's safe area lies inside the view's edge, and how deep the superview's own edge does.
  let toSafeArea, toParent: Double
  /// How much of the view is unsafe there, and how much of the superview.
  let own, parents: Double

  init(own element: ScreenElement, parent: ScreenElement, _ edge: RectangleEdge) {
    toSafeArea = edge.distance(of: element.frame, beyond: parent.safeArea)
    toParent = edge.distance(of: element.frame, beyond: parent.frame)
    own = edge.distance(of: element.frame, beyond: element.safeArea)
    parents = edge.distance(of: parent.frame, beyond: parent.safeArea)
  }

  /// The part of the way from one layout to another at which the safe area turns first; nil if it does not.
  static func turn(between first: SafeEdge, _ last: SafeEdge) -> Double? {
    var parts: [Double] = []
    if (first.own > nothing) != (last.own > nothing) {
      parts.append(first.toSafeArea / (first.toSafeArea - last.toSafeArea))
    }
    if first.isWhole != last.isWhole {
      parts.append(first.toParent / (first.toParent - last.toParent))
    }
    return parts.filter { $0 > 0 && $0 < 1 }.min()
  }

  /// Whether the view has all of the superview's border.
  private var isWhole: Bool { parents > Self.nothing && own > parents - Self.nothing }

  /// What is less counts as rounding, in points.
  private static let nothing = 1e-3
}
