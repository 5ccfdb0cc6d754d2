// The breakpoints around every bundle, in heaps: only the nearest of those of thousands of rows are needed. Those that
// the bundle has passed come back in the opposite order, and lie behind.

extension Suboptimisation {
  /// The breakpoint that a bundle meets next on its way up or down, or ``Breakpoint/none``.
  @inline(__always)
  func next(of bundle: Int, up: Bool) -> Breakpoint {
    let wall = up ? bundles[bundle].ceiling : bundles[bundle].floor
    let count = count(of: bundle, above: up)
    if count == 0 { return wall }
    let isInHeap = count == heapCount(of: bundle, above: up)
    let top = breakpoint(isInHeap ? 0 : count &- 1, of: bundle, above: up)
    if wall.isNone { return top }
    return (up ? wall < top : top < wall) ? wall : top
  }

  /// Takes away the breakpoint that a bundle meets next.
  mutating func removeNext(of bundle: Int, up: Bool) {
    let next = next(of: bundle, up: up)
    if up && next == bundles[bundle].ceiling {
      bundles[bundle].ceiling = .none
      return
    }
    if !up && next == bundles[bundle].floor {
      bundles[bundle].floor = .none
      return
    }
    if up { bundles[bundle].above -= 1 } else { bundles[bundle].below -= 1 }
    let count = count(of: bundle, above: up)
    if count >= heapCount(of: bundle, above: up) { return }
    if up { bundles[bundle].heapAbove = count } else { bundles[bundle].heapBelow = count }
    if count == 0 { return }
    let last = breakpoints[place(of: count, in: bundle, above: up)]
    breakpoints[place(of: 0, in: bundle, above: up)] = last
    sink(0, in: bundle, above: up)
  }

  /// Puts a breakpoint that a bundle leaves behind above or below it.
  @inline(__always)
  mutating func append(_ breakpoint: Breakpoint, in bundle: Int, above up: Bool) {
    breakpoints[place(of: count(of: bundle, above: up), in: bundle, above: up)] = breakpoint
    if up { bundles[bundle].above += 1 } else { bundles[bundle].below += 1 }
  }

  /// Adds a breakpoint above a bundle or below, which are not in order then; of the walls, which required constraints
  /// do not let the bundle pass, only the nearest.
  mutating func add(
    _ breakpoint: Breakpoint, to bundle: Int, above up: Bool, isWall: Bool
  ) {
    if !isWall {
      append(breakpoint, in: bundle, above: up)
    } else if up {
      let ceiling = bundles[bundle].ceiling
      if ceiling.isNone || breakpoint < ceiling { bundles[bundle].ceiling = breakpoint }
    } else {
      let floor = bundles[bundle].floor
      if floor.isNone || floor < breakpoint { bundles[bundle].floor = breakpoint }
    }
  }

  /// The number of breakpoints above a bundle or below that it has not passed.
  @inline(__always)
  func heapCount(of bundle: Int, above up: Bool) -> Int32 {
    up ? bundles[bundle].heapAbove : bundles[bundle].heapBelow
  }

  /// The number of breakpoints above a bundle or below.
  @inline(__always)
  func count(of bundle: Int, above up: Bool) -> Int32 {
    up ? bundles[bundle].above : bundles[bundle].below
  }

  /// True if a breakpoint is below a bundle.
  func isBelow(_ row: RowID, _ first: Int32, _ bundle: Int) -> Bool {
    for number in 0..<count(of: bundle, above: false) {
      let breakpoint = breakpoints[place(of: number, in: bundle, above: false)]
      if breakpoint.row == row && breakpoint.first == first { return true }
    }
    return false
  }

  /// Puts the breakpoints around a bundle, of which it has passed none, in order.
  mutating func order(_ bundle: Int) {
    bundles[bundle].heapBelow = bundles[bundle].below
    bundles[bundle].heapAbove = bundles[bundle].above
    for up in [false, true] {
      var parent = count(of: bundle, above: up) / 2
      while parent > 0 {
        parent -= 1
        sink(parent, in: bundle, above: up)
      }
    }
  }

  private mutating func sink(_ start: Int32, in bundle: Int, above up: Bool) {
    let count = heapCount(of: bundle, above: up)
    let moving = breakpoints[place(of: start, in: bundle, above: up)]
    var parent = start
    while true {
      var child = 2 * parent + 1
      if child >= count { break }
      var next = breakpoints[place(of: child, in: bundle, above: up)]
      if child + 1 < count {
        let other = breakpoints[place(of: child + 1, in: bundle, above: up)]
        if isBefore(other, next, up: up) {
          next = other
          child += 1
        }
      }
      if !isBefore(next, moving, up: up) { break }
      breakpoints[place(of: parent, in: bundle, above: up)] = next
      parent = child
    }
    breakpoints[place(of: parent, in: bundle, above: up)] = moving
  }

  @inline(__always)
  private func isBefore(_ a: Breakpoint, _ b: Breakpoint, up: Bool) -> Bool {
    up ? a < b : b < a
  }

  /// One of the breakpoints above a bundle or below, by its number.
  @inline(__always)
  func breakpoint(_ number: Int32, of bundle: Int, above up: Bool) -> Breakpoint {
    breakpoints[place(of: number, in: bundle, above: up)]
  }

  /// The place of a breakpoint by its number among those above a bundle or below.
  @inline(__always)
  func place(of number: Int32, in bundle: Int, above up: Bool) -> Int {
    Int(up ? bundles[bundle].end &- 1 &- number : bundles[bundle].start &+ number)
  }
}
