import LayoutReports

/// The data that a page reads: the state of the solver, and the meaning of its variables and rows.
///
/// Rows are told by their places in the order of `Solver.constraints`, variables by theirs in `Solver.variables`,
/// views and constraints by their places here.
struct PageData: Encodable {
  /// A view of the page.
  struct View: Encodable {
    var name: String
    var kind: String
    var text: String
    /// How many lines the text may have; 0 for any number.
    var lines: Int
    /// The size of the font in points.
    var font: Double
    /// The place of the superview; -1 for the outermost.
    var parent: Int
    /// Left, top, width and height, each as a constant that pairs of variable and factor follow.
    var frame: [[Double]]
    /// The rows that pull towards the natural width, and those towards the natural height.
    var content: [[Int]]
  }

  /// A constraint of the session.
  struct Constraint: Encodable {
    var number: Int
    /// The text before the constant: the left side and the sign.
    var left: String
    /// The right side without its constant.
    var right: String
    var constant: Double
    /// Priority, label and condition.
    var tail: String
    /// How the right side of its row follows its constant.
    var slope: Double
    /// `null` for required.
    @Nullable var priority: Double?
    /// The places of the views that it speaks of.
    var views: [Int]
    var edit: Bool?
    var broken: Bool?
    var off: Bool?
    /// The row of a constraint that is out of force, for the page to add.
    var row: Row?
    /// The constraints, in words, with which it cannot hold.
    var conflict: [String]?
  }

  /// A row that the solver does not hold.
  struct Row: Encodable {
    /// Pairs of variable and factor.
    var terms: [Double]
    /// -1 for at most, 0 for equal, 1 for at least.
    var relation: Int
    var constant: Double
  }

  /// The parts that set a side of the outermost view: rows, a constraint by its place, or nothing yet.
  struct Size: Encodable {
    var rows: [Int]?
    var constraint: Int?
  }

  /// The parts that set both sides.
  struct Sizes: Encodable {
    var width: Size
    var height: Size
  }

  /// Words for rows, and whether the row's constant is told with them; written as an array of both.
  struct Words: Encodable {
    var text: String
    var hasSize: Bool

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(text)
      try container.encode(hasSize)
    }
  }

  /// The constants of a label that breaks its lines, at every width.
  struct Wrap: Encodable {
    /// The place of the label.
    var view: Int
    /// The rows whose constants vary.
    var rows: [Int]
    /// Which step is in force.
    var now: Int
    /// The width from which a step holds, and the constants of the rows.
    var steps: [[Double]]
  }

  var width: Double
  var height: Double
  /// Pixels in a point.
  var grid: Double
  var sizes: Sizes
  var views: [View]
  var constraints: [Constraint]
  /// For each row of the solver -1 minus the place of its constraint, or else the place of its words.
  var rows: [Int]
  /// The rows that settle undetermined variables.
  var ties: [Int]
  var words: [Words]
  var wraps: [Wrap]
  /// The state of the solver.
  var system: String
  /// The address of a picture to lie behind the boxes.
  var picture: String?
}
