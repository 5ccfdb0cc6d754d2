import Cassowary

extension LayoutEngine {
  /// Makes a free variable for linear constraints: zero until one moves it.
  public func makeVariable(_ name: String = "") -> Variable { solver.makeVariable(name) }

  /// Removes a free variable that no constraint in force mentions; others stay.
  public func remove(_ variable: Variable) {
    guard nodeOfVariable[variable] == nil else { return }
    flush()
    // A variable still in use is kept, as documented; one removed before is gone already.
    try? solver.remove(variable)
  }

  /// The value of a free variable after the last `solve()`.
  public func value(of variable: Variable) -> Double { solver.value(of: variable) }

  /// Puts `constraint` in force at the next `solve()`; nothing if it is in force already.
  ///
  /// - Throws: why it cannot be; nothing has changed then.
  public func install(_ constraint: LinearLayoutConstraint) throws(LayoutEngineError) {
    guard constraint.row == nil else { return }
    var owner: ItemNode?
    for term in constraint.terms {
      guard let item = term.item else {
        throw .itemReleased(constraint: constraint.identifier ?? "linear constraint")
      }
      guard let node = node(for: item),
        let common = owner.map({ .commonAncestor($0, node) }) ?? node
      else {
        throw .noCommonAncestor(firstAnchor: item.layoutName, secondAnchor: rootNode.name)
      }
      owner = common
    }
    // The position of a lone item is one in its parent.
    if let lone = owner, constraint.terms.contains(where: { $0.item === lone.item }) {
      owner = lone.parent ?? lone
    }
    constraint.engine = self
    constraint.row = makeRow(.linear(constraint), owner: owner ?? rootNode)
  }

  /// Takes `constraint` out of force at the next `solve()`; nothing if it is not in force here.
  public func uninstall(_ constraint: LinearLayoutConstraint) {
    guard constraint.engine === self, let row = constraint.row else { return }
    remove(row)
  }

  /// Expresses a linear constraint from the records as they are now.
  func content(
    of constraint: LinearLayoutConstraint, owner: ItemNode, _ expressing: inout Expressing
  ) -> RowContent? {
    expressing.read(owner)
    var form = AffineForm(constant: -Self.limited(constraint.constant))
    for (variable, factor) in constraint.variables { form.add(variable, times: factor) }
    for term in constraint.terms {
      guard let item = term.item, let node = node(for: item) else { return nil }
      let isFlipped = term.attribute.followsDirection && owner.direction == .rightToLeft
      let quantity = expressing.quantity(
        term.attribute.resolved(for: owner.direction), of: node, in: owner, partner: nil)
      if isFlipped { form.add(expressing.frameExtent(owner, .horizontal), times: term.factor) }
      form.add(quantity, times: isFlipped ? -term.factor : term.factor)
    }
    return RowContent(form, constraint.relation, at: constraint.priority.strength)
  }
}

extension ItemNode {
  /// The item's name in texts.
  var name: String { item?.layoutName ?? "(released)" }
}
