/// A visual format as read, before names are looked up.
struct VisualFormatSyntax: Equatable {
  /// The direction along which a format lays out.
  enum Orientation: Equatable {
    case axis(LayoutAxis)
    /// Both axes, of the extended language: `HV:`.
    case bothAxes
    /// From back to front, of the extended language: `Z:`.
    case depth
  }

  struct Name: Equatable {
    var text: String
    var position: Int
  }

  /// The value that a predicate compares with.
  enum Object: Equatable {
    case number(Double)
    case name(Name)
  }

  struct Predicate: Equatable {
    var relation: LayoutRelation = .equal
    var object: Object
    var priority: Object?
    /// Factor of a named view's extent, of the extended language: `a*2`, `a/2`.
    var multiplier: Double = 1
    /// Points added to a named view's extent, of the extended language: `a+10`.
    var constant: Double = 0
    /// Share of the superview's extent, of the extended language: `50%`.
    var isPercentage = false
    /// Quantity of a named view, of the extended language: `a.height`.
    var attribute: LayoutAttribute?
    var position: Int
  }

  enum Connection: Equatable {
    /// Nothing between: the edges touch.
    case flush
    /// A bare dash: the standard distance.
    case standard
    case predicates([Predicate])
    /// A distance equal to all others of its kind in the format, of the extended language: `~`.
    case spacer([Predicate])
    /// No relation at all, of the extended language: `->`.
    case disconnected
  }

  struct View: Equatable {
    var name: Name
    var predicates: [Predicate]
    /// The views inside it from its start to its end, of the extended language: `[a:[b][c]]`.
    var stack: Chain?
  }

  /// Views one after the other. Several at one place stand beside one another, each joined to what
  /// comes before and after (of the extended language: `[a,b]`, `[a1..3]`).
  struct Chain: Equatable {
    var groups: [[View]] = []
    /// Between neighbours; inside a view also before the first and after the last.
    var connections: [Connection] = []
  }

  var orientation = Orientation.axis(.horizontal)
  /// From the superview's leading edge, where the format begins with `|`.
  var opening: Connection?
  var openingPosition = 0
  var chain = Chain()
  /// To the superview's trailing edge, where the format ends with `|`.
  var closing: Connection?
  var closingPosition = 0
}

/// Relations of quantities of one view as read, of the extended language: `C:a.width(b.height*2)`.
struct VisualFormatRelations: Equatable {
  struct Quantity: Equatable {
    var attribute: LayoutAttribute
    var predicates: [VisualFormatSyntax.Predicate]
  }

  var view: VisualFormatSyntax.Name
  var quantities: [Quantity] = []
}
