import Foundation

/// The seven numbers of a corner that bends gradually, in radii along an edge from the corner.
///
/// Three curves make the corner: out of the edge at ``reach`` with controls at ``first`` and
/// ``second``, to (``turnFar``, ``turnNear``); over the diagonal with the control
/// (``middleFar``, ``middleNear``); and the mirror image of the first.
package struct ContinuousCorner: Hashable, Sendable {
  package var reach: CGFloat
  var first: CGFloat
  var second: CGFloat
  var turnFar: CGFloat
  var middleFar: CGFloat
  var middleNear: CGFloat
  var turnNear: CGFloat

  /// The corner of `UIBezierPath(roundedRect:cornerRadius:)` and of layers with continuous corners
  /// (BP-4; published by PaintCode).
  package static let roundedRect = ContinuousCorner(
    reach: 1.528_664_83, first: 1.088_492_96, second: 0.868_406_94, turnFar: 0.631_493_79,
    middleFar: 0.372_823_83, middleNear: 0.169_059_56, turnNear: 0.074_911_39)

  /// The corner of `UIBezierPath(roundedRect:byRoundingCorners:cornerRadii:)` (BP-5; fitted to a
  /// picture).
  package static let roundedCorners = ContinuousCorner(
    reach: 1.376, first: 1.264, second: 0.855, turnFar: 0.6066, middleFar: 0.3704,
    middleNear: 0.1941, turnNear: 0.0955)

  /// A quarter circle in the same three curves, parted where `roundedRect` parts.
  static let circular = arc(parting: 0.376_9)

  /// The three arcs of a quarter circle; the outer two turn by `angle` radians.
  ///
  /// The second control of an outer curve lies on the edge, where the tangent of its end meets it; the
  /// first is placed so that the middle of the curve lies on the circle.
  private static func arc(parting angle: CGFloat) -> ContinuousCorner {
    let (far, near) = (1 - sin(angle), 1 - cos(angle))
    let second = 1 - tan(angle / 2)
    let height = 1 - near / 8
    let middle = 1 - (1 - height * height).squareRoot()
    let inner = 4 / 3 * tan((.pi / 2 - 2 * angle) / 4)
    return ContinuousCorner(
      reach: 1, first: (8 * middle - 1 - far - 3 * second) / 3, second: second, turnFar: far,
      middleFar: far - inner * cos(angle), middleNear: near + inner * sin(angle), turnNear: near)
  }

  /// The corner where there is room along an edge for `reach` radii only: between the full one and the
  /// circle. UIKit's corner there is known to differ and not known exactly: this is a guess, made here
  /// alone.
  func limited(to room: CGFloat) -> ContinuousCorner {
    guard room < reach else { return self }
    let circle = ContinuousCorner.circular
    let share = max(0, (room - circle.reach) / (reach - circle.reach))
    func mix(_ value: KeyPath<ContinuousCorner, CGFloat>) -> CGFloat {
      circle[keyPath: value] + (self[keyPath: value] - circle[keyPath: value]) * share
    }
    return ContinuousCorner(
      reach: mix(\.reach), first: mix(\.first), second: mix(\.second), turnFar: mix(\.turnFar),
      middleFar: mix(\.middleFar), middleNear: mix(\.middleNear), turnNear: mix(\.turnNear))
  }
}
