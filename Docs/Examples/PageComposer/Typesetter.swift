/// Breaks text into lines and returns the room that they take.
protocol Typesetter {
  /// Measures `text`, set no wider than `width` points; on one line if that is nil.
  func measure(_ text: String, _ style: TextStyle, width: Double?) -> TextExtent
}

/// The room that a text takes, in points.
struct TextExtent: Equatable {
  var width: Double
  var height: Double
  /// Distances of the first and the last baseline from the top.
  var firstBaseline: Double
  var lastBaseline: Double
}
