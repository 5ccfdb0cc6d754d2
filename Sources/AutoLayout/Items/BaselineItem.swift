/// An item with lines of text, whose baselines constraints can align (AL-77, AL-78).
public protocol BaselineItem: LayoutItem {
  /// The baseline of the first line.
  var layoutFirstBaseline: LayoutBaseline { get }

  /// The baseline of the last line.
  var layoutLastBaseline: LayoutBaseline { get }
}
