/// The four variables of a view: the corner in the coordinates of the root, and the size.
struct Box {
  let x: Sum
  let y: Sum
  let width: Sum
  let height: Sum

  var right: Sum { x + width }
  var bottom: Sum { y + height }

  /// The leading edge, the trailing edge and the size along an axis.
  func leading(_ axis: Axis) -> Sum { axis == .horizontal ? x : y }
  func trailing(_ axis: Axis) -> Sum { axis == .horizontal ? right : bottom }
  func size(_ axis: Axis) -> Sum { axis == .horizontal ? width : height }
}
