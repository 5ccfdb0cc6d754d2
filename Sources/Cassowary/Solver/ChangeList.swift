/// The memory of a report: the commits of a solver write it and ``Changes`` read it. A caller who keeps changes has it
/// for good; else the next commit writes over it.
///
/// The values before and after a commit lie in runs of their own. For a variable on a ready direction the values after
/// one commit are those before the next, which therefore writes to the other run: a drag reads one run and writes one.
@usableFromInline
final class ChangeList {
  /// A variable, but for its solver.
  @usableFromInline
  struct Handle: BitwiseCopyable {
    @usableFromInline var index: Int32
    @usableFromInline var generation: UInt32

    @usableFromInline init(index: Int32, generation: UInt32) {
      self.index = index
      self.generation = generation
    }
  }

  let capacity: Int
  @usableFromInline let handles: UnsafeMutablePointer<Handle>
  @usableFromInline let even: UnsafeMutablePointer<Double>
  @usableFromInline let odd: UnsafeMutablePointer<Double>
  /// The rates of variables on ready directions: how they move when the direction's row shifts by one.
  let rates: UnsafeMutablePointer<Double>

  /// The bytes that the list takes.
  var bytes: Int { 4 * capacity * MemoryLayout<Double>.stride }

  /// Makes a list with room for `capacity` changes.
  init(capacity: Int) {
    self.capacity = capacity
    // A handle takes as much as a number.
    even = capacity > 0 ? .allocate(capacity: 4 * capacity) : .toNothing
    odd = even + capacity
    rates = odd + capacity
    handles = UnsafeMutableRawPointer(rates + capacity).bindMemory(
      to: Handle.self, capacity: capacity)
  }

  /// Makes a list with more room, and the first places of another one.
  convenience init(capacity: Int, first count: Int, of other: ChangeList) {
    self.init(capacity: capacity)
    handles.update(from: other.handles, count: count)
    even.update(from: other.even, count: count)
    odd.update(from: other.odd, count: count)
    rates.update(from: other.rates, count: count)
  }

  deinit {
    if capacity > 0 { even.deallocate() }
  }

  /// The run that holds the values, as they are now, of variables on a ready direction.
  @inlinable @inline(__always)
  func values(isOdd: Bool) -> UnsafeMutablePointer<Double> { isOdd ? odd : even }

  /// The places of the report's values when they are moved: the distances in bytes from `start` of the runs with the
  /// values before and after, and of the run with the rates.
  struct Runs {
    let start: UnsafeMutableRawPointer
    let old: Int
    let new: Int
    let rates: Int
  }

  /// The runs for a move after which the odd run has the values, or the even one.
  @inline(__always)
  func runs(to isOdd: Bool) -> Runs {
    let run = capacity &* MemoryLayout<Double>.stride
    return Runs(
      start: UnsafeMutableRawPointer(even), old: isOdd ? 0 : run, new: isOdd ? run : 0,
      rates: 2 &* run)
  }
}
