import Foundation

extension UIWindow {
  /// Does what a tap on the status bar does: the scroll view of the window that
  /// ``UIScrollView/scrollsToTop`` names goes to its top, unless its delegate refuses.
  ///
  /// - Returns: The scroll view that went; nil where none or several in sight want to.
  @discardableResult public func tapStatusBar() -> UIScrollView? {
    var candidates: [UIScrollView] = []
    forEachInSubtree { view in
      if let scrollView = view as? UIScrollView, scrollView.wantsStatusBarTap {
        candidates.append(scrollView)
      }
    }
    guard candidates.count == 1, let found = candidates.first else { return nil }
    return found.scrollToTopIfAllowed() ? found : nil
  }
}

extension UIScrollView {
  /// Whether the view is in sight and goes to its top with a tap on the status bar.
  fileprivate var wantsStatusBarTap: Bool {
    guard scrollsToTop, isScrollEnabled, !bounds.isEmpty else { return false }
    let ancestors = sequence(first: self as UIView, next: \.superview)
    return ancestors.allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
  }

  fileprivate func scrollToTopIfAllowed() -> Bool {
    guard scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
    contentOffset.y = -adjustedContentInset.top
    scrollDelegate?.scrollViewDidScrollToTop(self)
    return true
  }
}
