import Foundation

/// What a view would do with items that were dropped now.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  public let operation: UIDropOperation
  /// Whether the place under the finger counts exactly, as in a text.
  open var isPrecise = false
  /// Whether previews are as large as the items; they are not shown smaller here.
  open var prefersFullSizePreview = false

  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(operation: operation)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}
