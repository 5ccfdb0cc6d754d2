import Foundation

/// What a view stores for Auto Layout and for the passes.
package struct UIViewLayoutState {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [SystemLayoutGuide.Kind: SystemLayoutGuide] = [:]
  var anchors = LayoutAnchorCache()
  /// Constraints held by a view above that mention this view or one of its guides.
  var outerConstraints: [NSLayoutConstraint] = []
  /// Constraints held here that wait to be installed.
  var uninstalled: [NSLayoutConstraint] = []
  /// The engine's keeper, at the root of a tree that uses Auto Layout.
  var host: LayoutHost?
  /// The engine knows the view.
  var isRegistered = false
  var staleFacts: LayoutFacts = .all
  /// The superview is to copy the engine's frame.
  var frameIsStale = false
  /// Subviews whose frames the engine has and they have not, in the order they were found.
  var subviewsWithStaleFrame: [UIView] = []
  /// The content size in points the engine was told last.
  var toldContentSize = CGSize.zero
  /// The width in points the content was measured at, after a first solution.
  var measuredWidth: CGFloat?
  var needsLayout = true
  /// Some view below needs layout.
  var descendantNeedsLayout = false
  var needsUpdateConstraints = true
  /// The update-constraints pass has something to do here, or below.
  var needsConstraintsVisit = true
  var descendantNeedsConstraintsVisit = false
  var isInLayoutSubviews = false
  /// The hugging of views whose hugging was never set, per axis (AL-52).
  var defaultHugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
  private var huggingPriorities: [UILayoutPriority?] = [nil, nil]
  private var compressionPriorities: [UILayoutPriority?] = [nil, nil]

  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriorities[axis.rawValue] ?? defaultHugging[axis.rawValue]
  }

  func compression(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compressionPriorities[axis.rawValue] ?? .defaultHigh
  }

  mutating func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    huggingPriorities[axis.rawValue] = priority
  }

  mutating func setCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    compressionPriorities[axis.rawValue] = priority
  }
}
