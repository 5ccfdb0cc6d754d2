/// The parts that a visual format may use beyond Apple's language; each is refused unless asked
/// for.
///
/// The additions are those of the published Extended Visual Format Language.
public struct VisualFormatExtensions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// A share of the superview's extent: `[a(50%)]`, `[a]-10%-[b]`.
  public static let percentages = VisualFormatExtensions(rawValue: 1 << 0)
  /// A multiple of a view's extent, with a term: `[a(b*2)]`, `[a(b/2+10)]`.
  public static let multipliers = VisualFormatExtensions(rawValue: 1 << 1)
  /// A named extent of a view: `[a(b.height)]`.
  public static let attributes = VisualFormatExtensions(rawValue: 1 << 2)
  /// Numbered views beside one another, each joined to what comes before and after:
  /// `V:|~[circle1..5]~|` centres five circles.
  public static let ranges = VisualFormatExtensions(rawValue: 1 << 3)
  /// Both axes at once: `HV:|[a]|`.
  public static let orientations = VisualFormatExtensions(rawValue: 1 << 4)
  /// Relations of quantities, `super` naming the superview:
  /// `C:a.centerX(super.trailing*0.5+10@500).width(b.height)`.
  public static let relations = VisualFormatExtensions(rawValue: 1 << 5)
  /// An order from back to front: `Z:|[background][card]-10-[badge]`.
  public static let depths = VisualFormatExtensions(rawValue: 1 << 6)
  /// Equal distances: `|~[a]~[b]~|`, `|~(10%)~[a]~|`.
  public static let spacers = VisualFormatExtensions(rawValue: 1 << 7)
  /// Several views at one place, like a range: `V:|[left,right]|`.
  public static let groups = VisualFormatExtensions(rawValue: 1 << 8)
  /// Neighbours that are not joined: `|[left]->[right]|`.
  public static let disconnections = VisualFormatExtensions(rawValue: 1 << 9)
  /// Views within a view, from its start to its end, as wide as it is across:
  /// `V:|[column:[head(50)][content][foot(50)]]|`.
  public static let stacks = VisualFormatExtensions(rawValue: 1 << 10)
  /// A remark after the format, or instead of one: `|[a]| // as wide as the page`.
  public static let comments = VisualFormatExtensions(rawValue: 1 << 11)

  /// The whole extended language.
  public static let all: VisualFormatExtensions = [
    .percentages, .multipliers, .attributes, .ranges, .orientations, .relations, .depths, .spacers,
    .groups, .disconnections, .stacks, .comments,
  ]

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
