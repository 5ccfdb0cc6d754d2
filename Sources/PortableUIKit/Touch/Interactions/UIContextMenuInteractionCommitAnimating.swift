/// The animations while a tapped preview of a menu becomes a screen.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview leaves the screen.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
