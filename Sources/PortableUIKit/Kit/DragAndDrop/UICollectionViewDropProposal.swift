import Foundation

/// What a collection would do with things that were dropped now.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the things would go (raw values as in UIKit).
  public enum Intent: Int, Sendable {
    case unspecified = 0
    /// Between items, which make room.
    case insertAtDestinationIndexPath = 1
    /// Into the item under the finger.
    case insertIntoDestinationIndexPath = 2
  }

  open private(set) var intent = Intent.unspecified

  public required init(operation: UIDropOperation) {
    super.init(operation: operation)
  }

  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UICollectionViewDropProposal)?.intent = intent
    return copy
  }
}
