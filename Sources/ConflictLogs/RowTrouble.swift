/// Why a row cannot be read.
struct RowTrouble: Error {
  var reason: String
  /// The place at which reading ended: of several trials the one that came farthest says the reason.
  var place = 0
}
