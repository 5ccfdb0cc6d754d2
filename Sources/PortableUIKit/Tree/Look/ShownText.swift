import Foundation

/// The text that a view shows, for those who tell of views.
package struct ShownText {
  /// The words; nil where there are none.
  package var words: String?
  /// The font, of labels and buttons.
  package var font: UIFont?
  /// The most lines, 0 for any number.
  package var lines = 1
  /// Whether the text stands in the left part of the view.
  package var isAtLeft = true
  /// Whether a person writes it, so that no log tells views apart by it.
  package var isWritten = false
}

/// How much room a text may lack and still count as fitting.
package struct TextSlack {
  /// A part of the natural width: more than nothing where text is measured in another font than it will be shown in.
  let tolerance: Double
  /// Points that rounding takes: lines are broken at the width that the constraints give, and in the bounds each edge is off it
  /// by up to half a pixel.
  let lost: Double
  /// A tenth of a point more, since sizes are rounded up to pixels.
  var slack: Double { 0.1 + lost }

  package init(tolerance: Double, displayScale: CGFloat) {
    self.tolerance = tolerance
    lost = 1 / max(displayScale, 1)
  }

  /// Whether one line of a size has its place, scaled down as far as it may be.
  func admits(_ size: CGSize, in room: CGSize, scale: CGFloat) -> Bool {
    let share = scale * (1 - tolerance)
    return size.width * share <= room.width + slack && size.height * share <= room.height + slack
  }
}
