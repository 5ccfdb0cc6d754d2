import Cassowary

extension LayoutEngine {
  /// Whether another layout would satisfy the constraints equally well with `item` elsewhere or of
  /// another size (AL-117).
  ///
  /// Equal optional priorities that contend count too: either may give.
  ///
  /// - Complexity: up to eight trial edits of the layout, all taken back.
  public func hasAmbiguousLayout(_ item: any LayoutItem) -> Bool {
    !ambiguousAttributes(of: item).isEmpty || hasAmbiguousContent(item)
  }

  /// Whether the size of what `item`, a scroll container, scrolls is open, although constraints place
  /// something in it (AL-152).
  ///
  /// - Complexity: up to four trial edits of the layout, all taken back.
  public func hasAmbiguousContent(_ item: any LayoutItem) -> Bool {
    guard let node = node(for: item) else { return false }
    settle()
    return contentForms(of: node).contains { isOpen($0.form) }
  }

  /// Every quantity of `item` that is open, with the rules that contend for it (AL-117).
  ///
  /// - Complexity: as ``hasAmbiguousLayout(_:)``, and for each open quantity all rows in force. For
  ///   inspection.
  public func ambiguities(of item: any LayoutItem) -> [LayoutAmbiguity] {
    guard let node = node(for: item), node !== rootNode else { return [] }
    settle()
    guard node.variables != nil || node.isDerived else {
      return [LayoutAmbiguity.Quantity.x, .y, .width, .height].map {
        LayoutAmbiguity(quantity: $0, contenders: [])
      }
    }
    let forms: [(quantity: LayoutAmbiguity.Quantity, form: AffineForm)] = [
      (.x, form(.left, of: node)), (.y, form(.top, of: node)), (.width, form(.width, of: node)),
      (.height, form(.height, of: node)),
    ]
    return (forms + contentForms(of: node)).compactMap { quantity, form in
      contenders(for: form).map { LayoutAmbiguity(quantity: quantity, contenders: $0) }
    }
  }

  /// The constraints and rules that contend for a free variable; nil if the variable is determined, empty if no
  /// constraint determines it.
  ///
  /// - Complexity: two trial edits, and all rows in force. For inspection.
  public func contenders(for variable: Variable) -> [LayoutConflict.Member]? {
    settle()
    var expressing = Expressing(self)
    expressing.add(variable, times: 1)
    return contenders(for: expressing.form)
  }

  /// The sizes of what `node` scrolls, if constraints have a say in them.
  private func contentForms(
    of node: ItemNode
  ) -> [(quantity: LayoutAmbiguity.Quantity, form: AffineForm)] {
    guard let scroll = node.rare?.scroll, node.placesContent else { return [] }
    return LayoutAxis.allCases.map { axis in
      var expressing = Expressing(self)
      expressing.add(scroll.extent(axis), times: 1)
      return (axis == .horizontal ? .contentWidth : .contentHeight, expressing.form)
    }
  }

  /// The quantities of `item` that constraints leave open: of left, top, width and height.
  ///
  /// An item that no constraint mentions is open in all of them; the root in none.
  public func ambiguousAttributes(of item: any LayoutItem) -> [LayoutAttribute] {
    guard let node = node(for: item), node !== rootNode else { return [] }
    settle()
    // A hook may have had the item leave.
    guard !node.isDiscarded else { return [] }
    let attributes: [LayoutAttribute] = [.left, .top, .width, .height]
    guard node.variables != nil || node.isDerived else { return attributes }
    return attributes.filter { isOpen(form($0, of: node)) }
  }

  /// Moves `item` to another of its equally good places, or back to the usual one (AL-118).
  ///
  /// - Returns: whether the layout was ambiguous, and so changed; the next `solve()` tells how.
  @discardableResult
  public func exerciseAmbiguity(of item: any LayoutItem) -> Bool {
    guard let node = node(for: item) else { return false }
    if let rare = node.rare, !rare.exerciseRows.isEmpty {
      for row in rare.exerciseRows { remove(row) }
      rare.exerciseRows = []
      return true
    }
    let open = ambiguousAttributes(of: item)
    guard !node.isDiscarded else { return false }
    ensureVariables(node)
    for attribute in open {
      let form = form(attribute, of: node)
      for distance in [Self.exerciseDistance, -Self.exerciseDistance] {
        let goal = value(of: form) + distance
        guard isReachable(form, goal) else { continue }
        node.madeRare.exerciseRows.append(
          makeRow(.exercise(node, attribute, goal: goal), owner: node))
        break
      }
    }
    return node.rare?.exerciseRows.isEmpty == false
  }

