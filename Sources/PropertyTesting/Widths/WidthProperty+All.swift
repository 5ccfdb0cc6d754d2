import AutoLayout

extension WidthProperty {
  /// No required constraints exclude one another.
  public static let noConflict = WidthProperty.piecewise("no conflict of required constraints") {
    piece in
    piece.start.conflicts.map {
      WidthFinding(
        property: "", range: piece.range, elements: [], text: $0, beginning: piece.beginning)
    }
  }

  /// The constraints determine every frame.
  public static let noAmbiguity = WidthProperty.piecewise("no ambiguous layout") { piece in
    piece.start.elements.indices.filter { piece.start.elements[$0].isAmbiguous }.map {
      piece.finding(piece.range, [$0], "\(piece.start.elements[$0].name) is ambiguous")
    }
  }

  /// All text fits.
  public static let noTruncation = WidthProperty.piecewise("no truncated text") { piece in
    piece.start.elements.indices.compactMap { place in
      let (first, last) = (piece.start.elements[place], piece.end.elements[place])
      guard first.isTruncated || last.isTruncated else { return nil }
      return piece.finding(piece.range, [place], "the text of \(first.name) does not fit")
    }
  }

  /// Every view stays in the safe area of its parent, unless it is meant to reach beyond.
  public static let insideSafeArea = protrusion("no view outside its parent's safe area") {
    snapshot, place in
    let element = snapshot.elements[place]
    guard let parent = element.parent, !element.ignoresSafeArea else { return nil }
    return (
      snapshot.elements[parent].safeArea, "the safe area of \(snapshot.elements[parent].name)"
    )
  }

  /// No view reaches beyond its superview, unless it scrolls.
  public static let noProtrusion = protrusion("no view beyond its superview") { snapshot, place in
    let element = snapshot.elements[place]
    guard let parent = element.parent, !element.isScrolled else { return nil }
    return (snapshot.elements[parent].frame, snapshot.elements[parent].name)
  }

  /// No text or control reaches beyond the window, and no picture is wholly beyond it, except for views that can be
  /// scrolled into sight.
  public static let onScreen = WidthProperty("nothing beyond the screen") { sweep in
    sweep.pieces.flatMap { piece in
      piece.start.elements.indices.flatMap { place -> [WidthFinding] in
        let element = piece.start.elements[place]
        if element.isScrolled || element.content == .none { return [] }
        return piece.protrusions(
          of: place, beyond: { $0.windowFrame }, "the screen",
          isWhole: !element.content.mustBeWhole)
      }
    }
  }

  /// Elements stay in a rectangle, one inequality for each edge.
  private static func protrusion(
    _ name: String,
    _ outer: @escaping @Sendable (ScreenSnapshot, _ place: Int) -> (LayoutRect, String)?
  ) -> WidthProperty {
    piecewise(name) { piece in
      piece.start.elements.indices.flatMap { place -> [WidthFinding] in
        guard let (_, words) = outer(piece.start, place) else { return [] }
        return piece.protrusions(
          of: place, beyond: { outer($0, place)?.0 ?? $0.windowFrame }, words, isWhole: false)
      }
    }
  }

  /// No texts or controls of one parent cover each other.
  public static let apart = WidthProperty.piecewise("texts and controls apart") { piece in
    let shown = piece.start.elements.indices.filter {
      piece.start.elements[$0].content.mustBeWhole
    }
    let families = Dictionary(grouping: shown) { piece.start.elements[$0].parent }
    return families.values.flatMap { piece.overlaps(among: $0, depth: 2) }
  }

  /// The named views do not cover one another.
  public static func noOverlap(of names: [String]) -> WidthProperty {
    WidthProperty(
      "no overlap of " + names.joined(separator: ", "), subjects: names, leastSubjects: 2
    ) { sweep in
      sweep.pieces.flatMap { $0.overlaps(among: $0.places(of: names), depth: slack) }
    }
  }

  /// Views of one superview do not cover each other, unless they overlap at the lowest width.
  public static let noCollision = WidthProperty("no collision of siblings") { sweep in
    guard let first = sweep.pieces.first?.start else { return [] }
    // Who covers whom at the beginning is meant to: a background, a badge.
    let intended = Set(
      first.elements.indices.flatMap { place in
        first.elements.indices.compactMap { other in
          place < other && first.elements[place].frame.overlaps(first.elements[other].frame)
            ? first.elements[place].name + "\u{1F}" + first.elements[other].name : nil
        }
      })
    return sweep.pieces.flatMap { piece in
      let families = Dictionary(grouping: piece.start.elements.indices) {
        piece.start.elements[$0].parent
      }
      return families.values.flatMap { piece.overlaps(among: $0, depth: slack) }
        .filter { !intended.contains($0.elements.joined(separator: "\u{1F}")) }
    }
  }

  /// Everything that reacts to touches is large enough to be hit: 44 points each way, says Apple's guideline.
  public static func minimumTouchTarget(_ side: Double = 44) -> WidthProperty {
    piecewise("touch targets of at least \(side.swiftSource) points") { piece in
      [\LayoutRect.width, \.height].flatMap { length in
        piece.findings(above: slack - side, { "\($0.name) is smaller than \(side.widthText)" }) {
          place, snapshot in
          let element = snapshot.elements[place]
          return element.isTouchTarget ? -element.frame[keyPath: length] : nil
        }
      }
    }
  }

