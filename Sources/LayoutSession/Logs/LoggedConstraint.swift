/// A constraint of a log, as terms over attributes of views.
struct LoggedConstraint {
  struct Term: Equatable {
    /// The place of the view in the log.
    var view: Int
    var attribute: String
    var factor: Double
  }

  var line: Int
  var kind: String
  var address: String
  var identifier: String
  /// The text after the address, without the log's notes on views' names.
  var formula: String
  /// The formula with the names of views in place of their addresses.
  var text = ""
  var terms: [Term] = []
  /// -1 for `<=`, 0, 1 for `>=`.
  var relation = 0
  var constant = 0.0
  /// Nil for required.
  var priority: Double?

  var isMask: Bool { kind == "NSAutoresizingMaskLayoutConstraint" }
}
