import Foundation

/// The place of something that was dropped and is still loading.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The outline of the picture that goes there; nil for all of it.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
