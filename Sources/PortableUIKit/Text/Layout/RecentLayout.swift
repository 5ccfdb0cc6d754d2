import Foundation

/// The layout that a view's text was measured with last: the text is drawn with it too, where it fits.
struct RecentLayout {
  private let text: StyledText
  private let width: CGFloat
  private let lines: Int
  let layout: AttributedTextLayout

  /// Lays a text out.
  init(_ text: StyledText, width: CGFloat, lines: Int) {
    self.text = text
    self.width = width
    self.lines = lines
    layout = text.layout(width: width, lines: lines)
  }

  /// Whether it is the layout of that text in that room. A text with pictures is laid out anew: these change without notice.
  ///
  /// - Complexity: O(1) for a text that was not replaced by an equal one.
  func isOf(_ text: StyledText, width: CGFloat, lines: Int) -> Bool {
    width == self.width && lines == self.lines && text.isSame(as: self.text)
      && !layout.hasAttachments
  }

  /// The layout for a rectangle of a size, its lines aligned there; nil if the text is broken, cut or shortened elsewhere.
  ///
  /// - Complexity: O(lines).
  func placed(_ text: StyledText, in size: CGSize, lines: Int, pixel: CGFloat)
    -> AttributedTextLayout?
  {
    guard layout.size.height <= size.height + pixel else { return nil }
    if isOf(text, width: size.width, lines: lines) { return layout }
    guard layout.size.width <= size.width, isOf(text, width: .infinity, lines: lines) else {
      return nil
    }
    return layout.widened(to: size.width)
  }
}

extension StyledText {
  /// Whether the other text has the very same content, defaults and fonts.
  fileprivate func isSame(as other: StyledText) -> Bool {
    let isSameContent =
      switch (content, other.content) {
      case (.plain(let text), .plain(let other)): text == other
      case (.attributed(let string), .attributed(let other)): string === other
      default: false
      }
    let (one, two) = (defaults, other.defaults)
    return isSameContent && one.font == two.font && one.color === two.color
      && one.alignment == two.alignment && one.lineBreakMode == two.lineBreakMode
      && one.isRightToLeft == two.isRightToLeft && one.tracking == two.tracking
      && one.truncatesLastLineOnly == two.truncatesLastLineOnly && one.linkAttributes == nil
      && two.linkAttributes == nil && (shaper as AnyObject) === (other.shaper as AnyObject)
  }
}
