import Foundation

/// What has content of a size that a container gives: view controllers, presentations.
@MainActor public protocol UIContentContainer: AnyObject {
  /// The size in points the content would like.
  var preferredContentSize: CGSize { get }
}