  /// No view has a negative size.
  public static let neverNegative = WidthProperty.piecewise("no negative size") { piece in
    [\LayoutRect.width, \.height].flatMap { length in
      piece.findings(above: 1e-6, { "\($0.name) has a negative size" }) { place, snapshot in
        -snapshot.elements[place].frame[keyPath: length]
      }
    }
  }

  /// In a wider window no named view is narrower; all views if none is named.
  public static func monotoneInWidth(of names: Set<String> = []) -> WidthProperty {
    piecewise("no view shrinks in a wider window", subjects: names.sorted()) { piece in
      piece.start.elements.indices.compactMap { place in
        let element = piece.start.elements[place]
        let line = piece.line { $0.elements[place].frame.width }
        guard names.isEmpty || names.contains(element.name), line.start - line.end > 2 * slack
        else { return nil }
        return piece.finding(
          piece.range, [place],
          "\(element.name) shrinks from \(line.start.widthText) to \(line.end.widthText)")
      }
    }
  }

  /// The gap between two views that lie side by side, or one above the other, is at least so many points.
  public static func gap(
    between first: String, and second: String, atLeast least: Double
  ) -> WidthProperty {
    WidthProperty(
      "at least \(least.widthText) between \(first) and \(second)", subjects: [first, second],
      leastSubjects: 2
    ) { sweep in
      sweep.pieces.flatMap { piece -> [WidthFinding] in
        guard let one = piece.places(of: [first]).first, let two = piece.places(of: [second]).first
        else { return [] }
        func distances(_ snapshot: ScreenSnapshot) -> [Double] {
          let (a, b) = (snapshot.elements[one].frame, snapshot.elements[two].frame)
          return [b.minX - a.maxX, a.minX - b.maxX, b.minY - a.maxY, a.minY - b.maxY]
        }
        // Too near are they only if no side has the gap.
        let lines = zip(distances(piece.start), distances(piece.end)).map {
          WidthLine(range: piece.range, start: -$0, end: -$1)
        }
        return WidthLine.range(of: lines, above: slack - least).map {
          [
            piece.finding(
              $0, [one, two], "\(first) and \(second) are too near each other", excess: lines,
              above: slack - least)
          ]
        } ?? []
      }
    }
  }

  /// The named views keep their order from left to right (or from top to bottom).
  public static func sameOrder(
    of names: [String], along axis: LayoutAxis = .horizontal
  ) -> WidthProperty {
    WidthProperty(
      "the order of " + names.joined(separator: ", "), subjects: names, leastSubjects: 2
    ) { sweep in
      sweep.pieces.flatMap { piece in
        zip(names, names.dropFirst()).compactMap { first, second -> WidthFinding? in
          guard let one = piece.places(of: [first]).first,
            let two = piece.places(of: [second]).first
          else { return nil }
          let edge: (LayoutRect) -> Double = { axis == .horizontal ? $0.midX : $0.midY }
          let line = piece.line { edge($0.elements[one].frame) - edge($0.elements[two].frame) }
          return line.range(above: slack).map {
            piece.finding(
              $0, [one, two], "\(second) comes before \(first)", excess: [line], above: slack)
          }
        }
      }
    }
  }

  /// No arrangement of the named views lasts only for a few points of width between two others, as one does that nobody
  /// has seen on a device (the small range of Walsh, Kapfhammer and McMinn, doi:10.1145/3092703.3092712).
  public static func noSmallRange(
    of names: [String], narrowerThan least: Double = 8
  ) -> WidthProperty {
    WidthProperty(
      "no arrangement of less than \(least.widthText) points", subjects: names, leastSubjects: 2
    ) { sweep in
      let runs = sweep.arrangements(of: names)
      guard runs.count > 2 else { return [] }
      return runs[1..<(runs.count - 1)].filter {
        $0.range.upperBound - $0.range.lowerBound < least
      }.map {
        WidthFinding(
          property: "", range: $0.range, elements: names,
          text: "\(names.joined(separator: ", ")) are arranged in a way of their own",
          beginning: $0.beginning)
      }
    }
  }
}

extension ScreenSweep {
  /// The intervals on which the named views are arranged alike: which lies beside, above or over which.
  fileprivate func arrangements(
    of names: [String]
  ) -> [(range: ClosedRange<Double>, arrangement: [Int], beginning: String?)] {
    var runs: [(range: ClosedRange<Double>, arrangement: [Int], beginning: String?)] = []
    for piece in pieces {
      let places = piece.places(of: names)
      let middle = piece.snapshot(
        at: (piece.range.lowerBound + piece.range.upperBound) / 2)
      let arrangement = places.flatMap { one in
        places.filter { $0 > one }.map { two in
          middle.elements[one].frame.relation(to: middle.elements[two].frame)
        }
      }
      if let last = runs.last, last.arrangement == arrangement {
        runs[runs.count - 1].range = last.range.lowerBound...piece.range.upperBound
      } else {
        runs.append((piece.range, arrangement, piece.beginning))
      }
    }
    return runs
  }
}

extension LayoutRect {
  /// A number for each way in which two rectangles may lie: beside, above, over.
  fileprivate func relation(to other: LayoutRect) -> Int {
    let slack = ScreenProperty.slack
    let across = maxX <= other.minX + slack ? 1 : other.maxX <= minX + slack ? 2 : 0
    let down = maxY <= other.minY + slack ? 1 : other.maxY <= minY + slack ? 2 : 0
    return across * 3 + down
  }
}
