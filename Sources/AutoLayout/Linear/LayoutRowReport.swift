import Cassowary

/// One row that the engine's solver holds, for explanations, exports and independent judges.
public struct LayoutRowReport {
  /// Why the row is there.
  public enum Source {
    case constraint(any LayoutConstraining)
    /// The natural size of the item of this name.
    case contentSize(String, LayoutAxis)
    case autoresizing(String, LayoutAxis, isExtent: Bool)
    /// That a size is not negative.
    case sizeLimit(String, LayoutAxis)
    /// That the size of what the item of this name scrolls is not negative.
    case contentLimit(String, LayoutAxis)
    /// That a position which nothing determines lies at the origin.
    case originRest(String, LayoutAxis)
    case rootSize(LayoutAxis)
    /// A pull by which ambiguity is shown.
    case exercise(String, LayoutAttribute)
  }

  public var source: Source
  /// The handle in the solver.
  package var handle: Constraint
  /// Variables with their factors.
  public var terms: [(variable: Variable, factor: Double)]
  public var relation: LayoutRelation
  public var rightHandSide: Double
  /// The strength; of a natural size that of compression. Infinite for required.
  public var strength: Double
  /// Of a natural size: the strength of hugging.
  public var hugging: Double?
  /// Whether a conflict turned the required row into a nearly required one.
  public var isBroken: Bool
  /// Whether an inequality or the limit of a size lies at its bound for no other reason than that
  /// nothing pulls it away: what it bounds is undetermined.
  public var isResting: Bool
  /// Whether the row only breaks ties of another with the same form, below every constraint.
  public var breaksTies: Bool
}

extension LayoutEngine {
  /// The rows in force after the last `solve()`, in order of installation.
  ///
  /// - Complexity: O(n log n) for n rows; meant for inspection.
  public var rowReports: [LayoutRowReport] {
    installedRows.flatMap { row in row.handles.map { (row, $0) } }.map { row, handle in
      let below = row.pull.below
      let above = row.pull.above
      // A side that only rests at its bound costs nothing: the row is an inequality.
      let isPull = max(below, above) <= Self.strongestRest
      let relation: LayoutRelation =
        isPull
        ? .equal
        : below <= Self.strongestRest
          ? .lessThanOrEqual : above <= Self.strongestRest ? .greaterThanOrEqual : .equal
      return LayoutRowReport(
        source: report(row.source), handle: handle,
        terms: row.terms.map { ($0.variable, $0.coefficient) },
        relation: relation, rightHandSide: row.rightHandSide,
        strength: relation == .lessThanOrEqual ? above.level : below.level,
        hugging: relation == .equal && above != below ? above.level : nil, isBroken: row.isBroken,
        isResting: isPull || relation != .equal && isResting(handle),
        breaksTies: handle != row.handles.first)
    }
  }

  /// The rows the solver holds, in order of installation.
  var installedRows: [EngineRow] {
    showLimits()
    // A row stands once for each of its handles.
    var seen: Set<Int> = []
    return rowOfHandle.values.filter { seen.insert($0.id).inserted }.sorted { $0.id < $1.id }
  }

  /// The strongest of the pulls that decide only what constraints leave open.
  package static let strongestRest = Priority(1e-6)

  private func isResting(_ handle: Constraint) -> Bool {
    solver.multiplier(of: handle).allSatisfy { $0.priority <= Self.strongestRest }
  }

  private func report(_ source: EngineRow.Source) -> LayoutRowReport.Source {
    switch source {
    case .constraint(let constraint): .constraint(constraint)
    case .contentSize(let node, let axis): .contentSize(node.name, axis)
    case .autoresizing(let node, let axis, let isExtent):
      .autoresizing(node.name, axis, isExtent: isExtent)
    case .sizeLimit(let node, let axis): .sizeLimit(node.name, axis)
    case .scrollLimit(let node, let axis): .contentLimit(node.name, axis)
    case .originRest(let node, let axis): .originRest(node.name, axis)
    case .rootSize(let axis): .rootSize(axis)
    case .exercise(let node, let attribute, _): .exercise(node.name, attribute)
    }
  }

  /// The name of the quantity of a solver's variable: `title.x`, or the name of a free variable.
  public func name(of variable: Variable) -> String {
    guard let node = node(of: variable) else { return solver.name(of: variable) }
    if let attribute = node.variables?.attribute(of: variable) {
      return "\(node.name).\(attribute == .left ? "x" : attribute == .top ? "y" : attribute.name)"
    }
    let isWidth = node.rare?.scroll.map { $0.width == variable } ?? false
    return contentName(node, isWidth ? .horizontal : .vertical)
  }

  /// `list.contentWidth`: a size of what an item scrolls.
  func contentName(_ node: ItemNode, _ axis: LayoutAxis) -> String {
    "\(node.name).content\(axis == .horizontal ? "Width" : "Height")"
  }

  /// The attribute of an item that a variable is: its left, top, width or height; nil for other
  /// variables.
  public func coordinate(
    of variable: Variable
  ) -> (item: any LayoutItem, attribute: LayoutAttribute)? {
    guard let node = node(of: variable), let item = node.item,
      let attribute = node.variables?.attribute(of: variable)
    else { return nil }
    return (item, attribute)
  }

  /// The item whose rectangle a variable belongs to; nil for free variables.
  public func item(of variable: Variable) -> (any LayoutItem)? { node(of: variable)?.item }

  /// The record a variable belongs to; nil for free variables, and for those of other solvers.
  func node(of variable: Variable) -> ItemNode? {
    nodeOfVariable[variable.place].flatMap { $0.owns(variable) ? $0 : nil }
  }

  /// A quantity as a sum of variables: `expression(of: .right, of: title)` is x + width.
  ///
  /// Positions are in the item's parent, leading and trailing ones from its leading side.
  public func expression(
    of attribute: LayoutAttribute, of item: any LayoutItem
  ) -> (terms: [(variable: Variable, factor: Double)], constant: Double) {
    let form = form(of: attribute, of: item)
    return (form.terms.map { ($0.variable, $0.coefficient) }, form.constant)
  }

  func form(of attribute: LayoutAttribute, of item: any LayoutItem) -> AffineForm {
    guard let node = node(for: item) else { return AffineForm() }
    var expressing = Expressing(self)
    expressing.addFromLeading(attribute, of: node, in: node.parent ?? node)
    return expressing.form
  }
}

extension LayoutEngine {
  /// Counts of the solver's work so far, and of its variables.
  public var solverStatistics: (variables: Int, counts: Statistics) {
    (solver.variableCount, solver.statistics)
  }
}
