/// The order in which the operations of a build reach an engine.
///
/// The system that they make is the same in every order, and so is how good an answer it has. What a solver goes
/// through on the way there is not.
public enum BuildOrder: Hashable, Sendable {
  /// As the workload was written down.
  case given
  /// Constraints from the last to the first, then the edits, each still before its suggestion.
  case backwards
  /// Constraints as given, then the edits.
  case editsLast
  case requiredFirst
  case requiredLast
  /// Inequalities, required or not, before everything else.
  case limitsFirst
  case limitsLast
  /// Content sizes before everything else.
  case contentsFirst
  case contentsLast
  /// Edits, required equalities, required inequalities, preferences: an engine that optimises after every constraint
  /// gets through nested views many times faster this way.
  case structureFirst
  /// Constraints in an order of chance; edits before them if the seed is even, after them if it is odd.
  case shuffled(seed: UInt64)

  /// Every order that has nothing to do with chance.
  public static let fixed: [BuildOrder] = [
    .given, .backwards, .editsLast, .requiredFirst, .requiredLast, .limitsFirst, .limitsLast,
    .contentsFirst, .contentsLast, .structureFirst,
  ]

  /// For the report.
  public var name: String {
    switch self {
    case .given: "given"
    case .backwards: "backwards"
    case .editsLast: "edits last"
    case .requiredFirst: "required first"
    case .requiredLast: "required last"
    case .limitsFirst: "limits first"
    case .limitsLast: "limits last"
    case .contentsFirst: "contents first"
    case .contentsLast: "contents last"
    case .structureFirst: "structure first"
    case .shuffled(let seed): "shuffled \(seed)"
    }
  }
}
