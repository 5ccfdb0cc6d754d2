/// What a visual format may use beyond Apple's language; each part is refused unless asked for.
///
/// The additions are those of the published Extended Visual Format Language.
public struct VisualFormatExtensions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// A share of the superview's extent: `[a(50%)]`.
  public static let percentages = VisualFormatExtensions(rawValue: 1 << 0)
  /// A multiple of a view's extent, with a term: `[a(b*2)]`, `[a(b/2+10)]`.
  public static let multipliers = VisualFormatExtensions(rawValue: 1 << 1)
  /// A named extent of a view: `[a(b.height)]`.
  public static let attributes = VisualFormatExtensions(rawValue: 1 << 2)
  /// A row of numbered views, joined as the first is to what comes before it: `-[cell1..5]`.
  public static let ranges = VisualFormatExtensions(rawValue: 1 << 3)
  /// Both axes at once: `HV:|[a]|`.
  public static let orientations = VisualFormatExtensions(rawValue: 1 << 4)
  /// Relations of quantities, `super` naming the superview:
  /// `C:a.centerX(super.trailing*0.5+10@500).width(b.height)`.
  public static let relations = VisualFormatExtensions(rawValue: 1 << 5)

  /// The whole extended language.
  public static let all: VisualFormatExtensions = [
    .percentages, .multipliers, .attributes, .ranges, .orientations, .relations,
  ]

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
