import Drawing
import Foundation

/// The text of a view, laid out as the view is to show it: the one way in which text is measured and drawn.
package struct StyledText {
  enum Content {
    /// One look, that of the defaults.
    case plain(String)
    case attributed(NSAttributedString)

    /// The characters.
    var string: String {
      switch self {
      case .plain(let text): text
      case .attributed(let string): string.string
      }
    }
  }

  var content: Content
  var defaults: TextDefaults
  var shaper: any TextShaper
  /// Has the fonts that the text was measured with, where it is drawn with others.
  private var measuringShaper: (any TextShaper)?

  /// A text in one look.
  package init(_ text: String, _ defaults: TextDefaults, shaper: any TextShaper) {
    content = .plain(text)
    self.defaults = defaults
    self.shaper = shaper
  }

  /// A text as a label shows it.
  init(_ text: String, font: UIFont, shaper: any TextShaper) {
    var defaults = TextDefaults(font: font, color: .label)
    defaults.lineBreakMode = .byTruncatingTail
    defaults.truncatesLastLineOnly = true
    self.init(text, defaults, shaper: shaper)
  }

  init(string: NSAttributedString, defaults: TextDefaults, shaper: any TextShaper) {
    content = .attributed(string)
    self.defaults = defaults
    self.shaper = shaper
  }

  static func setting(
    _ key: NSAttributedString.Key, _ value: Any, in string: NSAttributedString
  ) -> NSAttributedString {
    AttributedRuns(string) { $0.merging([key: value]) { _, new in new } }.string
  }

  /// The text with other characters in a range: with the attributes given, or else with those of the first character that
  /// goes, or of the one before.
  static func replacing(
    _ range: NSRange, in string: NSAttributedString, with characters: String,
    _ attributes: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString {
    let start = min(max(0, range.location), string.length)
    let end = min(string.length, start + max(0, range.length))
    let near = end > start ? start : max(0, start - 1)
    let found = string.length > 0 ? string.attributes(at: near, effectiveRange: nil) : [:]
    var runs = AttributedRuns(string, NSRange(location: 0, length: start))
    runs.append(characters, attributes ?? AttributedRuns.withoutSpacer(found))
    runs.append(string, NSRange(location: end, length: string.length - end))
    return runs.string
  }

  static func changingParagraphs(
    of string: NSAttributedString, _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    AttributedRuns(string) { attributes in
      let style = NSMutableParagraphStyle()
      if let value = attributes[.paragraphStyle] as? NSParagraphStyle {
        style.setParagraphStyle(value)
      }
      change(style)
      return attributes.merging([.paragraphStyle: style]) { _, new in new }
    }.string
  }

  static func hasAttributes(_ string: NSAttributedString) -> Bool {
    string.looks().contains { !$0.0.isEmpty }
  }

  /// A text that a view is given: as the view's properties become those of its beginning, later parts that say nothing
  /// keep what the view had (`own`).
  static func filled(
    _ string: NSAttributedString, _ own: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    let looks = string.looks()
    let missing = own.filter { key, _ in
      looks.first?.0[key] != nil && looks.contains { $0.0[key] == nil }
    }
    guard !missing.isEmpty else { return NSAttributedString(attributedString: string) }
    return AttributedRuns(string) { missing.merging($0) { _, given in given } }.string
  }

  /// The same text, drawn in the fonts of another shaper.
  func shaped(by shaper: any TextShaper) -> StyledText {
    var result = self
    result.measuringShaper = self.shaper
    result.shaper = shaper
    return result
  }

  // MARK: Layout

  /// Lays the text out in a room in points.
  ///
  /// - Parameter shaped: what ``plainLine()`` has shaped.
  func layout(
    width: CGFloat, height: CGFloat = .infinity, lines: Int, shaped: ShapedLine? = nil
  ) -> AttributedTextLayout {
    AttributedTextLayout(
      content, in: TextRoom(width: width, height: height, numberOfLines: lines), defaults,
      shaper: shaper, shaped: shaped)
  }

  /// The text on its line of unlimited width, and what it takes there, without a layout; nil if the text has attributes, or
  /// characters that may end a line or be none.
  func plainLine() -> (line: ShapedLine, measurement: TextMeasurement)? {
    guard case .plain(let text) = content, !text.isEmpty,
      !text.utf8.contains(where: { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 })
    else { return nil }
    let look = TextAttributes([:], defaults)
    let span = ShapingRequest.Span(
      range: 0..<text.utf8.count, font: FontRequest(look.font), kern: look.kern)
    let line = shaper.line(of: ShapingRequest(text: text, spans: [span]))
    let size = CGSize(width: line.width, height: max(0, look.ascent + look.descent))
    return (
      line,
      TextMeasurement(
        size: size, lineCount: 1, firstBaseline: look.ascent, lastBaseline: look.ascent)
    )
  }

  package func measurement(width: CGFloat, lines: Int) -> TextMeasurement {
    layout(width: width, lines: lines).measurement
  }

  /// Lays the text out as a rectangle of a size shows it. One line that is too wide is set more tightly or smaller first, as
  /// far as a smallest factor and the substitution of fonts allow.
  ///
  /// - Parameters:
  ///   - pixel: in points; a height that is less by so much is an error of rounding.
  ///   - recent: the layout that the text was measured with.
  func fitted(
    in size: CGSize, lines: Int, minimumScale: CGFloat, pixel: CGFloat,
    recent: RecentLayout = RecentLayout()
  ) -> AttributedTextLayout {
    func laidOut(_ text: StyledText, width: CGFloat) -> AttributedTextLayout {
      text.layout(width: width, height: size.height + pixel, lines: lines)
    }
    let whole =
      recent.placed(self, in: size, lines: lines, pixel: pixel) ?? laidOut(self, width: size.width)
    if lines == 0, whole.isTruncated, defaults.truncatesLastLineOnly {
      // The height may be that of a room before it was rounded to pixels.
      let wider = laidOut(self, width: size.width + pixel)
      if !wider.isTruncated { return wider.realigned(by: -pixel) }
    }
    func narrowedIfCut() -> AttributedTextLayout {
      whole.isTruncated ? narrowed(in: size, lines: lines, pixel: pixel) ?? whole : whole
    }
    guard lines == 1, whole.isTruncated || whole.size.width > size.width else {
      return narrowedIfCut()
    }
    let natural = layout(width: .infinity, lines: 1).size.width
    let excess = natural - size.width
    guard excess > 0, natural > 0 else { return narrowedIfCut() }
    let share = excess / CGFloat(max(1, content.string.count))
    var text = self
    if whole.isTruncated, share <= Self.tightening * defaults.font.pointSize {
      text.defaults.tracking = -(share + 0.01)
    } else if minimumScale < 1 {
      text = scaled(by: max(minimumScale, size.width / natural * 0.995))
    } else {
      return narrowedIfCut()
    }
    return laidOut(text, width: size.width)
  }

  /// The text so much narrower that nothing is left out of it; nil if that is too much, or if something is left out in the
  /// fonts that it was measured with as well.
  private func narrowed(
    in size: CGSize, lines: Int, pixel: CGFloat
  ) -> AttributedTextLayout? {
    guard let measuringShaper else { return nil }
    var measured = self
    measured.shaper = measuringShaper
    func laidOut(_ text: StyledText) -> AttributedTextLayout {
      text.layout(width: size.width + pixel, height: size.height + pixel, lines: lines)
    }
    guard !laidOut(measured).isTruncated else { return nil }
    for step in 1...Self.narrowingSteps {
      var text = self
      // First characters are set closer, then smaller too.
      text.defaults.tracking = -min(CGFloat(step) / 100, Self.tightening) * defaults.font.pointSize
      let further = CGFloat(step) / 100 - Self.tightening
      if further > 0 { text = text.scaled(by: 1 - further) }
      let layout = text.layout(width: size.width, height: size.height + pixel, lines: lines)
      if !layout.isTruncated { return layout }
    }
    return nil
  }

  /// The most steps by which a text is made narrower, each of a hundredth of the font's size.
  private static let narrowingSteps = 24

  /// How much closer than usual, per em, characters may be set before text is left out: the fonts that stand in for Apple's
  /// are not quite as wide.
  private static let tightening: CGFloat = 0.04

  /// The text with all its fonts by a factor smaller or larger.
  private func scaled(by factor: CGFloat) -> StyledText {
    var result = self
    if case .attributed(let string) = content {
      result.content = .attributed(
        AttributedRuns(string) { attributes in
          guard let font = attributes[.font] as? UIFont else { return attributes }
          return attributes.merging([.font: font.withSize(font.pointSize * factor)]) {
            _, new in new
          }
        }.string)
    }
    result.defaults.font = defaults.font.withSize(defaults.font.pointSize * factor)
    return result
  }

  /// Draws the text in `rect`, its lines in the middle of a rectangle that is higher where `position` is
  /// a half, at the top where it is 0.
  ///
  /// - Parameters:
  ///   - lines: the most lines; 0 for as many as have room.
  ///   - minimumScale: the smallest factor by which the fonts may be smaller so that one line fits; 1 for none.
  ///   - scale: pixels per point; baselines stand on whole pixels.
  ///   - recent: the layout that the text was measured with.
  func draw(
    in rect: CGRect, lines: Int, position: CGFloat, minimumScale: CGFloat = 1, scale: CGFloat,
    context: CGContext, recent: RecentLayout = RecentLayout()
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let layout = fitted(
      in: rect.size, lines: lines, minimumScale: minimumScale, pixel: 1 / max(scale, 0.01),
      recent: recent)
    context.saveGState()
    // Overhanging strokes of letters at the edges are not cut.
    context.clip(to: rect.insetBy(dx: -1, dy: -1))
    layout.draw(
      in: context,
      at: CGPoint(x: rect.minX, y: rect.minY + (rect.height - layout.size.height) * position),
      scale: scale)
    context.restoreGState()
  }
}
