import Foundation

/// Where the picture of a dragged item comes from or goes to.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
