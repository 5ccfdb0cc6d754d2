/// The variables that changed with a commit, each once.
///
/// ```swift
/// for change in solver.commit() { move(change.variable, to: change.new) }
/// ```
///
/// The order says nothing, but is the same for the same program. The memory is used again by the next commit, unless
/// the changes are kept. Getting one takes O(1); a place beyond the last is a mistake of the caller, as in an array.
public struct Changes: RandomAccessCollection, Equatable, @unchecked Sendable {
  /// The memory, to which nobody writes as long as it is kept.
  @usableFromInline let list: ChangeList
  @usableFromInline let handles: UnsafeMutablePointer<ChangeList.Handle>
  @usableFromInline let old: UnsafeMutablePointer<Double>
  @usableFromInline let new: UnsafeMutablePointer<Double>
  public let count: Int
  /// The solver that made the variables.
  @usableFromInline let owner: SolverIdentity

  @inlinable
  init(_ report: Report, of owner: SolverIdentity) {
    list = report.list
    handles = list.handles + report.first
    old = list.values(isOdd: !report.isOdd) + report.first
    new = list.values(isOdd: report.isOdd) + report.first
    count = report.count
    self.owner = owner
  }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { count }

  @inlinable
  public subscript(position: Int) -> Change {
    precondition(position >= 0 && position < count, "change \(position) of \(count)")
    let handle = handles[position]
    return Change(
      variable: Variable(index: handle.index, generation: handle.generation, owner: owner),
      old: old[position], new: new[position])
  }

  public static func == (left: Changes, right: Changes) -> Bool { left.elementsEqual(right) }
}
