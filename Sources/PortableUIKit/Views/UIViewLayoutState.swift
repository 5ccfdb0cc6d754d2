import Foundation

/// What a view stores for Auto Layout and for the passes.
package struct UIViewLayoutState {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [SystemLayoutGuide.Kind: SystemLayoutGuide] = [:]
  var anchors = LayoutAnchorCache()
  var needsLayout = true
  /// Some view below needs layout.
  var descendantNeedsLayout = false
  var needsUpdateConstraints = true
  /// Some view below needs its constraints updated.
  var descendantNeedsUpdateConstraints = false
  /// The intrinsic content size must be asked for again.
  var contentSizeIsStale = true
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
