import Cassowary

extension LayoutEngine {
  /// The layout as a function of the root's width or height, exactly: the pieces within which all edges are straight lines,
  /// and the rule that ends each.
  ///
  /// Natural sizes, margins and guides are those that the engine was told of last, except for the heights of `texts`, which
  /// follow their widths. If a guide's form changes with the size of its owner (readable width, keyboard), the one that holds
  /// now counts. Nothing changes.
  ///
  /// - Parameters:
  ///   - axis: the side of the root that changes.
  ///   - range: its sizes, in points.
  ///   - texts: the texts whose lines break anew at other widths.
  ///   - limit: how many pieces are followed at most.
  /// - Throws: `SweepError`, also if no rule mentions that side of the root, so that nothing follows it.
  /// - Complexity: linear in the pieces, and in the items for each of them. For each size at which lines break anew once
  ///   more over all that lies ahead.
  public func sweep(
    _ axis: LayoutAxis, over range: ClosedRange<Double>, texts: [WrappingText] = [],
    atMost limit: Int = 10_000
  ) throws(SweepError) -> LayoutSweep {
    settle()
    guard let parameter = parameter(axis) else {
      throw .nothingFollows
    }
    let parts = try parts(of: parameter, over: range, texts, limit)
    var variables: [ObjectIdentifier: LayoutSweep.Variables] = [:]
    for node in nodes.values {
      guard let own = node.variables, !node.isDiscarded else { continue }
      variables[node.identity] = LayoutSweep.Variables(node: own, insets: node.alignmentInsets)
    }
    return LayoutSweep(parts: parts, variables: variables, end: end)
  }

  private func parts(
    of parameter: Constraint, over range: ClosedRange<Double>, _ texts: [WrappingText], _ limit: Int
  ) throws(SweepError) -> [TextSweep.Part] {
    if texts.isEmpty {
      let sweep = try solver.sweep(parameter, over: range, atMost: limit)
      return [TextSweep.Part(range: sweep.solvedRange, sweep: sweep, end: nil)]
    }
    var walk = TextSweep(self, parameter, over: range, texts, limit: limit)
    return try afterTrial { _ in
      Result { () throws(SweepError) in try walk.run() }
    }.get()
  }

  /// The sizes of the root around the present one within which all edges go on in straight lines, and the rules that end
  /// them; nil if nothing follows that side.
  ///
  /// - Complexity: a direction solve, and a look at the rows that move.
  public func steadySizes(_ axis: LayoutAxis) -> SteadyRange? {
    parameter(axis).flatMap(steadyRange)
  }

  /// The same for the right-hand side of a constraint in force: what its terms add up to.
  public func steadyRange(of constraint: LayoutConstraint) -> SteadyRange? {
    constraint.engine === self ? constraint.row?.handles.first.flatMap(steadyRange) : nil
  }

  /// The same for the right-hand side of a linear constraint in force.
  public func steadyRange(of constraint: LinearLayoutConstraint) -> SteadyRange? {
    constraint.engine === self ? constraint.row?.handles.first.flatMap(steadyRange) : nil
  }

  private func steadyRange(of handle: Constraint) -> SteadyRange? {
    guard let steady = solver.steadyRange(of: handle), let row = rowOfHandle[handle.place] else {
      return nil
    }
    return SteadyRange(
      now: row.rightHandSide, range: steady.range, below: steady.below.flatMap(member),
      above: steady.above.flatMap(member))
  }

  /// The values of a right-hand side within which all edges go on in straight lines.
  public struct SteadyRange {
    /// The present value, in points.
    public let now: Double
    /// The values, in points; infinite ends if nothing ends the lines.
    public let range: ClosedRange<Double>
    /// The rules that come to their bounds at the ends.
    public let below, above: LayoutConflict.Member?
  }

  /// The solver's constraint that gives the root its size along an axis; nil if no rule mentions that size.
  private func parameter(_ axis: LayoutAxis) -> Constraint? {
    let row = rootRows.first { row in
      if case .rootSize(axis) = row.source { true } else { false }
    }
    guard let row, let size = row.terms.first?.variable else { return nil }
    let isFollowed = rowOfHandle.values.contains { other in
      other.terms.count > 1 && other.terms.contains { $0.variable == size }
    }
    return isFollowed ? row.handles.first : nil
  }

  private func member(of handle: Constraint) -> LayoutConflict.Member? {
    rowOfHandle[handle.place].map { member($0) }
  }

  private func end(_ end: SweepPiece.End) -> LayoutSweep.End {
    switch end {
    case .range: .range
    case .constraint(let handle, _, let holds):
      member(of: handle).map { .rule($0, holds: holds) } ?? .range
    case .conflict(let handles): .conflict(handles.compactMap(member))
    }
  }
}
