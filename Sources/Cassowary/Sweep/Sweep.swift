/// The solution as a function of one number: piece by piece a straight line for every variable.
///
/// ```swift
/// let sweep = try solver.sweep(edit, over: 200...600)
/// sweep.pieces.map(\.range)              // [200...320, 320...600]
/// sweep.segments(of: width)              // how the width follows
/// sweep.value(of: width, at: 250)
/// ```
public struct Sweep: Sendable, Equatable {
  /// The constraint whose right-hand side is the parameter.
  public let parameter: Constraint
  /// The values of the parameter that were asked for.
  public let range: ClosedRange<Double>
  /// The pieces in rising order; each begins where the one before ends.
  public let pieces: [SweepPiece]
  /// The required constraints that exclude the values of the range below the first piece; empty if it begins with the
  /// range.
  public let conflictBelow: [Constraint]
  /// The variables by place.
  private let variables: [Variable?]
  /// By place of the variable the first of its knots; one more at the end.
  private let firstKnots: [Int32]
  private let knots: [Knot]

  /// The beginning of a straight line of a variable.
  struct Knot: Sendable, Equatable {
    var variable: Int32
    var piece: Int32
    var value: Double
    var slope: Double
  }

  init(
    parameter: Constraint, range: ClosedRange<Double>, pieces: [SweepPiece],
    conflictBelow: [Constraint], variables: [Variable?], knots: [Knot]
  ) {
    self.parameter = parameter
    self.range = range
    self.pieces = pieces
    self.conflictBelow = conflictBelow
    self.variables = variables
    // A counting sort: the knots of a variable stay in the order of the pieces.
    var first = [Int32](repeating: 0, count: variables.count + 1)
    for knot in knots { first[Int(knot.variable) + 1] += 1 }
    for place in variables.indices { first[place + 1] += first[place] }
    var next = first
    self.knots = [Knot](unsafeUninitializedCapacity: knots.count) { buffer, count in
      for knot in knots {
        buffer.initializeElement(at: Int(next[Int(knot.variable)]), to: knot)
        next[Int(knot.variable)] += 1
      }
      count = knots.count
    }
    firstKnots = first
  }

  /// The values of the parameter for which there is a solution.
  public var solvedRange: ClosedRange<Double> {
    pieces[0].range.lowerBound...pieces[pieces.count - 1].range.upperBound
  }

  /// The required constraints that exclude the values of the range above the last piece; empty if it ends with the
  /// range.
  public var conflictAbove: [Constraint] {
    if case .conflict(let constraints) = pieces[pieces.count - 1].end { constraints } else { [] }
  }

  /// The place of the piece that has a value of the parameter, of two the lower one; nil outside of all.
  /// - Complexity: logarithmic in the pieces.
  public func pieceIndex(at parameter: Double) -> Int? {
    guard parameter >= pieces[0].range.lowerBound else { return nil }
    let place = partition(0..<pieces.count) { pieces[$0].range.upperBound < parameter }
    return place < pieces.count ? place : nil
  }

  /// The value of a variable where the parameter has a value; nil where there is no solution, or if the variable is
  /// another solver's.
  /// - Complexity: logarithmic in the pieces.
  public func value(of variable: Variable, at parameter: Double) -> Double? {
    guard let piece = pieceIndex(at: parameter), let knot = knot(of: variable, in: piece) else {
      return nil
    }
    return knot.value + knot.slope * (parameter - pieces[Int(knot.piece)].range.lowerBound)
  }

  /// The change of a variable for each unit of the parameter within a piece.
  /// - Complexity: logarithmic in the pieces.
  public func slope(of variable: Variable, in piece: Int) -> Double {
    knot(of: variable, in: piece)?.slope ?? 0
  }

  /// The straight lines of a variable, in rising order; empty if it is another solver's.
  public func segments(of variable: Variable) -> [SweepSegment] {
    guard let all = places(of: variable) else { return [] }
    return all.map { place in
      let piece = Int(knots[place].piece)
      let last = place + 1 < all.upperBound ? Int(knots[place + 1].piece) - 1 : pieces.count - 1
      return SweepSegment(
        range: pieces[piece].range.lowerBound...pieces[last].range.upperBound,
        start: knots[place].value, slope: knots[place].slope)
    }
  }

  private func places(of variable: Variable) -> Range<Int>? {
    let place = Int(variable.id.number)
    guard variables.indices.contains(place), variables[place] == variable else { return nil }
    return Int(firstKnots[place])..<Int(firstKnots[place + 1])
  }

  private func knot(of variable: Variable, in piece: Int) -> Knot? {
    guard let all = places(of: variable) else { return nil }
    // The first piece has a knot of every variable.
    return knots[partition(all) { Int(knots[$0].piece) <= piece } - 1]
  }

  /// The first place of a range for which a condition that holds at the beginning does not.
  private func partition(_ range: Range<Int>, _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
