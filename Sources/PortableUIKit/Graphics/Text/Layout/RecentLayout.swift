import Foundation

/// The layout that a text of a view was measured with last: the text is measured again, and drawn, with the same one.
struct RecentLayout {
  private struct Kept {
    let text: StyledText
    let width: CGFloat
    let lines: Int
    let measurement: TextMeasurement
    /// The line of a plain text, of which most views ask only for the size.
    var line: ShapedLine?
    var known: AttributedTextLayout?

    var layout: AttributedTextLayout {
      known ?? text.layout(width: width, lines: lines, shaped: line)
    }
  }

  private var kept: Kept?

  /// The extent of a text in a width; it is laid out if that is not known.
  ///
  /// - Complexity: O(lines) for the text and the width of the last call, or if the text has room as it was laid out in unlimited
  ///   width.
  mutating func measurement(of text: StyledText, width: CGFloat, lines: Int) -> TextMeasurement {
    if let kept, kept.width == width, isKept(text, lines: lines) { return kept.measurement }
    if let known = layout(of: text, width: width, lines: lines) { return known.measurement }
    if width == .infinity, let (line, measurement) = text.plainLine() {
      kept = Kept(text: text, width: width, lines: lines, measurement: measurement, line: line)
      return measurement
    }
    let layout = text.layout(width: width, lines: lines)
    kept = Kept(
      text: text, width: width, lines: lines, measurement: layout.measurement, known: layout)
    return layout.measurement
  }

  /// The layout in a rectangle of a size, its lines aligned there; nil if the text is broken, cut or shortened elsewhere.
  ///
  /// - Parameter pixel: in points; a side that differs by so much from that of the room was rounded to pixels.
  /// - Complexity: O(lines).
  func placed(_ text: StyledText, in size: CGSize, lines: Int, pixel: CGFloat)
    -> AttributedTextLayout?
  {
    guard let kept, kept.measurement.size.height <= size.height + pixel else { return nil }
    if let known = layout(of: text, width: size.width, lines: lines) { return known }
    // The lines that the view has the height for, not those of a room that is rounded.
    let excess = size.width - kept.width
    guard abs(excess) <= pixel * 1.001, isKept(text, lines: lines) else { return nil }
    return kept.layout.realigned(by: excess).colored(kept.text, as: text)
  }

  /// The layout in a width if it is known: that of the very width, or that of unlimited width if its lines have room.
  private func layout(of text: StyledText, width: CGFloat, lines: Int) -> AttributedTextLayout? {
    guard let kept, isKept(text, lines: lines) else { return nil }
    guard kept.width != width else { return kept.layout.colored(kept.text, as: text) }
    guard kept.width == .infinity else { return nil }
    return kept.layout.widened(to: width)?.colored(kept.text, as: text)
  }

  /// Whether it is a layout of that text. One with pictures is laid out anew: these change without notice.
  private func isKept(_ text: StyledText, lines: Int) -> Bool {
    guard let kept else { return false }
    return lines == kept.lines && text.isSame(as: kept.text) && kept.known?.hasAttachments != true
  }
}

extension StyledText {
  /// Whether the other text has the very same content, defaults and fonts; the colour of a plain text does not count.
  ///
  /// - Complexity: O(1) for a text that was not replaced by an equal one.
  fileprivate func isSame(as other: StyledText) -> Bool {
    let isSameContent =
      switch (content, other.content) {
      case (.plain(let text), .plain(let otherText)): text == otherText
      case (.attributed(let string), .attributed(let otherString)):
        string === otherString && defaults.color === other.defaults.color
      default: false
      }
    let (one, two) = (defaults, other.defaults)
    return isSameContent && one.font == two.font
      && one.alignment == two.alignment && one.lineBreakMode == two.lineBreakMode
      && one.isRightToLeft == two.isRightToLeft && one.tracking == two.tracking
      && one.truncatesLastLineOnly == two.truncatesLastLineOnly && one.linkAttributes == nil
      && two.linkAttributes == nil && (shaper as AnyObject) === (other.shaper as AnyObject)
  }
}

extension AttributedTextLayout {
  /// The layout of a text in the colour of another one, which is the same but for that.
  fileprivate func colored(_ text: StyledText, as other: StyledText) -> AttributedTextLayout {
    let color = other.defaults.color
    guard text.defaults.color !== color else { return self }
    var result = self
    for line in lines.indices {
      for run in lines[line].runs.indices { result.lines[line].runs[run].look.color = color }
    }
    return result
  }
}
