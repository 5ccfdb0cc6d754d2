import Foundation

/// The parts of the bar above a scroll view that go as its content scrolls up, the search bar first: heights in points.
struct CollapsingBar {
  /// The height of all parts.
  var whole: CGFloat = 0
  /// The height of the search bar among them.
  var search: CGFloat = 0
  /// The height of what has gone.
  var gone: CGFloat = 0

  /// Where content comes to rest that was let go with `height` points of the parts gone: no part stays half gone. A large
  /// title of 52 goes from 36.5 on (measured on iOS 26), a search bar from its middle on (not measured).
  func rest(at height: CGFloat) -> CGFloat {
    guard height > 0, height < whole else { return height }
    if height < search { return height < search / 2 ? 0 : search }
    return height - search < (whole - search) * 36.5 / 52 ? search : whole
  }
}
