/// The rows of the table of goals: which goal a phase is measured against.
public enum Expectation: String, Sendable, CaseIterable {
  case build
  /// The first resize after the basis has changed; everything moves.
  case firstResize = "first resize"
  /// A resize like the one before; everything moves.
  case repeatedResize = "repeated resize"
  /// An intrinsic size changes, a view is inserted or removed, all in the middle.
  case structural = "intrinsic edit, insert, remove"
  /// A change in one corner of a large system.
  case local = "local edit"
  /// Measured, but without a number to reach.
  case none = "none"

  /// The ratio to reach at 10, 100 and 1,000 views; nil where none is set.
  public func ratio(views: Int) -> Double? {
    switch (self, views) {
    case (.build, 10): 4
    case (.build, 100): 25
    case (.build, 1000): 250
    case (.firstResize, 10): 2.5
    case (.firstResize, 100): 5
    case (.firstResize, 1000): 10
    case (.repeatedResize, 10): 5
    case (.repeatedResize, 100): 10
    case (.repeatedResize, 1000): 50
    case (.structural, 10): 20
    case (.structural, 100): 300
    case (.structural, 1000): 3000
    case (.local, 100): 100
    case (.local, 1000): 5000
    default: nil
    }
  }

  /// The largest exponent of growth from 1,000 to 100,000 views; nil where none is set.
  public var exponent: Double? {
    switch self {
    case .build, .repeatedResize, .structural: 1.1
    case .firstResize: 1.15
    case .local: 0.3
    case .none: nil
    }
  }
}
