import Foundation

extension UIButton {
  /// A text of a button.
  package enum Text: Sendable {
    case title, subtitle
  }

  var shownTitle: String { configuration?.shownTitle ?? currentTitle ?? "" }

  /// The text as the button shows it.
  func styled(_ text: Text) -> StyledText {
    let lines = lines(of: text)
    var defaults: TextDefaults
    let attributed: NSAttributedString?
    let plain: String
    switch text {
    case .title:
      defaults = TextDefaults(
        font: configuration == nil ? buttonLabel.font : configuredTitleFont,
        color: configuration?.baseForegroundColor ?? currentTitleColor)
      attributed = shownAttributedTitle
      plain = shownTitle
    case .subtitle:
      let font = configuredSubtitleFont
      defaults = TextDefaults(
        font: font, color: configuration?.baseForegroundColor ?? currentTitleColor)
      attributed = configuration?.shownAttributedSubtitle(font)
      plain = configuration?.shownSubtitle ?? ""
    }
    defaults.alignment = textAlignment
    defaults.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Lines of a text that may have several break between words.
    defaults.lineBreakMode =
      lines == 1 || lineBreakMode(of: text).wraps ? lineBreakMode(of: text) : .byWordWrapping
    defaults.truncatesLastLineOnly = lines != 1
    let shaper = textMeasurer.shaper
    if let attributed {
      return StyledText(string: attributed, defaults: defaults, shaper: shaper)
    }
    return StyledText(plain, defaults, shaper: shaper)
  }

  /// Where the lines of a text stand to each other.
  var textAlignment: NSTextAlignment {
    guard let configuration else {
      return buttonLabel.textAlignment == .natural ? .center : buttonLabel.textAlignment
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch shownTitleAlignment(of: configuration) {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .automatic, .center: .center
    }
  }

  private func lineBreakMode(of text: Text) -> NSLineBreakMode {
    switch (text, configuration) {
    case (.title, let configuration?): configuration.titleLineBreakMode
    case (.subtitle, let configuration?): configuration.subtitleLineBreakMode
    case (_, nil): buttonLabel.lineBreakMode
    }
  }

  /// The most lines of a text; 0 for as many as it needs. A mode that wraps gives an old button as many as it needs.
  package func lines(of text: Text) -> Int {
    let wraps = lineBreakMode(of: text).wraps
    guard configuration == nil else { return wraps ? 0 : 1 }
    return wraps && buttonLabel.numberOfLines == 1 ? 0 : buttonLabel.numberOfLines
  }

  /// The size of a text in points in a width, in as many lines as it may have.
  ///
  /// - Parameter shaper: has the fonts that the text is measured in; nil for those of the layout.
  func size(
    of text: Text, inWidth width: CGFloat, shapedBy shaper: (any TextShaper)? = nil
  ) -> CGSize {
    var styled = styled(text)
    if let shaper { styled = styled.shaped(by: shaper) }
    let lines = lines(of: text)
    let room = lines == 1 ? .infinity : max(0, width)
    return pixelSize(
      of: recentLayouts[text, default: RecentLayout()]
        .measurement(of: styled, width: room, lines: lines), font: styled.defaults.font)
  }

  /// Draws a text in a rectangle.
  ///
  /// - Parameters:
  ///   - color: of a text without one of its own.
  ///   - shaper: has the fonts of the drawing.
  ///   - scale: pixels per point.
  package func draw(
    _ text: Text, in rect: CGRect, color: UIColor, shaper: any TextShaper, scale: CGFloat,
    context: CGContext
  ) {
    var styled = styled(text).shaped(by: shaper)
    styled.defaults.color = color
    styled.draw(
      in: rect, lines: lines(of: text), position: 0.5, scale: scale, context: context,
      recent: recentLayouts[text] ?? RecentLayout())
  }

  /// Whether the texts have their place in a button of a size: beside or below the image, in the width between the insets.
  ///
  /// - Parameters:
  ///   - share: the share of their width and height that has to have its place.
  ///   - slack: in points.
  func fitsTexts(in size: CGSize, share: CGFloat, slack: CGFloat) -> Bool {
    let parts = parts()
    let insets =
      configuration?.contentInsets.resolved(for: effectiveUserInterfaceLayoutDirection)
      ?? contentEdgeInsets
    let room = parts.textWidth(in: size.width - insets.left - insets.right)
    // Narrower letters would break later.
    let width = share > 0 ? room / share : room
    let texts = [parts.title?(width), parts.subtitle?(width)].compactMap(\.self)
    let height = texts.map(\.height).reduce(0, +)
    return texts.allSatisfy { $0.width * share <= room + slack }
      && height * share <= size.height + slack
  }
}
