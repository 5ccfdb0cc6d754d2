import Foundation

/// A part of a view over which the pointer looks the same.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// In points of the view.
  public let rect: CGRect
  public let identifier: AnyHashable?

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}
