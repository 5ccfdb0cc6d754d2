import Foundation

/// A change of a view's look by the way in which the device is held. The device is held still here, so
/// that nothing moves.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  /// The values that are added for an offset of the viewer, by key path; each component of the offset is
  /// from −1 to 1. A subclass overrides it.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }
}
