/// What the last commit reported.
@usableFromInline
struct Report {
  /// The memory in which the changes lie, among other things.
  @usableFromInline var list = ChangeList(capacity: 0)
  @usableFromInline var handles = UnsafeMutablePointer<ChangeList.Handle>.toNothing
  @usableFromInline var old = UnsafeMutablePointer<Double>.toNothing
  @usableFromInline var new = UnsafeMutablePointer<Double>.toNothing
  @usableFromInline var count = 0

  /// Takes a part of the list for the report.
  @inline(__always)
  mutating func set(first: Int, count: Int, isOdd: Bool) {
    handles = list.handles + first
    old = list.values(isOdd: !isOdd) + first
    new = list.values(isOdd: isOdd) + first
    self.count = count
  }
}
