import Foundation

extension UINavigationBar {
  func appearanceDidChange() { setNeedsDisplay() }

  private var controller: UINavigationController? {
    (next as? UIViewController ?? superview?.next as? UIViewController) as? UINavigationController
  }

  /// Whether the content below the bar is scrolled to its top, so that the look for that holds. Since iOS 15 content that
  /// does not scroll is always at its top.
  private var isAtScrollEdge: Bool {
    guard let top = controller?.topViewController else { return false }
    guard let scrollView = top.contentScrollView(for: .top) else {
      return measures.clearsBarsAtEdges
    }
    return scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
  }

  /// Draws the bar anew where its look is another one at the top of the content.
  func scrollEdgeMayHaveChanged() {
    let isAtEdge = isAtScrollEdge
    guard isAtEdge != showedScrollEdge else { return }
    showedScrollEdge = isAtEdge
    setNeedsDisplay()
  }

  /// The look that was given for content at its top: that of the top item before that of the bar.
  private var givenEdgeAppearance: UINavigationBarAppearance? {
    if traitCollection.verticalSizeClass == .compact,
      let compact = topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    {
      return compact
    }
    return topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// The look that holds now: that of the top item before that of the bar.
  var shownAppearance: UINavigationBarAppearance? {
    if isAtScrollEdge, let edge = givenEdgeAppearance { return edge }
    if traitCollection.verticalSizeClass == .compact,
      let compact = topItem?.compactAppearance ?? compactAppearance
    {
      return compact
    }
    return topItem?.standardAppearance ?? givenStandardAppearance
  }

  var shownTitleTextAttributes: [NSAttributedString.Key: Any]? {
    guard let own = shownAppearance?.titleTextAttributes, !own.isEmpty else {
      return titleTextAttributes
    }
    return own
  }
  var shownLargeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    guard let own = shownAppearance?.largeTitleTextAttributes, !own.isEmpty else {
      return largeTitleTextAttributes
    }
    return own
  }
}

extension UINavigationBar: GroundedBar {
  var hasLineAtTop: Bool { false }

  /// Since iOS 15 the usual look has no ground over content at its top, unless a look was given for it.
  package var ground: BarGround? {
    if measures.clearsBarsAtEdges, isAtScrollEdge, givenEdgeAppearance == nil { return nil }
    if let appearance = shownAppearance { return BarGround(appearance) }
    // A bar without a ground of its own is a title over the content, as at the top of a scroll.
    if backgroundColor != nil, barTintColor == nil { return nil }
    var ground = BarGround(color: barTintColor)
    ground.take(image: backgroundImage, shadow: shadowImage)
    return ground
  }
}

extension UITabBar: GroundedBar {
  var hasLineAtTop: Bool { true }

  /// Whether the content of the chosen controller ends above the bar, so that the look for that holds.
  private var isAtScrollEdge: Bool {
    guard let controller = superview?.next as? UITabBarController,
      let shown = controller.selectedViewController
    else { return false }
    return shown.endsAboveBars
  }

  package var ground: BarGround? {
    if isOnTop || showsPlatter { return nil }
    let isAtEdge = measures.clearsBarsAtEdges && isAtScrollEdge
    if isAtEdge, scrollEdgeAppearance == nil { return nil }
    if let appearance = isAtEdge ? scrollEdgeAppearance : givenStandardAppearance {
      return BarGround(appearance)
    }
    if backgroundColor != nil, barTintColor == nil { return nil }
    var ground = BarGround(color: barTintColor)
    ground.take(image: backgroundImage, shadow: shadowImage)
    return ground
  }

  /// Whether the tabs float on a platter, and no colour was given for the whole bar.
  private var showsPlatter: Bool {
    barTintColor == nil && givenStandardAppearance == nil
      && TabItemArrangement(self).platter != nil
  }

  /// Draws the ground anew where it is another one at the end of the content.
  func scrollEdgeMayHaveChanged() { backgroundView.setNeedsDisplay() }
}

extension UIToolbar: GroundedBar {
  var hasLineAtTop: Bool { barPosition != .topAttached && barPosition != .top }

  private var isAtScrollEdge: Bool {
    guard isControllers, let controller = superview?.next as? UINavigationController,
      let shown = controller.topViewController
    else { return false }
    return shown.endsAboveBars
  }

  package var ground: BarGround? {
    let isAtEdge = measures.clearsBarsAtEdges && isAtScrollEdge
    if isAtEdge, scrollEdgeAppearance == nil { return nil }
    if let appearance = isAtEdge ? scrollEdgeAppearance : givenStandardAppearance {
      return BarGround(appearance)
    }
    if backgroundColor != nil, barTintColor == nil { return nil }
    var ground = BarGround(color: barTintColor)
    ground.take(image: givenPictures.ground, shadow: givenPictures.shadow)
    return ground
  }
}

extension UIViewController {
  /// Whether no content lies behind a bar at the bottom: it does not scroll, or is scrolled to its end.
  fileprivate var endsAboveBars: Bool {
    let shown = (self as? UINavigationController)?.topViewController ?? self
    guard let scrollView = shown.contentScrollView(for: .bottom) else { return true }
    let end = scrollView.bounds.maxY - scrollView.adjustedContentInset.bottom
    return scrollView.contentSize.height <= end + 0.5
  }
}
