import AutoLayout

/// One item of a generated layout: its place in the tree and its natural size.
public struct LayoutNode: Hashable, Sendable {
  /// A natural size with the priorities that defend it, the same on both axes.
  public struct Content: Hashable, Sendable {
    /// The size at the standard text scale, in points; negative for none on an axis.
    public var size: LayoutSize
    /// The priority against growing.
    public var hugging: LayoutPriority
    /// The priority against shrinking.
    public var compression: LayoutPriority

    /// Makes a content.
    public init(
      _ width: Double, _ height: Double, hugging: LayoutPriority = .defaultLow,
      compression: LayoutPriority = .defaultHigh
    ) {
      size = LayoutSize(width: width, height: height)
      self.hugging = hugging
      self.compression = compression
    }
  }

  /// The number of the item it lies in: 0 for the window, otherwise one more than a position in the list of
  /// nodes, smaller than its own.
  public var parent: Int
  /// The natural size, if it has one.
  public var content: Content?

  /// Makes a node.
  public init(in parent: Int, content: Content? = nil) {
    self.parent = parent
    self.content = content
  }
}
