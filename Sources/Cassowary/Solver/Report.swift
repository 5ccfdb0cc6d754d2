/// The report of the last commit.
@usableFromInline
struct Report {
  /// The memory in which the changes lie, among other things.
  @usableFromInline var list = ChangeList(capacity: 0)
  /// The part of the list with the changes, and whether its odd run has the values after the commit.
  @usableFromInline var first = 0
  @usableFromInline var count = 0
  @usableFromInline var isOdd = true

  /// Takes a part of the list for the report.
  @inline(__always)
  mutating func set(first: Int, count: Int, isOdd: Bool) {
    self.first = first
    self.count = count
    self.isOdd = isOdd
  }
}
