/// A solver's problem and solution as a value: variables with their values, constraints, and which rows
/// hold the solution where it is.
///
/// A snapshot saves to a text (``text``) and loads from it (``init(text:)``); a solver made of it
/// (``Solver/init(_:)``) continues with the same bits as the one that it was taken of.
///
/// The text has a line per thing, fields separated by blanks, texts in quotes with `\"`, `\\` and `\n`
/// escaped, numbers in the shortest form that reads back exactly:
///
/// ```
/// cassowary-snapshot 1 <last serial>
/// unproved smallPivot|residual|stepLimit|outOfRange|elsewhere
/// variable <place> <serial> <value> free|bound "<name>"
/// constraint <place> <serial> <row> <scale> <constant> <weight> <below> <above> <edited> "<label>"
///     ["<file>" <line>]
/// row <place> segment|pinned|active <position> terms <n> (<variable> <coefficient>)…
///     members <n> (<constraint> <bound>)… multiplier <n> (<level> <value>)…
/// end
/// ```
///
/// (a constraint and a row are a line each). `unproved` is there only if the rows of the basis do not hold the values: with
/// the trouble of the solver, or `elsewhere` if it has none. `below` and `above` are the levels of the costs on each side, `required`, or
/// `-` where a side costs nothing; `edited` is the place of the variable of which the constraint is the edit, `=` and the
/// place of the one of which it is the stay, `<` or `>` and the place of the one of which it is the lower or the upper bound, or
/// `-`. `free` means that nothing
/// determines the variable. The multiplier is that of a pinned row.
public struct SolverSnapshot: Sendable, Equatable {
  struct VariablePart: Sendable, Equatable {
    var place: VariableID
    var serial: UInt32
    var value: Double
    var isFree: Bool
    var name: String
  }

  struct ConstraintPart: Sendable, Equatable {
    var place: ConstraintID
    var serial: UInt32
    var row: RowID
    var scale: Double
    var constant: Double
    var weight: Double
    var below: Double?
    var above: Double?
    var edited: VariableID?
    var staying: VariableID?
    var bounded: BoundPart?
    var label: String
    var location: SourceLocation?
  }

  /// The variable of which a constraint is a bound.
  struct BoundPart: Sendable, Equatable {
    var variable: VariableID
    var side: Bounds.Side

    init(_ variable: VariableID, _ side: Bounds.Side) {
      self.variable = variable
      self.side = side
    }
  }

  struct RowPart: Sendable, Equatable {
    var place: RowID
    var kind: Kind
    var position: Int32
    var terms: [Term]
    var members: [Breakpoint]
    var multiplier: [Level]
  }

  enum Kind: String, Sendable {
    case segment
    case pinned
    case active
  }

  struct Term: Sendable, Equatable {
    var variable: VariableID
    var value: Double
  }

  struct Breakpoint: Sendable, Equatable {
    var constraint: ConstraintID
    var value: Double
  }

  struct Level: Sendable, Equatable {
    var level: Double
    var value: Double
  }

  var serial: UInt32
  /// The number of the trouble, or of a proof that does not rest on the basis; 0 if the basis holds the values.
  var unproved: Int16 = 0
  var variables: [VariablePart] = []
  var constraints: [ConstraintPart] = []
  var rows: [RowPart] = []

  /// Whether the variables have the values of another snapshot of the same solver, up to rounding.
  func hasValues(of other: SolverSnapshot) -> Bool {
    zip(variables, other.variables).allSatisfy { one, other in
      abs(one.value - other.value) <= Tolerances.breakpoint * max(1, abs(other.value))
    }
  }
}
