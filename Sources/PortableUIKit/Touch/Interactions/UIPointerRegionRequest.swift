import Foundation

/// The place of the pointer for which a region is asked.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// In points of the view.
  public let location: CGPoint

  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}
