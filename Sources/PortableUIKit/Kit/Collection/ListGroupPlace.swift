import Foundation

/// How a row of a list stands in its group.
struct ListGroupPlace: Equatable {
  /// Whether the row has the ground of groups.
  var isGrouped: Bool
  /// Whether the corners of the group are round.
  var isRound: Bool
  var begins: Bool
  var ends: Bool

  /// The radius in points of the corners of an inset group: that of a table's.
  private static let radius: CGFloat = 10

  /// Rounds the corners that the row has of its group's.
  func round(_ values: inout LayerValues) {
    guard isGrouped, isRound else { return }
    values.cornerRadius = Self.radius
    values.maskedCorners = []
    if begins { values.maskedCorners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if ends { values.maskedCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    values.masksToBounds = true
  }
}
