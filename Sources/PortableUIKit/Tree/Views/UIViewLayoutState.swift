internal import AutoLayout
import Compositor
import Foundation

/// A view's state for Auto Layout and for the passes.
package struct UIViewLayoutState {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [SystemLayoutGuide.Kind: SystemLayoutGuide] = [:]
  var keyboardGuide: UIKeyboardLayoutGuide?
  var anchors = LayoutAnchorCache()
  /// Constraints held by a view above that mention this view or one of its guides.
  var outerConstraints = ConstraintList()
  /// How many of the constraints, the first ones, have been handed to the engine.
  var installedConstraints = 0
  /// The engine's keeper, at the root of a tree that uses Auto Layout.
  var host: LayoutHost?
  /// The engine knows the view.
  var isRegistered = false
  var staleFacts: LayoutFacts = .all
  /// The update-constraints pass has come by, so that the frame is one that layout goes by.
  var wasUpdated = false
  /// A constraint reads the view's margins, or has.
  var hasMarginConstraints = false
  /// The bounds' size in points that went with the frames constraints gave to subviews, where it has
  /// changed since; nil once those have their frames in the size of now.
  var formerSize: CGSize?
  /// The frame in points the engine has for the view, rounded to pixels, as of the last solution.
  var solvedFrame = CGRect.zero
  /// The superview is to copy that frame.
  var frameIsStale = false
  /// The content size in points the engine was told last.
  var toldContentSize = CGSize.zero
  /// Facts about the view as constraints, made when they are first asked for.
  var systemConstraints: [SystemLayoutConstraint.Key: NSLayoutConstraint] = [:]
  /// The size in points that fits the controller's view, as its container was told last.
  var toldFittingSize: CGSize?
  /// The name of the view in texts, instead of its type and address.
  package var givenName: String?
  /// The width in points the content was measured at, after a first solution.
  var measuredWidth: CGFloat?
  /// The content size in points with unbroken lines, since the content was last invalidated.
  var unbrokenSize: CGSize?
  /// The content size in points with lines broken at a width, since the content was last invalidated.
  var brokenSize: (width: CGFloat, size: CGSize)?
  var needsLayout = true
  var needsUpdateProperties = true
  var needsUpdateConstraints = true
  /// The root of the tree, while the view's `layoutSubviews` runs.
  var layoutRoot: UIView?
  /// The passes' work in the tree of which this view is the root.
  package var work = PassWork()
  /// The drawing work of this view, and in a window of all of its views.
  var drawing = DrawingWork()
  /// The hugging of views whose hugging was never set, per axis (AL-52).
  var defaultHugging: InlineArray<2, UILayoutPriority> = [.defaultLow, .defaultLow]
  private var huggingPriorities: InlineArray<2, UILayoutPriority?> = [nil, nil]
  private var compressionPriorities: InlineArray<2, UILayoutPriority?> = [nil, nil]

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
