/// One of the passes that bring a tree of views up to date (LC-1, LC-3).
enum Pass: Int, CaseIterable {
  case traits
  case constraints
  /// Properties and layout, which one walk does.
  case layout
  case display

  // The compiler's own makes an array each time it is asked.
  static let allCases: [Pass] = [.traits, .constraints, .layout, .display]
}
