extension LinearExpression {
  /// The terms of an expression, in the order in which they were written.
  ///
  /// Up to four terms lie in the value itself, so that the constraints of a layout are made, passed and
  /// installed without asking for memory; more of them, or terms of several solvers, lie in an array.
  public struct Terms: RandomAccessCollection, Sendable {
    /// A term without its solver, which the terms in the value share.
    @usableFromInline struct Cell: Sendable {
      @usableFromInline var variable: UInt64
      @usableFromInline var coefficient: Double

      @inlinable init(variable: UInt64, coefficient: Double) {
        self.variable = variable
        self.coefficient = coefficient
      }
    }

    /// How many terms lie in the value.
    @inlinable static var room: Int { 4 }

    @usableFromInline var cells: (Cell, Cell, Cell, Cell)
    /// The solver of the terms in the value, if there are any.
    @usableFromInline var owner = SolverIdentity.none
    /// The number of terms in the value; more than the value has room for once they lie in the array.
    @usableFromInline var cellCount = 0
    /// All terms, once they do not fit into the value.
    @usableFromInline var array: [Term]?

    /// No terms.
    @inlinable public init() {
      let none = Cell(variable: 0, coefficient: 0)
      cells = (none, none, none, none)
    }

    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { array?.count ?? cellCount }

    /// The term at a place.
    @inlinable public subscript(place: Int) -> Term {
      if let array { return array[place] }
      precondition(place >= 0 && place < cellCount, "There is no term \(place)")
      let cell = cell(at: place)
      return Term(
        Variable(handle: cell.variable, owner: owner),
        coefficient: cell.coefficient)
    }

    /// The term at a place in the value.
    @inlinable func cell(at place: Int) -> Cell {
      switch place {
      case 0: cells.0
      case 1: cells.1
      case 2: cells.2
      default: cells.3
      }
    }

    /// Adds a term at the end.
    ///
    /// - Complexity: O(1); up to four terms of one solver take no memory beyond the value.
    @inline(__always)
    @inlinable public mutating func append(_ term: Term) {
      let variable = term.variable
      let cell = Cell(variable: variable.handle, coefficient: term.coefficient)
      // Place by place, and the rest by value: a value without an address can be in registers.
      switch cellCount {
      case 0:
        owner = variable.owner
        cells.0 = cell
      case 1 where owner == variable.owner: cells.1 = cell
      case 2 where owner == variable.owner: cells.2 = cell
      case 3 where owner == variable.owner: cells.3 = cell
      default:
        var list = array ?? listOfCells()
        array = nil
        list = Self.append(term, to: list)
        array = list
        cellCount = Self.room
      }
      cellCount &+= 1
    }

    /// Multiplies every coefficient.
    @inlinable public mutating func multiply(by factor: Double) {
      cells.0.coefficient *= factor
      cells.1.coefficient *= factor
      cells.2.coefficient *= factor
      cells.3.coefficient *= factor
      if let list = array { array = Self.multiply(list, by: factor) }
    }

    @inline(never)
    @usableFromInline
    func listOfCells() -> [Term] {
      var list: [Term] = []
      list.reserveCapacity(2 * Self.room)
      for place in 0..<cellCount { list.append(self[place]) }
      return list
    }

    @inline(never)
    @usableFromInline
    static func append(_ term: Term, to list: consuming [Term]) -> [Term] {
      list.append(term)
      return list
    }

    @inline(never)
    @usableFromInline
    static func multiply(_ list: [Term], by factor: Double) -> [Term] {
      list.map { Term($0.variable, coefficient: $0.coefficient * factor) }
    }
  }
}

extension LinearExpression.Terms: Equatable {
  /// True if the terms are the same, in the same order.
  @inlinable public static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }
}
