/// The work of a pass at a view and below it.
///
/// A superview lists the subviews below which something is to be done. A pass so finds its way to a
/// single changed view without looking at that view's siblings, however many there are.
struct PassMark {
  /// The pass has something to do at the view itself.
  var isSet = true
  /// The superview's `below` holds the view.
  var isListed = false
  /// The subviews that have something to do at or below them, each once.
  var below: [UIView] = []

  var hasWork: Bool { isSet || !below.isEmpty }

  /// Lists a subview, which was not listed.
  mutating func list(_ view: UIView) {
    // A view with subviews has several, mostly: one piece of memory instead of one, two and four.
    if below.capacity == 0 { below.reserveCapacity(4) }
    below.append(view)
  }
}
