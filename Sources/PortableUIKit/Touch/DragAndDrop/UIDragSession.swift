import Foundation

/// A drag, for the view that it began in.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Anything that the app wants to remember with the drag.
  var localContext: Any? { get set }
}
