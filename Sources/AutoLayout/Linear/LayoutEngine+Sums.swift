import Cassowary

extension LayoutEngine {
  /// Makes a free variable for linear constraints: zero until one moves it.
  public func makeVariable(_ name: String = "") -> Variable { solver.makeVariable(name) }

  /// Removes a free variable that no constraint in force mentions; others stay.
  public func remove(_ variable: Variable) {
    guard node(of: variable) == nil else { return }
    flush()
    // A variable still in use is kept, as documented; one removed before is gone already.
    try? solver.remove(variable)
  }

  /// The value of a free variable after the last `solve()`; nil if it belongs to another engine or was removed.
  public func value(of variable: Variable) -> Double? { solver.value(of: variable) }

  /// The value of a quantity of `item` after the last `solve()`, in points; positions are in the
  /// item's parent, leading and trailing ones from the parent's leading side.
  public func value(of attribute: LayoutAttribute, of item: any LayoutItem) -> Double {
    value(of: form(of: attribute, of: item))
  }

  /// The changes of variables, free ones and those of items, that `solve()` brought since they were
  /// last taken, in order; none unless `keepsVariableChanges`.
  public func takeVariableChanges() -> [Change] {
    defer { variableChanges = [] }
    return variableChanges
  }

  /// Moves variables to given values as far as the constraints in force leave them free.
  ///
  /// Undetermined variables keep the values they have; this gives them others, such as those of an
  /// earlier time.
  ///
  /// - Complexity: proportional to the variables given, plus the solver's work for what moves.
  public func settle(_ values: [(variable: Variable, value: Double)]) {
    var held: [Constraint] = []
    for (variable, value) in values {
      // A variable that the solver cannot hold, such as one that is gone, is left out.
      if let row = try? solver.add(variable == value, priority: Priority(0)) { held.append(row) }
    }
    solve()
    for row in held { try? solver.remove(row) }
    solve()
  }

  /// Has constraints that were given up come back into force where what they conflicted with has
  /// gone or has changed; `solve()` alone notices only what has gone.
  public func recoverBroken() {
    guard recoversBrokenConstraints, !brokenRows.isEmpty else { return }
    flush()
    recoverBrokenRows()
  }

  /// The record of the item that holds a sum.
  func owner(
    of sum: ConstraintForm.Sum, in constraint: ConstraintForm
  ) throws(LayoutEngineError) -> ItemNode {
    do throws(LayoutConstraintError) {
      try constraint.checkNumbers()
    } catch {
      throw .illegal(error)
    }
    var owner: ItemNode?
    for term in sum.terms {
      guard let item = term.item else { throw .itemReleased(constraint: constraint.shortText) }
      guard let node = node(for: item),
        let common = owner.map({ .commonAncestor($0, node) }) ?? node
      else {
        throw .noCommonAncestor(
          firstAnchor: sum.terms.first?.text ?? "(null)", secondAnchor: term.text)
      }
      owner = common
    }
    // The position of a lone item is one in its parent.
    if let lone = owner, sum.terms.contains(where: { $0.item === lone.item }) {
      owner = lone.parent ?? lone
    }
    return owner ?? rootNode
  }

  /// Expresses a sum from the records as they are now.
  func express(
    _ constraint: borrowing ConstraintForm, _ sum: ConstraintForm.Sum, owner: ItemNode,
    _ expressing: inout Expressing
  ) -> RowPull? {
    expressing.add(-Self.limited(constraint.constant))
    for (variable, factor) in sum.variables { expressing.add(variable, times: factor) }
    for term in sum.terms {
      guard let item = term.item, let node = node(for: item) else { return nil }
      expressing.addFromLeading(term.attribute, of: node, in: owner, times: term.factor)
    }
    return RowPull(constraint.relation, at: constraint.priority.strength)
  }
}

extension ItemNode {
  /// The item's name in texts.
  var name: String { item?.layoutName ?? "(released)" }
}
