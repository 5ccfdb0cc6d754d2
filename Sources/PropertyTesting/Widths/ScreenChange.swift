/// A width of the window beyond which a screen no longer goes on in the straight lines it followed before, though the solver's
/// rows do.
struct ScreenChange {
  /// The width of the window, in points.
  var width: Double
  /// What happens there, in words.
  var words: String

  /// The lowest change within a range, if all views go on in straight lines.
  ///
  /// - Parameters:
  ///   - widths: the widths of the window of the two layouts.
  ///   - first: the layout at the lower width, whose texts are asked.
  ///   - last: the layout at the upper width.
  static func first(
    in widths: ClosedRange<Double>, _ first: ScreenSample, _ last: ScreenSample
  ) -> ScreenChange? {
    guard first.snapshot.showsSameElements(as: last.snapshot) else { return nil }
    let text = firstOfText(in: widths, first, last)
    let safeArea = firstOfSafeArea(in: widths, first.snapshot, last.snapshot)
    return [text, safeArea].compactMap { $0 }.min { $0.width < $1.width }
  }
}
