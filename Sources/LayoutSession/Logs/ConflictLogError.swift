/// Why a text is no log of constraints, with its line.
struct ConflictLogError: Error, Equatable {
  var line: Int
  var reason: String
}
