import Foundation

/// An object that may observe others by the names of their properties.
@preconcurrency @MainActor
public protocol KeyPathObserver: AnyObject {
  /// Told that an observed property has changed.
  ///
  /// - Parameter change: The kind of change, and the values that the options asked for.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}
