import Foundation

extension AttributeContainer {
  /// The attributes of ``AttributeScopes/UIKitAttributes`` that a dictionary has, and its link.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      switch dictionary[key] {
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Int: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      default: nil
      }
    }
    func lines(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      dictionary[key] as? NSUnderlineStyle
        ?? number(key).flatMap { Int(exactly: $0) }.map { NSUnderlineStyle(rawValue: $0) }
    }
    self.font = dictionary[.font] as? UIFont
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.kern = number(.kern)
    self.tracking = number(.tracking)
    self.baselineOffset = number(.baselineOffset)
    self.underlineStyle = lines(.underlineStyle)
    self.underlineColor = dictionary[.underlineColor] as? UIColor
    self.strikethroughStyle = lines(.strikethroughStyle)
    self.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
    self.attachment = dictionary[.attachment] as? NSTextAttachment
    self.shadow = dictionary[.shadow] as? NSShadow
    self.expansion = number(.expansion)
    self.ligature = number(.ligature).flatMap { Int(exactly: $0) }
    self.obliqueness = number(.obliqueness)
    self.strokeColor = dictionary[.strokeColor] as? UIColor
    self.strokeWidth = number(.strokeWidth)
    self.textEffect =
      dictionary[.textEffect] as? NSAttributedString.TextEffectStyle
      ?? (dictionary[.textEffect] as? String).map { .init(rawValue: $0) }
    self.link = DetectedLink.url(of: dictionary[.link])
  }
}

extension AttributedString {
  /// A text with the attributes of ``AttributeScopes/UIKitAttributes`` and the links that it has.
  public init(_ string: NSAttributedString) {
    self.init()
    let units = string.string as NSString
    for (attributes, run) in string.looks() {
      append(
        AttributedString(
          units.substring(with: run), attributes: AttributeContainer(attributes)))
    }
  }
}

extension NSAttributedString {
  /// A text with the attributes of ``AttributeScopes/UIKitAttributes`` and the links that it has.
  public convenience init(_ string: AttributedString) {
    var runs = AttributedRuns()
    for run in string.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run.font
      attributes[.foregroundColor] = run.foregroundColor
      attributes[.backgroundColor] = run.backgroundColor
      attributes[.paragraphStyle] = run.paragraphStyle
      attributes[.kern] = run.kern
      attributes[.tracking] = run.tracking
      attributes[.baselineOffset] = run.baselineOffset
      attributes[.underlineStyle] = run.underlineStyle
      attributes[.underlineColor] = run.underlineColor
      attributes[.strikethroughStyle] = run.strikethroughStyle
      attributes[.strikethroughColor] = run.strikethroughColor
      attributes[.attachment] = run.attachment
      attributes[.shadow] = run.shadow
      attributes[.expansion] = run.expansion
      attributes[.ligature] = run.ligature
      attributes[.obliqueness] = run.obliqueness
      attributes[.strokeColor] = run.strokeColor
      attributes[.strokeWidth] = run.strokeWidth
      attributes[.textEffect] = run.textEffect?.rawValue
      attributes[.link] = run.link
      runs.append(String(string.characters[run.range]), attributes)
    }
    self.init(attributedString: runs.string)
  }
}
