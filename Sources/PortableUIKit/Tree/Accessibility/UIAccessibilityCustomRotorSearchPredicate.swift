import Foundation

/// From where a rotor searches, and in which direction.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem: UIAccessibilityCustomRotorItemResult
  open var searchDirection: UIAccessibilityCustomRotor.Direction

  public init(
    currentItem: UIAccessibilityCustomRotorItemResult,
    searchDirection: UIAccessibilityCustomRotor.Direction
  ) {
    self.currentItem = currentItem
    self.searchDirection = searchDirection
    super.init()
  }
}
