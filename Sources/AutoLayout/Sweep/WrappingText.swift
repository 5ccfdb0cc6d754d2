/// A text whose natural height follows from its width in steps, for ``LayoutEngine/sweep(_:over:texts:atMost:)``.
public struct WrappingText {
  /// A text broken into lines at one width.
  public struct Lines: Hashable, Sendable {
    /// The natural height, in points.
    public var height: Double
    /// The widths at which the lines are the same, in points: down to the widest line, and up to where the next word would
    /// join one of them.
    public var widths: ClosedRange<Double>

    /// Makes a set of lines.
    public init(height: Double, widths: ClosedRange<Double>) {
      self.height = height
      self.widths = widths
    }
  }

  /// The item that shows the text. Its natural height counts if the engine was told one.
  public let item: any LayoutItem
  /// Breaks the text at a width of the item's alignment rectangle, in points.
  public let lines: (_ width: Double) -> Lines

  /// Makes a text.
  public init(_ item: any LayoutItem, lines: @escaping (_ width: Double) -> Lines) {
    self.item = item
    self.lines = lines
  }
}
