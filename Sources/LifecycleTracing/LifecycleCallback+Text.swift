import Foundation
import PortableUIKit

extension LifecycleCallback {
  var group: LifecycleGroups {
    switch self {
    case .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow, .didMoveToWindow,
      .didAddSubview, .willRemoveSubview:
      .hierarchy
    case .updateProperties: .properties
    case .updateConstraints, .updateViewConstraints: .constraints
    case .viewWillLayoutSubviews, .layoutSubviews, .viewDidLayoutSubviews: .layout
    case .draw: .display
    case .traitCollectionDidChange, .tintColorDidChange: .traits
    case .safeAreaInsetsDidChange, .layoutMarginsDidChange, .viewSafeAreaInsetsDidChange,
      .viewLayoutMarginsDidChange:
      .insets
    case .willTransitionToTraits, .viewWillTransitionToSize: .transitions
    case .preferredContentSizeDidChange, .systemLayoutFittingSizeDidChange: .contentSizes
    case .loadView, .viewDidLoad: .loading
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      .appearance
    case .willMoveToParent, .didMoveToParent: .containment
    }
  }

  /// The call with its arguments, and the value it is about.
  @MainActor func text(
    for receiver: UIResponder, in trace: LifecycleTrace
  ) -> (call: String, value: String?) {
    switch self {
    case .willMoveToSuperview(let view): ("willMove(toSuperview: \(trace.name(of: view)))", nil)
    case .didMoveToSuperview(let view): ("didMoveToSuperview", trace.name(of: view))
    case .willMoveToWindow(let window): ("willMove(toWindow: \(trace.name(of: window)))", nil)
    case .didMoveToWindow(let window): ("didMoveToWindow", trace.name(of: window))
    case .didAddSubview(let view): ("didAddSubview(\(trace.name(of: view)))", nil)
    case .willRemoveSubview(let view): ("willRemoveSubview(\(trace.name(of: view)))", nil)
    case .updateProperties: ("updateProperties", nil)
    case .updateConstraints: ("updateConstraints", nil)
    case .updateViewConstraints: ("updateViewConstraints", nil)
    case .viewWillLayoutSubviews: ("viewWillLayoutSubviews", nil)
    case .layoutSubviews:
      ("layoutSubviews", (receiver as? UIView).map { TraceText.size($0.bounds.size) })
    case .viewDidLayoutSubviews: ("viewDidLayoutSubviews", nil)
    case .draw(let rect): ("draw(\(TraceText.rect(rect)))", nil)
    case .traitCollectionDidChange(let old, let new):
      ("traitCollectionDidChange", TraceText.change(from: old, to: new))
    case .tintColorDidChange(let color): ("tintColorDidChange", TraceText.color(color))
    case .safeAreaInsetsDidChange(let insets):
      ("safeAreaInsetsDidChange", TraceText.insets(insets))
    case .layoutMarginsDidChange(let margins):
      ("layoutMarginsDidChange", TraceText.insets(margins))
    case .viewSafeAreaInsetsDidChange(let insets):
      ("viewSafeAreaInsetsDidChange", TraceText.insets(insets))
    case .viewLayoutMarginsDidChange(let margins):
      ("viewLayoutMarginsDidChange", TraceText.insets(margins))
    case .willTransitionToTraits(let old, let new):
      ("willTransition", TraceText.change(from: old, to: new))
    case .viewWillTransitionToSize(let size):
      ("viewWillTransition(to: \(TraceText.size(size)))", nil)
    case .preferredContentSizeDidChange(let child):
      (
        "preferredContentSizeDidChange(\(trace.name(of: child)))",
        TraceText.size(child.preferredContentSize)
      )
    case .systemLayoutFittingSizeDidChange(let child):
      ("systemLayoutFittingSizeDidChange(\(trace.name(of: child)))", nil)
    case .loadView: ("loadView", nil)
    case .viewDidLoad: ("viewDidLoad", nil)
    case .viewWillAppear(let animated): ("viewWillAppear(\(animated))", nil)
    case .viewIsAppearing(let animated): ("viewIsAppearing(\(animated))", nil)
    case .viewDidAppear(let animated): ("viewDidAppear(\(animated))", nil)
    case .viewWillDisappear(let animated): ("viewWillDisappear(\(animated))", nil)
    case .viewDidDisappear(let animated): ("viewDidDisappear(\(animated))", nil)
    case .willMoveToParent(let parent): ("willMove(toParent: \(trace.name(of: parent)))", nil)
    case .didMoveToParent(let parent): ("didMove(toParent: \(trace.name(of: parent)))", nil)
    }
  }
}
