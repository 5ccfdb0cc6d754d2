import AutoLayout

extension ScreenPiece {
  /// The findings of elements that share more than `depth` both ways.
  func overlaps(among places: [Int], depth: Double) -> [WidthFinding] {
    // Pairs that overlap at neither end, nor between, are left out by their boxes over the whole piece.
    let boxes = places.map { start.elements[$0].frame.union(end.elements[$0].frame) }
    return OverlapSearch(boxes, depth: depth).pairs.sorted { $0 < $1 }.compactMap { pair in
      let (one, two) = (places[pair.first], places[pair.second])
      func shares(_ snapshot: ScreenSnapshot) -> [Double] {
        let (a, b) = (snapshot.elements[one].frame, snapshot.elements[two].frame)
        return [
          a.maxX - b.minX, b.maxX - a.minX, a.maxY - b.minY, b.maxY - a.minY, a.width, a.height,
          b.width, b.height,
        ]
      }
      let lines = zip(shares(start), shares(end)).map {
        WidthLine(range: range, start: $0, end: $1)
      }
      return WidthLine.range(of: lines, above: depth).map {
        finding(
          $0, [one, two], "\(start.elements[one].name) and \(start.elements[two].name) overlap",
          excess: lines, above: depth)
      }
    }
  }

  /// The findings of an element that leaves a rectangle at an edge; one without area leaves nothing, and neither does one whose
  /// area is lost where edges are rounded to pixels.
  ///
  /// - Parameter isWhole: whether it is found only if no part of it is left in the rectangle.
  func protrusions(
    of place: Int, beyond outer: (ScreenSnapshot) -> LayoutRect, _ words: String, isWhole: Bool
  ) -> [WidthFinding] {
    let name = start.elements[place].name
    let sides = [\LayoutRect.width, \.height].map { side in
      line { $0.elements[place].frame[keyPath: side] - WidthProperty.lostSide }
    }
    return RectangleEdge.allCases.compactMap { edge in
      let way = line {
        let frame = $0.elements[place].frame
        return isWhole
          ? edge.distance(ofAll: frame, beyond: outer($0))
          : edge.distance(of: frame, beyond: outer($0)) - ScreenProperty.slack
      }
      return WidthLine.range(of: [way] + sides, above: 0).map {
        finding($0, [place], "\(name) leaves \(words) at the \(edge)", excess: [way])
      }
    }
  }
}

extension ScreenSnapshot {
  /// The window in its own coordinates.
  var windowFrame: LayoutRect {
    LayoutRect(x: 0, y: 0, width: conditions.window.width, height: conditions.window.height)
  }
}

extension LayoutRect {
  /// The smallest rectangle around both.
  fileprivate func union(_ other: LayoutRect) -> LayoutRect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return LayoutRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
}
