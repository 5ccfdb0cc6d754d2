/// A layer that may go away.
struct WeakLayer {
  weak var layer: CALayer?
}
