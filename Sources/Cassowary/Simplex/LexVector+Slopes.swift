/// On which sides a slope is infinite, because a required constraint forbids the place.
struct Unbounded: OptionSet, BitwiseCopyable {
  let rawValue: UInt8
  /// The slope is minus infinity: the place is left of a required bound.
  static let below = Unbounded(rawValue: 1)
  /// The slope is plus infinity: the place is right of a required bound.
  static let above = Unbounded(rawValue: 2)
}

extension LexVector {
  /// Adds `factor` times the slope of a row's cost in the gap before member `gap`; infinite parts
  /// are returned instead.
  @discardableResult
  mutating func addSlope(
    _ members: UnsafeBufferPointer<Member>, gap: Int32, in costs: CostTable,
    times factor: Double
  ) -> Unbounded {
    var unbounded: Unbounded = []
    for index in 0..<members.count {
      let member = members[index]
      if index < Int(gap) {
        if member.forbidsRight {
          unbounded.insert(.above)
        } else if member.costsRight {
          let cost = costs[member.cost]
          add(cost.rightLevel, cost.slope * factor)
        }
      } else {
        if member.forbidsLeft {
          unbounded.insert(.below)
        } else if member.costsLeft {
          let cost = costs[member.cost]
          add(cost.leftLevel, -cost.slope * factor)
        }
      }
    }
    return unbounded
  }

  /// Becomes the rise of the slope of a row's cost at the breakpoint of the members `group`, apart from infinite parts.
  /// - Returns: on which sides of the breakpoint required constraints forbid the row to be.
  mutating func loadKink(
    _ members: UnsafeBufferPointer<Member>, _ group: Range<Int32>, in costs: CostTable
  ) -> (below: Bool, above: Bool) {
    var walls = (below: false, above: false)
    clear()
    for index in group {
      let member = members[Int(index)]
      let cost = costs[member.cost]
      if member.forbidsLeft {
        walls.below = true
      } else if member.costsLeft {
        add(cost.leftLevel, cost.slope)
      }
      if member.forbidsRight {
        walls.above = true
      } else if member.costsRight {
        add(cost.rightLevel, cost.slope)
      }
    }
    return walls
  }

  /// Adds `factor` times a stored multiplier.
  mutating func add(
    stored head: Link<MultiplierCell>, in cells: Slab<CellID, MultiplierCell>, times factor: Double
  ) {
    var link = head
    while let id = link.id {
      let cell = cells[id]
      add(cell.level, cell.value * factor)
      link = cell.next
    }
  }
}
