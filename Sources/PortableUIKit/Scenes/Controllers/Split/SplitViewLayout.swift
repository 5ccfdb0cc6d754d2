import Foundation

/// Where the columns of an expanded split view stand. A pure function of the settings; in points.
struct SplitViewLayout: Equatable {
  /// The wished width of one column.
  struct Width: Equatable {
    /// A length, or nil for the fraction.
    var preferred: CGFloat?
    /// A part of the whole width, or nil for the system's: two fifths.
    var fraction: CGFloat?
    var minimum: CGFloat
    var maximum: CGFloat

    func resolved(in total: CGFloat) -> CGFloat {
      let wish = preferred ?? total * (fraction ?? 0.4)
      return min(total, max(minimum, min(maximum, wish)))
    }
  }

  var bounds: CGRect
  var mode: UISplitViewController.DisplayMode
  var primary: Width
  /// Nil where there are two columns.
  var supplementary: Width?
  /// The distance between columns side by side: a hairline.
  var gap: CGFloat
  /// How far a column beside the secondary one floats over it from the edges; nil for columns that stand
  /// beside one another (UM-1513).
  var floating: UIEdgeInsets?
  /// Whether the primary column stands at the right.
  var isFlipped: Bool

  /// The frame of each column; one that is not to be seen stands beyond its edge.
  var frames: [UISplitViewController.Column: CGRect] {
    let total = bounds.width
    let first = primary.resolved(in: total)
    let second = supplementary?.resolved(in: total) ?? 0
    // The distances of the columns' near edges from the primary edge, and the secondary's extent.
    let places: (primary: CGFloat, supplementary: CGFloat, secondary: CGFloat, width: CGFloat)
    let hasThree = supplementary != nil
    switch mode {
    case .automatic, .secondaryOnly:
      places = (-first - second, -second, 0, total)
    case .oneBesideSecondary:
      let shown = hasThree ? second : first
      places = (hasThree ? -first : 0, 0, shown + gap, total - shown - gap)
    case .oneOverSecondary:
      places = (hasThree ? -first : 0, 0, 0, total)
    case .twoBesideSecondary:
      let start = first + gap + second + gap
      places = (0, first + gap, start, total - start)
    case .twoOverSecondary:
      places = (0, first + gap, 0, total)
    case .twoDisplaceSecondary:
      // The secondary column keeps the width it has beside one column, and is pushed out.
      places = (0, first + gap, first + gap + second + gap, total - second - gap)
    }
    func frame(_ start: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(
        x: isFlipped ? bounds.maxX - start - width : bounds.minX + start, y: bounds.minY,
        width: max(0, width), height: bounds.height)
    }
    var frames: [UISplitViewController.Column: CGRect] = [
      .primary: frame(places.primary, first),
      .secondary: frame(places.secondary, places.width),
    ]
    if hasThree { frames[.supplementary] = frame(places.supplementary, second) }
    if let floating, floats { return floated(frames, by: floating) }
    return frames
  }

  /// Whether a single column floats over the secondary one.
  private var floats: Bool {
    floating != nil && supplementary == nil && mode == .oneBesideSecondary
  }

  /// The primary column within the edges, over a secondary one that has all the room.
  private func floated(
    _ frames: [UISplitViewController.Column: CGRect], by insets: UIEdgeInsets
  ) -> [UISplitViewController.Column: CGRect] {
    var frames = frames
    guard let primary = frames[.primary] else { return frames }
    frames[.primary] = CGRect(
      x: isFlipped ? bounds.maxX - insets.right - primary.width : bounds.minX + insets.left,
      y: bounds.minY + insets.top, width: primary.width,
      height: max(0, bounds.height - insets.top - insets.bottom))
    frames[.secondary] = bounds
    return frames
  }

  /// The part of the secondary column that floating columns cover.
  var coveredOfSecondary: UIEdgeInsets {
    guard floats, let floating, let primary = frames[.primary] else { return .zero }
    return isFlipped
      ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: primary.width + floating.right)
      : UIEdgeInsets(top: 0, left: primary.width + floating.left, bottom: 0, right: 0)
  }

  /// The columns to be seen, in the order of their layers: those over the secondary come last.
  var visibleColumns: [UISplitViewController.Column] {
    let one: UISplitViewController.Column = supplementary == nil ? .primary : .supplementary
    return switch mode {
    case .automatic, .secondaryOnly: [.secondary]
    case .oneBesideSecondary, .oneOverSecondary: [.secondary, one]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      supplementary == nil ? [.secondary, .primary] : [.secondary, .supplementary, .primary]
    }
  }
}
