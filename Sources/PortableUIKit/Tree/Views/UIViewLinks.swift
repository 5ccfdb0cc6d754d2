/// A view's links to the views below it.
///
/// It is kept apart from the rest of a view's state as a view takes it apart when it goes away.
struct UIViewLinks {
  /// Back to front.
  var subviews: [UIView] = []
  /// The work of each pass, by `Pass`.
  var marks = InlineArray<4, PassMark>(repeating: PassMark())
  /// The run that has noted a move of the view, and its number there.
  var move: (run: AnimationRun, number: Int)?
  /// Subviews whose frames the engine has and they have not, in the order they were found.
  var subviewsWithStaleFrame: [UIView] = []
  /// The superview went away without letting go of the view, and this has not been noticed yet.
  var superviewWasReleased = false
  /// Where the view was last found among its superview's subviews.
  var siblingIndex = 0

  /// Gives up every view below, which has no superview from now on.
  mutating func takeSubviews() -> [UIView] {
    let views = subviews
    self = UIViewLinks()
    for view in views { view.setSuperviewStorage(nil) }
    return views
  }

  /// The lists that held the view went with its superview.
  private mutating func outliveSuperview() {
    for pass in marks.indices { marks[pass].isListed = false }
    superviewWasReleased = true
  }

  /// Lets go of `views` and all that only they hold, without recursion: a chain of views would
  /// otherwise let go of one another on the stack, which is finite.
  static func release(_ views: consuming [UIView]) {
    var waiting = views
    while var view = waiting.popLast() {
      if isKnownUniquelyReferenced(&view) {
        waiting.append(contentsOf: view.links.takeSubviews())
      } else {
        view.links.outliveSuperview()
      }
    }
  }
}
