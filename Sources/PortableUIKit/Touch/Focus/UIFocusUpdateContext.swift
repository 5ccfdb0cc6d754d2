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

  open var previouslyFocusedView: UIView? { view(previouslyFocusedItem) }
  open var nextFocusedView: UIView? { view(nextFocusedItem) }

  // Cast as objects: Swift 6.3's optimizer fails on casts of existentials.
  private func view(_ item: AnyObject?) -> UIView? { item as? UIView }
}
