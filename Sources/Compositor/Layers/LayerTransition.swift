public import Drawing

/// A layer's old picture on its way out and its new one on its way in.
public struct LayerTransition: Sendable {
  /// How the one takes the place of the other. Directions are those of the layer's axes, y down.
  public enum Look: Equatable, Sendable {
    /// The pictures are mixed.
    case dissolve
    /// The new picture comes from a side, over the old one.
    case moveIn(from: CGVector)
    /// The new picture comes from a side and pushes the old one out.
    case push(from: CGVector)
    /// The old picture leaves to a side, over the new one.
    case reveal(to: CGVector)
    /// Half a turn about an axis through the middle, the old picture in front up to its half (AN-22).
    case flip(axis: CGVector)
  }

  /// The picture that the layer showed before, of the size of its bounds then.
  public let old: BackingStore
  public let look: Look
  /// The part of the way, 0...1; a spring may pass the ends.
  public let progress: Double

  public init(old: BackingStore, look: Look, progress: Double) {
    self.old = old
    self.look = look
    self.progress = progress
  }
}
