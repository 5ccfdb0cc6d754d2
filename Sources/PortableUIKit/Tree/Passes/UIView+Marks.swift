import Foundation

extension UIView {
  /// Whether the pass has something to do at this view.
  func isMarked(_ pass: Pass) -> Bool { links.marks[pass.rawValue].isSet }

  /// Whether the pass has something to do at this view or below it.
  func hasWork(_ pass: Pass) -> Bool { links.marks[pass.rawValue].hasWork }

  /// Has the pass do something at this view.
  func mark(_ pass: Pass) {
    links.marks[pass.rawValue].isSet = true
    list(pass)
  }

  /// Withdraws the mark of this view; marks below stay.
  func unmark(_ pass: Pass) { links.marks[pass.rawValue].isSet = false }

  /// Lists the way from the root to this view, for the pass to find it, and asks for a turn.
  ///
  /// - Complexity: O(1) amortized: the way up ends at the first view that is listed.
  func list(_ pass: Pass) {
    let index = pass.rawValue
    // The earlier listing of the way has asked for the turn.
    if links.marks[index].isListed { return }
    var view = self
    while !view.links.marks[index].isListed, let superview = view.superviewStorage {
      view.links.marks[index].isListed = true
      superview.links.marks[index].list(view)
      view = superview
    }
    viewState.window?.scheduleTurn()
  }

  /// Lists the way to this view for every pass that has something to do at or below it.
  func listAllWork() {
    for pass in Pass.allCases where hasWork(pass) { list(pass) }
  }

  /// Takes this view, which leaves its superview, off the superview's lists.
  func unlist(from superview: UIView) {
    for pass in Pass.allCases where links.marks[pass.rawValue].isListed {
      links.marks[pass.rawValue].isListed = false
      superview.links.marks[pass.rawValue].below.removeAll { $0 === self }
    }
  }

  /// The subviews that have something to do, back to front; they are no longer listed.
  func takeListed(_ pass: Pass) -> [UIView] {
    let views = listed(pass)
    guard !views.isEmpty else { return [] }
    links.marks[pass.rawValue].below = []
    for view in views { view.links.marks[pass.rawValue].isListed = false }
    return views
  }

  /// The subviews that have something to do at or below them, back to front.
  func listed(_ pass: Pass) -> [UIView] {
    let index = pass.rawValue
    let listed = links.marks[index].below
    // The view listed last mostly lies in front.
    if isInOrder(listed) { return listed }
    if listed.count > links.subviews.count / 8 {
      return links.subviews.filter { $0.links.marks[index].isListed }
    }
    return listed.sorted { $0.siblingIndex < $1.siblingIndex }
  }

  /// Whether these subviews follow one another, back to front.
  private func isInOrder(_ views: [UIView]) -> Bool {
    if views.count < 2 { return true }
    let siblings = links.subviews
    var last = -1
    for view in views {
      var place = view.links.siblingIndex
      if !siblings.indices.contains(place) || siblings[place] !== view { place = view.siblingIndex }
      if place < last { return false }
      last = place
    }
    return true
  }

  /// The place among the superview's subviews, back to front; 0 without a superview.
  ///
  /// - Complexity: O(1) while the order of the siblings does not change, then O(siblings) once.
  var siblingIndex: Int {
    guard let siblings = superviewStorage?.links.subviews else { return 0 }
    let place = links.siblingIndex
    if siblings.indices.contains(place), siblings[place] === self { return place }
    for (index, view) in siblings.enumerated() { view.links.siblingIndex = index }
    return links.siblingIndex
  }
}

extension UIView {
  /// The passes that have something to do at this view, apart from drawing; none after a turn.
  package var pendingPasses: [String] {
    var passes = Pass.allCases.filter { $0 != .display && isMarked($0) }.map { "\($0)" }
    if layoutState.needsUpdateProperties { passes.append("properties") }
    return passes
  }

  /// Whether a part of the view is to be drawn again; after a turn only of views that cannot be seen.
  package var awaitsDrawing: Bool { !viewState.damage.isNone && !bounds.isEmpty }
}
