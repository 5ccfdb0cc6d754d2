/// The attributes that logs speak of, as parts of a view's rectangle.
enum LoggedAttribute {
  /// The parts of which an attribute is the sum: x, y, w, h, half of these, or a number of its own (`+`), such as a
  /// margin.
  static let parts: [String: [String]] = [
    "left": ["x"], "leading": ["x"], "minX": ["x"], "right": ["x", "w"], "trailing": ["x", "w"],
    "maxX": ["x", "w"], "centerX": ["x", "w/2"], "midX": ["x", "w/2"], "top": ["y"],
    "minY": ["y"], "bottom": ["y", "h"], "maxY": ["y", "h"], "centerY": ["y", "h/2"],
    "midY": ["y", "h/2"], "width": ["w"], "height": ["h"], "leftMargin": ["x", "+"],
    "leadingMargin": ["x", "+"], "rightMargin": ["x", "w", "+"], "trailingMargin": ["x", "w", "+"],
    "topMargin": ["y", "+"], "bottomMargin": ["y", "h", "+"],
    "centerXWithinMargins": ["x", "w/2", "+"], "centerYWithinMargins": ["y", "h/2", "+"],
    "baseline": ["y", "+"], "lastBaseline": ["y", "+"], "firstBaseline": ["y", "+"],
  ]
}
