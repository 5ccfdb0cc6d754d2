import Foundation

/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The thing in its forms.
  open private(set) var itemProvider: NSItemProvider
  /// The thing itself, for the app that drags it.
  open var localObject: Any?
  /// Makes the picture under the finger; nil for the one of the delegate.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Has the picture made anew when the item is next dropped; a drop asks for its picture anyway.
  open func setNeedsDropPreviewUpdate() {}
}
