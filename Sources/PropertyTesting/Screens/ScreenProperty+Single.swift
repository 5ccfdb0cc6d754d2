import AutoLayout

extension ScreenProperty {
  /// No required constraints exclude one another.
  public static let noConflict = ScreenProperty("no conflict of required constraints") {
    snapshot, _ in snapshot.conflicts.map { ScreenViolation($0) }
  }

  /// The constraints determine every frame.
  public static let noAmbiguity = ScreenProperty("no ambiguous layout") { snapshot, _ in
    snapshot.violations { $0.isAmbiguous ? "\($0.name) is ambiguous" : nil }
  }

  /// Every view stays in the safe area of its parent, unless it is meant to reach beyond.
  public static let insideSafeArea = ScreenProperty("no view outside its parent's safe area") {
    snapshot, _ in
    snapshot.violations { element in
      guard let parent = element.parent.map({ snapshot.elements[$0] }), !element.ignoresSafeArea,
        !element.frame.isEmpty, let distance = element.frame.distance(outOf: parent.safeArea)
      else { return nil }
      return "\(element.name) leaves the safe area of \(parent.name) by \(distance.swiftSource)"
    }
  }

  /// All text fits.
  public static let noTruncation = ScreenProperty("no truncated text") { snapshot, _ in
    snapshot.violations { element in
      guard element.isTruncated else { return nil }
      return "the text of \(element.name) does not fit in \(element.frame.size.text)"
    }
  }

  /// No text or control reaches beyond the window, and no picture is wholly beyond it, except for views that can be
  /// scrolled into sight.
  public static let onScreen = ScreenProperty("nothing beyond the screen") { snapshot, _ in
    let window = snapshot.windowFrame
    return snapshot.violations { element in
      guard !element.isScrolled, element.content != .none, !element.frame.isEmpty,
        let distance = element.frame.distance(outOf: window),
        element.content.mustBeWhole || !element.frame.overlaps(window)
      else { return nil }
      let edge = element.frame.edge(furthestOutOf: window)
      return "\(element.name) reaches \(distance.text) points beyond the \(edge) edge of the screen"
    }
  }

  /// With how many of those after it an element is told that it overlaps: of a heap the first ones say enough.
  package static let overlapLimit = 16

  /// No texts or controls of one parent cover each other.
  ///
  /// Of a heap of elements each is told with at most sixteen of those after it.
  public static let apart = ScreenProperty("texts and controls apart") { snapshot, _ in
    let shown = snapshot.elements.indices.filter { snapshot.elements[$0].content.mustBeWhole }
    let families = Dictionary(grouping: shown) { snapshot.elements[$0].parent }
    let pairs = families.values.flatMap { family in
      OverlapSearch(family.map { snapshot.elements[$0].frame }, depth: 2).pairs.map {
        (family[$0.first], family[$0.second])
      }
    }
    return pairs.sorted { $0 < $1 }.compactMap { index, other in
      let first = snapshot.elements[index]
      let second = snapshot.elements[other]
      guard let common = first.frame.intersection(with: second.frame) else { return nil }
      return ScreenViolation(
        "\(first.name) and \(second.name) overlap by \(common.width.text) x \(common.height.text)",
        elements: [index, other])
    }
  }

  /// The named views do not cover one another.
  public static func noOverlap(of names: [String]) -> ScreenProperty {
    ScreenProperty(
      "no overlap of " + names.joined(separator: ", "), subjects: names, leastSubjects: 2
    ) { snapshot, _ in
      let places = snapshot.elements.indices.filter { names.contains(snapshot.elements[$0].name) }
      return places.enumerated().flatMap { place, index in
        places[(place + 1)...].compactMap { other -> ScreenViolation? in
          let first = snapshot.elements[index]
          let second = snapshot.elements[other]
          guard first.frame.overlaps(second.frame) else { return nil }
          return ScreenViolation(
            "\(first.name) and \(second.name) overlap", elements: [index, other])
        }
      }
    }
  }

  /// Everything that reacts to touches is large enough to be hit: 44 points each way, says Apple's guideline.
  public static func minimumTouchTarget(_ side: Double = 44) -> ScreenProperty {
    ScreenProperty("touch targets of at least \(side.swiftSource) points") { snapshot, _ in
      snapshot.violations { element in
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

  /// The edge of another rectangle beyond which the rectangle reaches furthest.
  func edge(furthestOutOf other: LayoutRect) -> String {
    let distances = [
      (other.minX - minX, "left"), (other.minY - minY, "top"), (maxX - other.maxX, "right"),
      (maxY - other.maxY, "bottom"),
    ]
    return distances.max { $0.0 < $1.0 }?.1 ?? "left"
  }

  /// The part that two rectangles share; `nil` for none.
  func intersection(with other: LayoutRect) -> LayoutSize? {
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    return width > 0 && height > 0 ? LayoutSize(width: width, height: height) : nil
  }

  /// Whether two rectangles share more than a seam.
  func overlaps(_ other: LayoutRect) -> Bool {
    intersection(with: other).map { min($0.width, $0.height) > ScreenProperty.slack } ?? false
  }
}

extension LayoutSize {
  var text: String { "\(width.text) x \(height.text)" }
}

extension Double {
  /// A number of points for people, to a tenth.
  fileprivate var text: String { NumberText.points(self, places: 1) }
}
