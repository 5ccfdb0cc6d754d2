import Foundation

/// A move of the focus from one item to another.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The direction of the move; none where the program moves the focus.
  public let focusHeading: UIFocusHeading

  init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = []
    super.init()
  }

  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}
