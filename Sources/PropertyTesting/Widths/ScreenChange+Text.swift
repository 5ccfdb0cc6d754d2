import AutoLayout

extension ScreenChange {
  /// The lowest width within a range at which a text breaks into other lines, or begins to fit or no longer does, if all views
  /// go on in straight lines.
  ///
  /// A text gets no higher if it has more room, so that equal heights at both ends are the height in between, and one
  /// change can be closed in by halving. The text itself is asked, nothing is laid out.
  static func firstOfText(
    in widths: ClosedRange<Double>, _ first: ScreenSample, _ last: ScreenSnapshot
  ) -> ScreenChange? {
    // Heights come first: beyond the break of a line a view has another height, and its text other needs.
    return lowest(widths, first, last, "the lines of", "break anew") { place, size in
      first.textHeight(place, size.width)
    }
      ?? lowest(widths, first, last, "the text of", "begins or ceases to fit") { place, size in
        first.isCut(place, size).map { $0 ? 1 : 0 }
      }
  }

  private static func lowest(
    _ widths: ClosedRange<Double>, _ first: ScreenSample, _ last: ScreenSnapshot,
    _ subject: String, _ verb: String, _ ask: (_ place: Int, LayoutSize) -> Double?
  ) -> ScreenChange? {
    let length = widths.upperBound - widths.lowerBound
    var found: (part: Double, name: String)?
    for (place, element) in first.snapshot.elements.enumerated() {
      let (start, end) = (element.frame, last.elements[place].frame)
      guard start.width != end.width || start.height != end.height else { continue }
      func answer(at part: Double) -> Double? {
        let size = start.mixed(with: end, part)
        return ask(place, LayoutSize(width: size.width, height: size.height))
      }
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
