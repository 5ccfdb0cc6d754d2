/// A line below text (raw values as in Core Text); ``kCTUnderlineStyleAttributeName`` takes them.
public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  public static let single = CTUnderlineStyle(rawValue: 0x01)
  public static let thick = CTUnderlineStyle(rawValue: 0x02)
  public static let double = CTUnderlineStyle(rawValue: 0x09)
}

/// How the line is cut (raw values as in Core Text).
public struct CTUnderlineStyleModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  public static let patternDot = CTUnderlineStyleModifiers(rawValue: 0x0100)
  public static let patternDash = CTUnderlineStyleModifiers(rawValue: 0x0200)
  public static let patternDashDot = CTUnderlineStyleModifiers(rawValue: 0x0300)
  public static let patternDashDotDot = CTUnderlineStyleModifiers(rawValue: 0x0400)
}
