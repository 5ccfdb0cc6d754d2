/// A visual format as read, before names are looked up.
struct VisualFormatSyntax: Equatable {
  struct Name: Equatable {
    var text: String
    var position: Int
  }

  /// What a predicate compares with.
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
  }

  struct View: Equatable {
    var name: Name
    var predicates: [Predicate]
  }

  var axis: LayoutAxis = .horizontal
  /// Whether the layout runs along both axes, of the extended language.
  var isAlongBothAxes = false
  /// From the superview's leading edge, where the format begins with `|`.
  var opening: Connection?
  var openingPosition = 0
  var views: [View] = []
  /// Between neighbours; one less than views.
  var connections: [Connection] = []
  /// To the superview's trailing edge, where the format ends with `|`.
  var closing: Connection?
  var closingPosition = 0

  /// Adds views that are joined to one another in one way.
  mutating func append(_ views: [View], joinedBy connection: Connection) {
    for (index, view) in views.enumerated() {
      if index > 0 { connections.append(connection) }
      self.views.append(view)
    }
  }
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
