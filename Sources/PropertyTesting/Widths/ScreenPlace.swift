import AutoLayout

/// Where the constraints place an element, before its edges are rounded to pixels.
public struct ScreenPlace: Hashable, Sendable {
  /// The frame in the superview, in points.
  public var inSuperview: LayoutRect
  /// The frame in the window, in points; nil if code places one of the views around.
  public var inWindow: LayoutRect?
  /// The width at which the lines of a text are broken, in points.
  public var textWidth: Double

  /// Makes a place.
  public init(inSuperview: LayoutRect, inWindow: LayoutRect?, textWidth: Double) {
    self.inSuperview = inSuperview
    self.inWindow = inWindow
    self.textWidth = textWidth
  }

  /// The place on the straight way to another one.
  func mixed(with other: ScreenPlace, _ part: Double) -> ScreenPlace {
    ScreenPlace(
      inSuperview: inSuperview.mixed(with: other.inSuperview, part),
      inWindow: inWindow.flatMap { own in other.inWindow.map { own.mixed(with: $0, part) } },
      textWidth: textWidth + (other.textWidth - textWidth) * part)
  }
}
