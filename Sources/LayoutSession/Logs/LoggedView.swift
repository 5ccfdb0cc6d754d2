/// A view of a log: its class and address, and the name by which it is told.
struct LoggedView: Equatable {
  var className: String
  var address: String
  /// The identifier of the view or guide; empty without one.
  var identifier: String
  /// Its name in sentences.
  var name = ""
}
