/// One constraint's part in the piecewise-linear cost of a row: left of `bound` the cost falls with
/// slope `left` at `leftLevel`, right of it it rises with slope `right` at `rightLevel`.
///
/// A slope of zero means that the side costs nothing; an infinite level that it is forbidden.
struct Member: PoolElement {
  var bound: Double
  var left: Double
  var leftLevel: Double
  var right: Double
  var rightLevel: Double
  /// The constraint that owns the breakpoint.
  var constraint: Int32
  /// Fills the element up to whole words, so that it has no byte without a meaning.
  private let unused: Int32 = 0

  init(
    bound: Double, left: Double, leftLevel: Double, right: Double, rightLevel: Double,
    constraint: Int32
  ) {
    self.bound = bound
    self.left = left
    self.leftLevel = leftLevel
    self.right = right
    self.rightLevel = rightLevel
    self.constraint = constraint
  }

  init(freeLink: Int32) {
    self.init(bound: 0, left: 0, leftLevel: 0, right: 0, rightLevel: 0, constraint: freeLink)
  }
  var freeLink: Int32 { constraint }

  /// True if values left of the bound are forbidden.
  @inline(__always) var forbidsLeft: Bool { leftLevel == .infinity && left > 0 }
  /// True if values right of the bound are forbidden.
  @inline(__always) var forbidsRight: Bool { rightLevel == .infinity && right > 0 }
}
