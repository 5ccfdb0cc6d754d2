import Cassowary

extension LayoutEngine {
  /// The layout as a function of the root's width or height, exactly: the pieces within which all edges are straight lines,
  /// and the rule that ends each.
  ///
  /// Natural sizes, margins and guides are those that the engine was told of last, except for the heights of `texts`, which
  /// follow their widths. If a guide's form changes with the size of its owner (readable width, keyboard), the one that holds
  /// now counts. A hosted item that fills the root (`setAutoresizing(…, isHosted: true, …)`) is as large as the root, if
  /// no rule mentions the root itself. Nothing changes.
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
    let rows = parameters(axis)
    guard let parameter = rows.first?.handles.first, rows.count == 1 else {
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
  /// A hosted item that fills the root follows it, if its mask says so: its host is about to tell.
  ///
  /// - Complexity: a look at every item and row, and a direction solve for the root and each such item.
  public func steadySizes(_ axis: LayoutAxis) -> SteadyRange? {
    parameters(axis).compactMap { $0.handles.first.flatMap(steadyRange) }
      .reduce(nil) { (joined: SteadyRange?, own) in joined?.limited(by: own) ?? own }
  }

  /// The same for the right-hand side of a constraint in force: what its terms add up to.
  public func steadyRange(of constraint: any LayoutConstraining) -> SteadyRange? {
    constraint.engine === self ? constraint.row?.handles.first.flatMap(steadyRange) : nil
  }

  private func steadyRange(of handle: Constraint) -> SteadyRange? {
    guard let steady = solver.steadyRange(of: handle), let row = self.row(of: handle) else {
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

    /// The sizes at which both are steady.
    func limited(by other: SteadyRange) -> SteadyRange {
      let (low, high) = (
        range.lowerBound >= other.range.lowerBound ? self : other,
        range.upperBound <= other.range.upperBound ? self : other
      )
      return SteadyRange(
        now: now, range: low.range.lowerBound...high.range.upperBound, below: low.below,
        above: high.above)
    }
  }

  /// The rows that fix a size which grows with the root along an axis, point for point, and that other rules mention: the
  /// root's own, and those of the hosted items that fill it.
  private func parameters(_ axis: LayoutAxis) -> [EngineRow] {
    let own = rootRows.filter { row in
      if case .rootSize(axis) = row.source { true } else { false }
    }
    let hosted = nodes.values.filter { $0.parent === rootNode && $0.followsHost(axis) }
      .flatMap { $0.rare?.autoresizingRows ?? [] }.filter { row in
        guard case .autoresizing(_, axis, isExtent: true) = row.source else { return false }
        return row.rightHandSide == rootSize[axis]
      }
    let sizes = Set((own + hosted).compactMap { $0.terms.first?.variable })
    var followed: Set<Variable> = []
    for row in rowOfHandle.values where row.terms.count > 1 {
      for term in row.terms where sizes.contains(term.variable) { followed.insert(term.variable) }
    }
    return (own + hosted).filter { $0.terms.first.map { followed.contains($0.variable) } ?? false }
      .sorted { $0.id < $1.id }
  }

  private func member(of handle: Constraint) -> LayoutConflict.Member? {
    row(of: handle).map { member($0) }
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
