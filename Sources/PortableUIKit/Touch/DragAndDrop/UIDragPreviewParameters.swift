import Foundation

/// The outline and the ground of the picture of an item that is dragged.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
