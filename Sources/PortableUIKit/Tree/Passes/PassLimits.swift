/// How often a pass may start over before it counts as a loop.
enum PassLimits {
  /// Rounds of one pass: far more than any settled layout takes (two or three), and few enough to
  /// end quickly where views keep dirtying one another.
  static let rounds = 32
}
