/// Where a baseline of an item lies, below the top of its alignment rectangle (AL-77, AL-78).
///
/// The distance is `fraction * height + offset`, in points: a baseline that moves with the height
/// keeps its place in the engine without being measured again. Text that is centred in its
/// rectangle has fraction ½.
public struct LayoutBaseline: Hashable, Sendable {
  public var fraction: Double
  public var offset: Double

  /// The top edge: the first baseline of an item without text.
  public static let top = LayoutBaseline(fraction: 0, offset: 0)

  /// The bottom edge: the last baseline of an item without text.
  public static let bottom = LayoutBaseline(fraction: 1, offset: 0)

  public init(fraction: Double, offset: Double) {
    self.fraction = fraction
    self.offset = offset
  }

  /// The baseline of the first line of a block of text that is centred in the item's height.
  ///
  /// `lines` lines of `lineHeight` points, the baseline `ascender` points below a line's top.
  public static func centeredFirst(
    lines: Int, lineHeight: Double, ascender: Double
  ) -> LayoutBaseline {
    LayoutBaseline(fraction: 0.5, offset: -Double(lines) * lineHeight / 2 + ascender)
  }

  /// The baseline of the last line of a block of text that is centred in the item's height.
  public static func centeredLast(
    lines: Int, lineHeight: Double, ascender: Double
  ) -> LayoutBaseline {
    LayoutBaseline(fraction: 0.5, offset: Double(lines) * lineHeight / 2 - lineHeight + ascender)
  }
}
