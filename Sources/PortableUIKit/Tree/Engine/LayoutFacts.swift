/// The facts about a view that the engine was told and has to be told again.
struct LayoutFacts: OptionSet {
  let rawValue: Int

  /// Whether the autoresizing mask or constraints place the view, and the frame the mask goes by.
  static let placement = LayoutFacts(rawValue: 1)
  /// Intrinsic size, hugging and compression.
  static let contentSize = LayoutFacts(rawValue: 2)
  static let alignment = LayoutFacts(rawValue: 4)
  /// Effective margins and the guides that follow margins, safe area or width.
  static let insets = LayoutFacts(rawValue: 8)
  static let direction = LayoutFacts(rawValue: 16)
  static let baselines = LayoutFacts(rawValue: 32)
  /// Constraints held but not installed.
  static let constraints = LayoutFacts(rawValue: 64)
  /// Content offset of a scroll view.
  static let scrolling = LayoutFacts(rawValue: 128)
  /// Arranged views and settings of a stack view.
  static let arrangement = LayoutFacts(rawValue: 256)

  /// Constraints held here have other constants or priorities, or some have gone, which the engine
  /// knows by itself.
  static let relations = LayoutFacts(rawValue: 512)

  /// The facts that decide the size that fits the content of a view.
  static let fitting: LayoutFacts = [
    .contentSize, .alignment, .insets, .baselines, .constraints, .arrangement, .relations,
  ]

  /// The facts by which constraints are read, apart from frames and natural sizes.
  static let early: LayoutFacts = [
    .alignment, .insets, .direction, .baselines, .constraints, .scrolling,
  ]

  static let all: LayoutFacts = [
    .placement, .contentSize, .alignment, .insets, .direction, .baselines, .constraints,
    .scrolling, .arrangement,
  ]
}
