import Cassowary

extension RandomStream {
  /// What a stream is made of.
  struct Shape {
    var variables = 6
    var operations = 60
    var coefficients: [Double] = [1, -1]
    var priorities: [Double] = [1, 2, 250, 750]
    /// Shares in per cent: of additions that are required, of these that follow from others, of
    /// additions that are content sizes, and of operations after which there is a commit.
    var required = 25
    var redundant = 0
    var contentSizes = 15
    /// How many in a hundred content sizes are required on one side from the first.
    var requiredSides = 0
    var commits = 60
    /// How often each operation is drawn, against the others.
    var mix: [Operation] = Operation.all
    /// Whether a fixed point satisfies every required row, so that none may ever be refused.
    var isConsistent = false
    /// Constants are within ± this, in steps of `grid`.
    var magnitude = 20
    var grid = 1.0
    /// Constants lie beside these places by up to three times one of these distances.
    var nearness: [Double] = []
    /// How much of what a row may be taken to miss its constant by is asked for, if not the usual; see ``ShadowModel``.
    var accuracy: Double?
    /// Whether coefficients are so different that rounding may tell more of multipliers than of costs: what multipliers do
    /// not prove is judged by costs.
    var isUneven = false
    /// How many operations lie between two checks of the solver's invariants, and how many refusals
    /// between two that GLPK is asked about.
    var invariantsEvery = 8
    var refusalsJudgedEvery = 2
    /// The layers over the simplex that the solver uses.
    var layers = Acceleration.all
  }

  /// What a stream does in a step.
  enum Operation {
    case add
    case remove
    case constant
    case constants
    case priority
    case weight
    case relation
    case edit
    case stay
    case drag
    case swing
    case variable
    case transaction
    case past
    case discard
    case save
    case trim
    case reload

    /// Every operation but weights, stays, constants together, drags, swings, trims and whatever saves or discards, the
    /// usual ones more often.
    static let all = mix(
      (.add, 40), (.remove, 22), (.constant, 18), (.priority, 6), (.relation, 4), (.edit, 4),
      (.variable, 1), (.transaction, 2), (.past, 3))

    /// Every operation but those that keep the solver recording.
    static let withoutPasts = all.filter { $0 != .past }

    /// A list to draw from, in which each operation is as often as its number says.
    static func mix(_ shares: (Operation, Int)...) -> [Operation] {
      shares.flatMap { operation, count in Array(repeating: operation, count: count) }
    }
  }
}
