import Compositor

/// A layer that only maps: it has no look of its own, and the layers in it lie in one space with those
/// beside it instead of in its plane (LK-20, 3D-5).
open class CATransformLayer: CALayer {
  override func adjust(_ values: inout LayerValues) {
    values.keepsDepth = true
    values.backgroundColor = nil
    values.borderWidth = 0
    values.shadowOpacity = 0
    values.opacity = 1
    values.masksToBounds = false
    values.shouldRasterize = false
    values.cornerRadius = 0
  }
}
