import Foundation

extension UINavigationBar {
  func appearanceDidChange() { setNeedsDisplay() }

  /// Whether the content below the bar is scrolled to its top, so that the look for that holds.
  private var isAtScrollEdge: Bool {
    guard let navigation = next as? UIViewController ?? superview?.next as? UIViewController,
      let top = (navigation as? UINavigationController)?.topViewController,
      let scrollView = top.contentScrollView(for: .top)
    else { return false }
    return scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
  }

  /// Draws the bar anew where its look is another one at the top of the content.
  func scrollEdgeMayHaveChanged() {
    let isAtEdge = isAtScrollEdge
    guard isAtEdge != showedScrollEdge else { return }
    showedScrollEdge = isAtEdge
    setNeedsDisplay()
  }

  /// The look that holds now: that of the top item before that of the bar.
  var shownAppearance: UINavigationBarAppearance? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    if isAtScrollEdge {
      let compact = topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
      if isCompact, let compact { return compact }
      if let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    }
    if isCompact, let compact = topItem?.compactAppearance ?? compactAppearance { return compact }
    return topItem?.standardAppearance ?? givenStandardAppearance
  }

  /// The colour behind the bar; clear where its look has no ground.
  package var shownBarTintColor: UIColor? {
    guard let appearance = shownAppearance else { return barTintColor }
    return appearance.backgroundColor ?? (appearance.backgroundEffect == nil ? .clear : nil)
  }
  package var shownTitleTextAttributes: [NSAttributedString.Key: Any]? {
    guard let own = shownAppearance?.titleTextAttributes, !own.isEmpty else {
      return titleTextAttributes
    }
    return own
  }
  package var shownLargeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    guard let own = shownAppearance?.largeTitleTextAttributes, !own.isEmpty else {
      return largeTitleTextAttributes
    }
    return own
  }
}

extension UITabBar {
  package var shownBarTintColor: UIColor? {
    guard let appearance = givenStandardAppearance else { return barTintColor }
    return appearance.backgroundColor ?? (appearance.backgroundEffect == nil ? .clear : nil)
  }
}

extension UIToolbar {
  package var shownBarTintColor: UIColor? {
    guard let appearance = givenStandardAppearance else { return barTintColor }
    return appearance.backgroundColor ?? (appearance.backgroundEffect == nil ? .clear : nil)
  }
}
