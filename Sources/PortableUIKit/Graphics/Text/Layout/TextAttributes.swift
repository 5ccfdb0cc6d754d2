import Foundation

/// The look of a part of a text.
struct TextAttributes {
  var font: UIFont
  var color: UIColor
  var background: UIColor?
  var kern: CGFloat
  var underline: NSUnderlineStyle
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle
  var strikethroughColor: UIColor?
  var baselineOffset: CGFloat
  /// The width of the glyphs' outlines in percent of the font's size: above 0 outlines alone, below 0 filled glyphs as well.
  var strokeWidth: CGFloat
  var strokeColor: UIColor?
  var shadow: NSShadow?
  var attachment: NSTextAttachment?

  init(_ own: [NSAttributedString.Key: Any], _ defaults: TextDefaults) {
    var values = own
    if own[.link] != nil, let link = defaults.linkAttributes {
      values.merge(link) { _, new in new }
    }
    func number(_ key: NSAttributedString.Key) -> Double? {
      let value: Double? =
        switch values[key] {
        case let number as NSNumber: number.doubleValue
        case let number as CGFloat: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        default: nil
        }
      return value.flatMap { $0.isFinite ? $0 : nil }
    }
    func lines(_ key: NSAttributedString.Key) -> NSUnderlineStyle {
      if let style = values[key] as? NSUnderlineStyle { return style }
      return NSUnderlineStyle(rawValue: number(key).flatMap { Int(exactly: $0) } ?? 0)
    }
    let isLink = values[.link] != nil
    font = values[.font] as? UIFont ?? defaults.font
    color = values[.foregroundColor] as? UIColor ?? (isLink ? .link : defaults.color)
    background = values[.backgroundColor] as? UIColor
    kern = CGFloat(number(.kern) ?? number(.tracking) ?? 0) + defaults.tracking
    underline = lines(.underlineStyle)
    underlineColor = values[.underlineColor] as? UIColor
    strikethrough = lines(.strikethroughStyle)
    strikethroughColor = values[.strikethroughColor] as? UIColor
    baselineOffset = CGFloat(number(.baselineOffset) ?? 0)
    strokeWidth = CGFloat(number(.strokeWidth) ?? 0)
    strokeColor = values[.strokeColor] as? UIColor
    shadow = values[.shadow] as? NSShadow
    attachment = values[.attachment] as? NSTextAttachment
  }

  /// How far the part reaches above the baseline of its line, in points.
  var ascent: CGFloat { (attachment?.placedBounds.maxY ?? font.ascender) + baselineOffset }

  /// How far the part reaches below the baseline of its line, in points.
  var descent: CGFloat {
    -(attachment?.placedBounds.minY ?? font.descender) - baselineOffset
  }
}
