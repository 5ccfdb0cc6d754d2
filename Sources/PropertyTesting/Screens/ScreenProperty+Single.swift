import AutoLayout

extension ScreenProperty {
  /// No required constraints exclude one another.
  public static let noConflict = ScreenProperty("no conflict of required constraints") {
    snapshot, _ in snapshot.conflicts
  }

  /// The constraints determine every frame.
  public static let noAmbiguity = ScreenProperty("no ambiguous layout") { snapshot, _ in
    snapshot.elements.filter(\.isAmbiguous).map { "\($0.name) is ambiguous" }
  }

  /// Every view stays in the safe area of its parent, unless it is meant to reach beyond.
  public static let insideSafeArea = ScreenProperty("no view outside its parent's safe area") {
    snapshot, _ in
    snapshot.elements.compactMap { element in
      guard let parent = element.parent.map({ snapshot.elements[$0] }), !element.ignoresSafeArea,
        !element.frame.isEmpty, let distance = element.frame.distance(outOf: parent.safeArea)
      else { return nil }
      return "\(element.name) leaves the safe area of \(parent.name) by \(distance.swiftSource)"
    }
  }

  /// All text fits.
  public static let noTruncation = ScreenProperty("no truncated text") { snapshot, _ in
    snapshot.elements.filter(\.isTruncated).map { element in
      "the text of \(element.name) does not fit in \(element.frame.size.text)"
    }
  }

  /// The named views do not cover one another.
  public static func noOverlap(of names: [String]) -> ScreenProperty {
    ScreenProperty("no overlap of " + names.joined(separator: ", ")) { snapshot, _ in
      let elements = names.compactMap { snapshot.element(named: $0) }
      return elements.enumerated().flatMap { index, first in
        elements[(index + 1)...].compactMap { second in
          first.frame.overlaps(second.frame) ? "\(first.name) and \(second.name) overlap" : nil
        }
      }
    }
  }

  /// Everything that reacts to touches is large enough to be hit: 44 points each way, says Apple's guideline.
  public static func minimumTouchTarget(_ side: Double = 44) -> ScreenProperty {
    ScreenProperty("touch targets of at least \(side.swiftSource) points") { snapshot, _ in
      snapshot.elements.compactMap { element in
        let size = element.frame.size
        guard element.isTouchTarget, min(size.width, size.height) < side - slack else {
          return nil
        }
        return "\(element.name) is only \(size.text)"
      }
    }
  }
}

extension LayoutRect {
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// How far the rectangle reaches out of another one; `nil` if it does not.
  func distance(outOf other: LayoutRect) -> Double? {
    let distances = [other.minX - minX, other.minY - minY, maxX - other.maxX, maxY - other.maxY]
    let worst = distances.max() ?? 0
    return worst > ScreenProperty.slack ? worst : nil
  }

  /// Whether two rectangles share more than a seam.
  func overlaps(_ other: LayoutRect) -> Bool {
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    return min(width, height) > ScreenProperty.slack
  }
}

extension LayoutSize {
  var text: String { "\(width.swiftSource) x \(height.swiftSource)" }
}
