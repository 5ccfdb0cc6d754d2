/// The share of the ``FirstRoom`` that a table gets.
struct FirstShare {
  /// The elements in any case, and the elements for each row that is expected.
  var elements = 0
  var perRow = 0

  static var none: FirstShare { FirstShare() }

  @inline(__always)
  static func elements(_ count: Int) -> FirstShare { FirstShare(elements: count) }

  /// A large system has none of these: its tables have memory of their own from the start.
  @inline(__always)
  static func rows(_ count: Int) -> FirstShare { FirstShare(perRow: count) }
}
