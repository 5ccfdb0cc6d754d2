import Foundation

/// The menus of the rows of a table or of the items of a collection, which a long press opens.
///
/// The delegate is asked as the press begins, so that a press where there is no menu stays a touch of the
/// row.
final class ItemMenus: NSObject, UIContextMenuInteractionDelegate {
  typealias Companion = (any UIContextMenuInteractionAnimating)?

  private let configuration: (CGPoint) -> UIContextMenuConfiguration?
  private let willDisplay: (UIContextMenuConfiguration, Companion) -> Void
  private let willEnd: (UIContextMenuConfiguration, Companion) -> Void
  /// The view that stands for the things while the menu opens, or closes.
  private let preview: (UIContextMenuConfiguration, Bool) -> UITargetedPreview?
  private var prepared: UIContextMenuConfiguration?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  /// - Parameter configuration: The menu at a point of the content; nil for none.
  init(
    configuration: @escaping (CGPoint) -> UIContextMenuConfiguration?,
    willDisplay: @escaping (UIContextMenuConfiguration, Companion) -> Void,
    willEnd: @escaping (UIContextMenuConfiguration, Companion) -> Void,
    preview: @escaping (UIContextMenuConfiguration, Bool) -> UITargetedPreview?
  ) {
    self.configuration = configuration
    self.willDisplay = willDisplay
    self.willEnd = willEnd
    self.preview = preview
    super.init()
  }

  /// Whether the press of a recogniser is the one that opens menus, and finds none.
  func refuses(_ recognizer: UIGestureRecognizer, in view: UIView) -> Bool {
    guard recognizer === interaction.press else { return false }
    prepared = configuration(recognizer.location(in: view))
    return prepared == nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    defer { prepared = nil }
    return prepared ?? configuration(location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: Companion
  ) { willDisplay(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: Companion
  ) { willEnd(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { preview(configuration, true) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { preview(configuration, false) }
}
