import Foundation

/// An object that takes things from the pasteboard.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The kinds of things that are taken; nil for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes things.
  func paste(itemProviders: [NSItemProvider])
  /// Whether the object takes the things: whether it takes the kind of each, unless overridden.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
