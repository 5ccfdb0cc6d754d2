import Foundation

extension UIView {
  /// The map from this view's coordinates to its superview's (XF-3).
  var transformToSuperview: CGAffineTransform {
    let bounds = viewState.bounds
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(viewState.transform)
      .concatenating(CGAffineTransform(translationX: viewState.center.x, y: viewState.center.y))
  }

  /// The map from this view's coordinates to those inside `ancestor`; nil means the tree's root.
  private func transform(toAncestor ancestor: UIView?) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while view !== ancestor, let superview = view.superview {
      result = result.concatenating(view.transformToSuperview)
      view = superview
    }
    return result
  }

  /// The map from this view's coordinates to `target`'s; a nil target means the root's, and trees
  /// without a common root count as sharing an origin (CV-1, CV-4).
  private func transform(to target: UIView?) -> CGAffineTransform {
    guard let target else { return transform(toAncestor: nil) }
    let common = nearestCommonAncestor(with: target)
    let down = target.transform(toAncestor: common)
    return transform(toAncestor: common).concatenating(down.inverted())
  }

  /// The image of a point of this view in `view`'s coordinates; nil means the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// The image in this view's coordinates of a point of `view`; nil means the window's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view { return view.convert(point, to: self) }
    return point.applying(transform(toAncestor: nil).inverted())
  }

  /// The bounding box of a rectangle's image in `view`'s coordinates (CV-3).
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// The bounding box in this view's coordinates of a rectangle of `view`.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    if let view { return view.convert(rect, to: self) }
    return rect.applying(transform(toAncestor: nil).inverted())
  }

  /// The nearest view that has both views below it or is one of them (AL-29).
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    var mine = depth
    var theirs = other.depth
    var first: UIView? = self
    var second: UIView? = other
    while mine > theirs {
      first = first?.superview
      mine -= 1
    }
    while theirs > mine {
      second = second?.superview
      theirs -= 1
    }
    while first !== second {
      first = first?.superview
      second = second?.superview
    }
    return first
  }

  /// The number of views above this one.
  var depth: Int {
    var depth = 0
    var view = superview
    while let current = view {
      depth += 1
      view = current.superview
    }
    return depth
  }

  /// The topmost view of the tree.
  var rootView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  // MARK: Hit testing

  /// The frontmost view below or at this one that holds `point` (HT-1 to HT-5).
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, !isAnimatingWithoutInteraction,
      self.point(inside: point, with: event)
    else { return nil }
    for view in viewState.subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}
