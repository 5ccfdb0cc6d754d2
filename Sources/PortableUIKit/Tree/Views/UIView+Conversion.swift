import Foundation

extension UIView {
  /// The map from this view's coordinates to its superview's (XF-3).
  var transformToSuperview: CGAffineTransform {
    let bounds = viewState.bounds
    let anchor = viewState.anchorPoint
    return CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchor.x,
      y: -bounds.minY - bounds.height * anchor.y
    )
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

  /// The map from this view's coordinates to `target`'s; a nil target means the root's. Trees without a
  /// common root lie in one space, each where the frame of its root says (CV-1, CV-4).
  private func transform(to target: UIView?) -> CGAffineTransform {
    guard let target else { return transform(toAncestor: nil) }
    if target.superviewStorage === self { return target.transformToSuperview.inverted() }
    if superviewStorage === target { return transformToSuperview }
    guard let common = nearestCommonAncestor(with: target) else {
      return transformOutOfTree.concatenating(target.transformOutOfTree.inverted())
    }
    let down = target.transform(toAncestor: common)
    return transform(toAncestor: common).concatenating(down.inverted())
  }

  /// The map from this view's coordinates to those in which the frame of the root of its tree lies.
  var transformOutOfTree: CGAffineTransform {
    transform(toAncestor: nil).concatenating(rootView.transformToSuperview)
  }

  /// The image of a point of this view in `view`'s coordinates; nil means the window's.
  func mapped(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// The image in this view's coordinates of a point of `view`; nil means the window's.
  func mapped(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view { return view.convert(point, to: self) }
    return point.applying(transform(toAncestor: nil).inverted())
  }

  /// The bounding box of a rectangle's image in `view`'s coordinates (CV-3).
  func mapped(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// The bounding box in this view's coordinates of a rectangle of `view`.
  func mapped(_ rect: CGRect, from view: UIView?) -> CGRect {
    if let view { return view.convert(rect, to: self) }
    return rect.applying(transform(toAncestor: nil).inverted())
  }

  /// The nearest view that has both views below it or is one of them (AL-29).
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    // Nearly all constraints are between a view, its superview and its siblings.
    if self === other { return self }
    let superview = superviewStorage
    if superview === other { return other }
    if let otherSuperview = other.superviewStorage,
      otherSuperview === self || otherSuperview === superview
    {
      return otherSuperview
    }
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
  ///
  /// - Complexity: O(1) in a window, otherwise O(depth).
  var rootView: UIView {
    if let window = viewState.window, window.superviewStorage == nil { return window }
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  // MARK: Hit testing

  /// How many calls of `hitTest` may be under way, one for each level of the tree.
  private static let hitTestLimit = 2048
  private static var hitTestDepth = 0

  /// The frontmost view below or at this one that holds `point` (HT-1 to HT-5).
  ///
  /// Each view is asked by its own `hitTest`, which a class may override; below a depth that no
  /// interface reaches the overrides are passed over, as the stack is finite.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard receivesTouch(at: point, with: event) else { return nil }
    guard UIView.hitTestDepth < UIView.hitTestLimit else {
      return frontmostDeepView(at: point, with: event)
    }
    UIView.hitTestDepth += 1
    defer { UIView.hitTestDepth -= 1 }
    for view in links.subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  private func receivesTouch(at point: CGPoint, with event: UIEvent?) -> Bool {
    !isHidden && isUserInteractionEnabled && alpha >= 0.01 && !isAnimatingWithoutInteraction
      && self.point(inside: point, with: event)
  }

  /// The frontmost view, without a call per level: the first way down on which every view holds the
  /// point ends at it.
  private func frontmostDeepView(at point: CGPoint, with event: UIEvent?) -> UIView {
    var found = self
    var point = point
    descent: while true {
      for view in found.links.subviews.reversed() {
        let local = found.convert(point, to: view)
        guard view.receivesTouch(at: local, with: event) else { continue }
        (found, point) = (view, local)
        continue descent
      }
      return found
    }
  }
}
