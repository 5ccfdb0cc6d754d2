import Foundation

/// A layer among those that share one space.
@MainActor struct Plane {
  let record: LayerRecord
  /// The layer's coordinates to the space that is shared.
  let space: CATransform3D
  let map: PlaneMap
  /// The place among the others as they were added.
  let index: Int
  let depths: ClosedRange<CGFloat>
}
