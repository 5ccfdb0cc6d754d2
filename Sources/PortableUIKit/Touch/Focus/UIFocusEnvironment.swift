import Foundation

/// A part of the interface that has a say in where the focus of a keyboard or remote control goes.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
  /// Where the focus goes in this part, in the order in which the places are tried.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The part around it.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The part whose items are found by where they are; nil where there is none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The group whose items the tab key goes through.
  var focusGroupIdentifier: String? { get }
  /// Has the focus found anew, at the next ``updateFocusIfNeeded()``, if it is in this part.
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  /// Asked by the parts around the old and the new item; one false keeps the focus where it is.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Told by the parts around the old and the new item.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  public var focusItemContainer: (any UIFocusItemContainer)? { nil }
  public var focusGroupIdentifier: String? { nil }
  public func setNeedsFocusUpdate() {
    UIFocusSystem.focusSystem(for: self)?.noteNeed(of: self)
  }
  public func updateFocusIfNeeded() {
    UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded()
  }
}