  /// How far `exerciseAmbiguity` tries to move a quantity, in points.
  static let exerciseDistance = 20.0

  /// How far a quantity must follow a trial, in points, to count as open: well above the solver's
  /// feasibility tolerance of 1e-7.
  static let openTolerance = 1e-4

  /// One of left, top, width and height of `node`, in its parent's bounds.
  func form(_ attribute: LayoutAttribute, of node: ItemNode) -> AffineForm {
    var expressing = Expressing(self)
    expressing.addOwn(attribute, of: node)
    return expressing.form
  }

  /// The value of a form after the last commit.
  func value(of form: AffineForm) -> Double {
    form.terms.reduce(form.constant) { $0 + $1.coefficient * (solver.value(of: $1.variable) ?? 0) }
  }

  /// Whether `form` can move without any constraint's being the worse for it, or with one of two
  /// equally strong contenders worse off in the other's stead.
  func isOpen(_ form: AffineForm) -> Bool {
    guard !form.terms.isEmpty else { return false }
    let now = value(of: form)
    return isReachable(form, now + 1) || isReachable(form, now - 1)
  }

  /// Whether `form` moves towards `goal` when nothing but the goal asks it to.
  private func isReachable(_ form: AffineForm, _ goal: Double) -> Bool {
    moves(form, towards: goal) { true } != nil
  }

  /// The answer of `body` where `form` has moved towards `goal`, which nothing but the goal asks of it; nil
  /// where it does not move.
  private func moves<Answer>(
    _ form: AffineForm, towards goal: Double, _ body: () -> Answer
  ) -> Answer? {
    let now = value(of: form)
    return afterTrial { solver -> Answer? in
      do {
        try solver.addContentSize(
          AffineForm.expression(form.terms), value: goal - form.constant,
          hugging: Self.trialPriority, compression: Self.trialPriority)
      } catch {
        return nil
      }
      solver.commit()
      return (value(of: form) - now).magnitude > Self.openTolerance ? body() : nil
    }
  }

  /// The rules that are worse or better off where an open `form` is elsewhere; nil if it is not open.
  private func contenders(for form: AffineForm) -> [LayoutConflict.Member]? {
    guard !form.terms.isEmpty else { return nil }
    let now = value(of: form)
    let rows = installedRows
    let errors = rows.map(missing)
    for goal in [now + 1, now - 1] {
      let found = moves(form, towards: goal) {
        zip(rows, errors).filter { row, error in
          (missing(row) - error).magnitude > Self.openTolerance
        }.map { member($0.0) }
      }
      if let found { return found }
    }
    return nil
  }

  /// By how much a row misses what a constraint or a content size asks for; rests ask for nothing.
  private func missing(_ row: EngineRow) -> Double {
    let left = row.terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable)! }
    let difference = left - row.rightHandSide
    let side = difference < 0 ? row.pull.below : row.pull.above
    return side > Self.strongestRest ? difference.magnitude : 0
  }

  /// The answer of `body`, with everything it did to the solver taken back.
  func afterTrial<Answer>(_ body: (Solver) -> Answer) -> Answer {
    var answer: Answer?
    do throws(TrialEnd) {
      try solver.transaction { (solver) throws(TrialEnd) in
        answer = body(solver)
        throw TrialEnd()
      }
    } catch {
      // The values are back where they were; the solver reports them once more. A hook asks before anybody has taken note of
      // what changed.
      if isSettling { takeSolution() } else { solver.commit() }
    }
    guard let answer else {
      preconditionFailure("Internal inconsistency: a trial ended without an answer")
    }
    return answer
  }
}

extension ItemNode {
  /// Whether constraints place something in what the item scrolls.
  fileprivate var placesContent: Bool {
    children.contains { child in
      switch child.form {
      case .free: child.variables != nil && child.rare?.autoresizing == nil
      case .scrollContent: child.namingRows.first != nil || child.namingRows.second != nil
      default: false
      }
    }
  }
}

/// Ends a trial and has the solver take it back.
private struct TrialEnd: Error {}
