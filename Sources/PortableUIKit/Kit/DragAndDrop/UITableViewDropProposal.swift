import Foundation

/// What a table would do with things that were dropped now.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where the things would go (raw values as in UIKit).
  public enum Intent: Int, Sendable {
    case unspecified = 0
    /// Between rows, which make room.
    case insertAtDestinationIndexPath = 1
    /// Into the row under the finger.
    case insertIntoDestinationIndexPath = 2
    /// Into a row or beside it, by where the finger is in it.
    case automatic = 3
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
    (copy as? UITableViewDropProposal)?.intent = intent
    return copy
  }
}
