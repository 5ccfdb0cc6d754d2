import Foundation

/// A callback that a view or a view controller is about to receive, with its values.
package enum LifecycleCallback {
  // MARK: Hierarchy
  case willMoveToSuperview(UIView?)
  case didMoveToSuperview(UIView?)
  case willMoveToWindow(UIWindow?)
  case didMoveToWindow(UIWindow?)
  case didAddSubview(UIView)
  case willRemoveSubview(UIView)
  // MARK: Passes
  case updateProperties
  case updateConstraints
  case updateViewConstraints
  case viewWillLayoutSubviews
  case layoutSubviews
  case viewDidLayoutSubviews
  case draw(CGRect)
  // MARK: Environment
  case traitCollectionDidChange(_ previous: UITraitCollection, _ new: UITraitCollection)
  case tintColorDidChange(UIColor)
  case safeAreaInsetsDidChange(UIEdgeInsets)
  case layoutMarginsDidChange(UIEdgeInsets)
  case viewSafeAreaInsetsDidChange(UIEdgeInsets)
  case viewLayoutMarginsDidChange(UIEdgeInsets)
  case willTransitionToTraits(_ previous: UITraitCollection, _ new: UITraitCollection)
  case viewWillTransitionToSize(CGSize)
  case preferredContentSizeDidChange(UIViewController)
  case systemLayoutFittingSizeDidChange(UIViewController)
  // MARK: Controllers
  case loadView
  case viewDidLoad
  case viewWillAppear(Bool)
  case viewIsAppearing(Bool)
  case viewDidAppear(Bool)
  case viewWillDisappear(Bool)
  case viewDidDisappear(Bool)
  case willMoveToParent(UIViewController?)
  case didMoveToParent(UIViewController?)
}
