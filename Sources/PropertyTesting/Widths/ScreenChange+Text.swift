import AutoLayout

extension ScreenChange {
  /// The lowest width within a range at which a text breaks into other lines, or begins to fit or no longer does, if all views
  /// go on in straight lines.
  ///
  /// A text gets no higher if it has more room, so that equal heights at both ends are the height in between, and one
  /// change can be closed in by halving. The text itself is asked, nothing is laid out.
  static func firstOfText(
    in widths: ClosedRange<Double>, _ first: ScreenSample, _ last: ScreenSample
  ) -> ScreenChange? {
    // Heights come first: beyond the break of a line a view has another height, and its text other needs.
    return lowest(widths, first, last, "the lines of", "break anew") { place, room in
      first.textHeight(place, room.textWidth)
    }
      ?? lowest(widths, first, last, "the text of", "begins or ceases to fit") { place, room in
        first.isCut(place, room.size).map { $0 ? 1 : 0 }
      }
  }

  private static func lowest(
    _ widths: ClosedRange<Double>, _ first: ScreenSample, _ last: ScreenSample,
    _ subject: String, _ verb: String, _ ask: (_ place: Int, TextPlace) -> Double?
  ) -> ScreenChange? {
    let length = widths.upperBound - widths.lowerBound
    var found: (part: Double, name: String)?
    for (place, element) in first.snapshot.elements.enumerated() {
      guard let room = TextPlace.way(of: place, from: first, to: last) else { continue }
      func answer(at part: Double) -> Double? { ask(place, room(part)) }
      guard let beginning = answer(at: 0), answer(at: found?.part ?? 1) != beginning else {
        continue
      }
      // `near` has the answer of the beginning, `far` another one.
      var (near, far) = (0.0, found?.part ?? 1)
      while (far - near) * length > resolution {
        let middle = (near + far) / 2
        if answer(at: middle) == beginning { near = middle } else { far = middle }
      }
      found = (far, element.name)
    }
    return found.map {
      ScreenChange(
        width: widths.lowerBound + $0.part * length, words: "\(subject) \($0.name) \(verb)")
    }
  }

  /// To how much of the window's width a change is closed in, in points.
  private static var resolution: Double { 0.01 }
}

/// The room that a text has.
private struct TextPlace {
  /// The size of its view, whose edges are rounded to pixels.
  var size: LayoutSize
  /// The width at which its lines are broken.
  var textWidth: Double

  /// The room of an element at each part of the way between two layouts; nil if it has the same room everywhere.
  ///
  /// Lines are broken at the width that the constraints give, before it is rounded to pixels: that one is followed if it is
  /// known.
  static func way(
    of element: Int, from first: ScreenSample, to last: ScreenSample
  ) -> ((_ part: Double) -> TextPlace)? {
    if let start = first.place(of: element), let end = last.place(of: element) {
      let (one, two) = (start.inSuperview, end.inSuperview)
      if one.size == two.size, start.textWidth == end.textWidth { return nil }
      return { part in
        let place = start.mixed(with: end, part)
        return TextPlace(
          size: first.pixelGrid.round(place.inSuperview).size, textWidth: place.textWidth)
      }
    }
    let start = first.snapshot.elements[element].frame.size
    let end = last.snapshot.elements[element].frame.size
    if start == end { return nil }
    return { part in
      let size = LayoutSize(
        width: start.width + (end.width - start.width) * part,
        height: start.height + (end.height - start.height) * part)
      return TextPlace(size: size, textWidth: size.width)
    }
  }
}
