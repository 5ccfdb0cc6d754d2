import Cassowary

/// A seeded stream of every operation on a small system, each commit of which is judged.
///
/// Beside the solver runs a ``ShadowModel``, from which every answer is judged: an optimum by the
/// conditions that prove it, a refusal by GLPK, a throw by comparing the whole state.
struct RandomStream {
  private(set) var shape: Shape
  var random: SplitMix
  var solver = Solver()
  var model = ShadowModel()
  var commits = 0
  /// How many of the commits were judged.
  var judgedCommits = 0
  var refusals = 0
  var operations = 0
  var log: [String] = []
  /// A point that satisfies every required row, where the shape asks for one.
  private(set) var witness: [Double] = []
  private var pasts: [Past] = []
  /// Where the stream is, as a place in the order of its pasts, and the state there, as long as nothing
  /// has changed.
  private var here = 0
  private var arrival: [UInt8]?
  /// The one of the pasts at which the stream has arrived last.
  private var present: Checkpoint?
  private var isWithinTransaction = false

  /// A state to which the stream can return.
  private struct Past {
    var checkpoint: Checkpoint
    var model: ShadowModel
    var image: [UInt8]
    /// The number of pasts on the way to this one, itself included.
    var order: Int
    /// Whether something was changed after going back behind it: then it is on a way that was left, unless what was
    /// changed needed no recording.
    var mayBeLost = false
  }

  /// What ends a transaction that the stream abandons.
  private struct Abandoned: Error {}

  init(seed: UInt64, shape: Shape) {
    self.shape = shape
    random = SplitMix(seed: seed)
    for number in 0..<shape.variables { model.variables.append(solver.makeVariable("v\(number)")) }
    chooseLayers()
    if shape.isConsistent { witness = model.variables.map { _ in number() } }
  }

  /// Lets the solver use the layers that the shape asks for.
  private func chooseLayers() {
    if shape.layers != .all { solver.acceleration = shape.layers }
  }

  /// Draws from other operations from here on.
  mutating func continueWith(_ mix: [Operation]) { shape.mix = mix }

  /// Runs the stream.
  /// - Returns: what was wrong first, with the operations that led to it; nil if nothing was.
  mutating func run() -> String? {
    for _ in 0..<shape.operations {
      if let complaint = step() { return complaint + "\n" + log.joined(separator: "\n") }
    }
    if let problem = brokenInvariant() {
      return "at the end: \(problem)\n" + log.joined(separator: "\n")
    }
    return nil
  }

  /// Takes a step.
  /// - Returns: what is wrong, or nil.
  mutating func step() -> String? {
    operations += 1
    if let complaint = operate() { return complaint }
    if operations % shape.invariantsEvery == 0, let problem = brokenInvariant() {
      return "before a commit: \(problem)"
    }
    // Whoever checks solves, too, which may make a factorisation due.
    if arrival != nil, solver.stateImage() != arrival { leave() }
    guard random.chance(shape.commits) else { return nil }
    log.append("commit")
    return commit()
  }

  /// One operation, without a commit.
  mutating func operate() -> String? {
    if model.rows.isEmpty { return add() }
    switch random.pick(shape.mix) {
    case .add: return add()
    case .remove: return remove()
    case .constant: return setConstant()
    case .constants: return setConstants()
    case .priority: return setPriority()
    case .weight: return setWeight()
    case .relation: return setRelation()
    case .edit: return edit()
    case .stay: return stay()
    case .drag: return isWithinTransaction ? edit() : drag()
    case .swing: return isWithinTransaction ? setConstant() : swing()
    case .variable: return replaceVariable()
    case .transaction: return isWithinTransaction ? add() : transaction()
    case .past: return isWithinTransaction ? add() : travel()
    case .discard: return isWithinTransaction || pasts.isEmpty ? add() : discardPast()
    case .save: return isWithinTransaction ? add() : save()
    case .trim: return trim()
    case .reload: return isWithinTransaction ? add() : reload()
    }
  }

  /// Commits and judges.
  mutating func commit() -> String? { commit(isJudged: true) }

  private mutating func commit(isJudged: Bool) -> String? {
    let before = model.variables.map { solver.value(of: $0)! }
    if let complaint = commitAndCompare(with: before) { return complaint }
    if isJudged { judgedCommits += 1 }
    guard !model.stays.isEmpty else { return isJudged ? complaint() : nil }
    // It cost the least while stays held what they did; what is proved now is that it does from now on.
    var complaintBefore: String?
    if isJudged { complaintBefore = model.costComplaint(about: solver, within: accuracyOfCosts) }
    renewStays()
    return complaintBefore ?? (isJudged ? complaint() : nil)
  }

  /// Stays hold what variables have.
  private mutating func renewStays() {
    for (variable, stay) in model.stays {
      for place in model.rows.indices
      where model.rows[place].handle == stay && !model.rows[place].isRequired {
        model.rows[place].constant = solver.value(of: model.variables[variable])!
      }
    }
  }

  /// What is wrong with the answer, in words.
  ///
  /// Required rows that contradict each other by less than a tolerance are taken to hold together, and then one of them
  /// may miss its constant by all of it: nothing more is asked of them than usual.
  private func complaint() -> String? {
    guard let complaint = model.complaint(about: solver, within: shape.accuracy) else { return nil }
    guard let accuracy = shape.accuracy else { return complaint }
    if shape.isUneven { return complaintAboutCosts(within: accuracy) }
    if let usual = model.complaint(about: solver) { return usual }
    return isExactlyFeasible ? complaint : nil
  }

  private var accuracyOfCosts: Double { shape.accuracy ?? ShadowModel.feasibility }

  /// What is wrong with what the answer costs, where multipliers do not tell.
  private func complaintAboutCosts(within accuracy: Double) -> String? {
    guard let complaint = model.costComplaint(about: solver, within: accuracy) else { return nil }
    return isExactlyFeasible
      ? complaint : model.costComplaint(about: solver, within: ShadowModel.feasibility)
  }

  private var isExactlyFeasible: Bool {
    let required = model.rows.map(\.requirement)
    return LevelByLevelProgram(required, variables: model.variables.count).isExactlyFeasible
  }

  /// Commits and compares the report with the values.
  private mutating func commitAndCompare(with before: [Double]) -> String? {
    let changes = solver.commit()
    commits += 1
    var expected = 0
    for (number, variable) in model.variables.enumerated() {
      let change = Change(
        variable: variable, old: before[number], new: solver.value(of: variable)!)
      if change.new == change.old { continue }
      expected += 1
      if !changes.contains(change) { return "not reported: \(change)" }
    }
    if changes.count != expected { return "\(changes.count) changes reported of \(expected)" }
    return nil
  }

  private func brokenInvariant() -> String? {
    guard shape.isUneven, let accuracy = shape.accuracy else {
      return solver.checkInvariants().first
    }
    return solver.checkInvariants(roundingTo: accuracy).first
  }

  // MARK: Numbers

  private mutating func number() -> Double {
    let place = Double(random.int(-shape.magnitude...shape.magnitude)) * shape.grid
    if shape.nearness.isEmpty { return place }
    return place + Double(random.int(-3...3)) * random.pick(shape.nearness)
  }

  private mutating func optionalPriority() -> Priority { Priority(random.pick(shape.priorities)) }

  private mutating func priority() -> Priority {
    random.chance(shape.required) ? .required : optionalPriority()
  }

  private mutating func weight() -> Double { random.pick([1, 1, 1, 2, 0.5]) }

  /// The weight of what has one only where weights are changed, too: other streams are as they were.
  private mutating func laterWeight() -> Double { shape.mix.contains(.weight) ? weight() : 1 }

  private mutating func anyRow() -> Int { random.int(0...model.rows.count - 1) }

  /// A right-hand side for a row: any, or for a required one of a consistent stream one that leaves
  /// the witness allowed.
  private mutating func constant(for row: ShadowModel.Row) -> Double {
    guard shape.isConsistent, row.isRequired else { return number() }
    let value = valueAtWitness(row)
    let slack = Double(random.int(0...shape.magnitude)) * shape.grid
    if row.below == .required && row.above == .required { return value }
    return row.below == .required ? value - slack : value + slack
  }

  private func valueAtWitness(_ row: ShadowModel.Row) -> Double {
    row.terms.reduce(0) { $0 + $1.coefficient * witness[$1.variable] }
  }

  /// Whether the witness of a consistent stream satisfies what the row requires.
  private func isAllowed(_ row: ShadowModel.Row) -> Bool {
    let error = valueAtWitness(row) - row.constant
    return !(error < 0 && row.below == .required) && !(error > 0 && row.above == .required)
  }

  // MARK: Operations

  private mutating func terms() -> [(variable: Int, coefficient: Double)] {
    var terms: [(variable: Int, coefficient: Double)] = []
    for _ in 0..<random.int(1...3) {
      let variable = random.int(0...model.variables.count - 1)
      if terms.contains(where: { $0.variable == variable }) { continue }
      terms.append((variable, random.pick(shape.coefficients)))
    }
    return terms
  }

  private mutating func add() -> String? {
    var row = ShadowModel.Row(
      handle: Self.none, terms: terms(), constant: 0, below: nil, above: nil, weight: 1)
    let isContentSize = random.chance(shape.contentSizes)
    if isContentSize {
      row.below = optionalPriority()
      row.above = optionalPriority()
      if shape.requiredSides > 0, random.chance(shape.requiredSides) {
        if random.chance(50) { row.below = .required } else { row.above = .required }
      }
      row.weight = laterWeight()
    } else {
      let priority = priority()
      row.weight = priority.isRequired ? 1 : weight()
      let relation = random.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
      if relation != .lessThanOrEqual { row.below = priority }
      if relation != .greaterThanOrEqual { row.above = priority }
    }
    row.constant = constant(for: row)
    // A multiple of a row that is required already follows from it.
    let required = shape.redundant > 0 ? model.rows.indices.filter(isPlainlyRequired) : []
    if row.isRequired, !required.isEmpty, random.chance(shape.redundant) {
      row = model.rows[random.pick(required)]
      let factor = random.pick(shape.coefficients.filter { $0 > 0 })
      for place in row.terms.indices { row.terms[place].coefficient *= factor }
      row.constant *= factor
    }
    let relation = Self.relation(of: row)
    log.append(
      "add \(row.terms) \(relation) \(row.constant) @\(Self.text(row.below))/\(Self.text(row.above)) "
        + "*\(row.weight)")
    var expression = LinearExpression()
    for term in row.terms {
      expression = expression + term.coefficient * model.variables[term.variable]
    }
    let image = solver.stateImage()
    do {
      if isContentSize, let below = row.below, let above = row.above {
        row.handle = try solver.addContentSize(
          expression, value: row.constant, hugging: above, compression: below, weight: row.weight)
      } else {
        row.handle = try solver.add(
          LinearConstraint(expression - row.constant, relation),
          priority: row.below ?? row.above ?? .required, weight: row.weight)
      }
      model.rows.append(row)
      return nil
    } catch {
      guard case .unsatisfiable(let conflict) = error.kind else { return "add: \(error)" }
      return complaint(aboutRefusalOf: row, conflict, without: nil, image)
    }
  }

  /// Whether the row is required on every side that costs, and small enough to be multiplied.
  private func isPlainlyRequired(_ index: Int) -> Bool {
    let row = model.rows[index]
    return row.isRequired && row.below ?? .required == .required
      && row.above ?? .required == .required
      && row.terms.allSatisfy { abs($0.coefficient) < 100 }
  }

  private mutating func remove() -> String? {
    let index = anyRow()
    log.append("remove \(index)")
    do {
      try solver.remove(model.rows[index].handle)
      model.rows.remove(at: index)
      return nil
    } catch { return "removal refused: \(error)" }
  }

  private mutating func setConstant() -> String? {
    let index = anyRow()
    var row = model.rows[index]
    row.constant = constant(for: row)
    log.append("constant \(index) \(row.constant)")
    return change(index, to: row) { solver, handle throws(ChangeConstraintError) in
      try solver.setConstant(handle, to: row.constant)
    }
  }

  /// Sets the right-hand sides of a few rows at once.
  private mutating func setConstants() -> String? {
    var changed = model
    let chosen = (0..<random.int(2...6)).map { _ in anyRow() }
    for index in chosen { changed.rows[index].constant = constant(for: model.rows[index]) }
    let constants = chosen.map { (changed.rows[$0].handle, changed.rows[$0].constant) }
    log.append("constants \(zip(chosen, constants.map(\.1)).map { "\($0): \($1)" })")
    let image = solver.stateImage()
    do {
      try solver.setConstants(constants)
      model = changed
      return nil
    } catch {
      guard case .unsatisfiable(let conflict) = error.kind else { return "constants: \(error)" }
      refusals += 1
      log.append("refused")
      if solver.stateImage() != image { return "the refusal changed the state" }
      if shape.isConsistent { return "refused constants that leave the witness allowed" }
      var parts: [ShadowModel.Row] = []
      for handle in conflict {
        guard let row = changed.rows.first(where: { $0.handle == handle }) else {
          return "the conflict names a constraint that is not there"
        }
        parts.append(row.requirement)
      }
      return refusals % shape.refusalsJudgedEvery == 0 ? complaint(about: parts, from: 0) : nil
    }
  }

  private mutating func setPriority() -> String? {
    let index = anyRow()
    var row = model.rows[index]
    if row.below != nil, row.above != nil, random.chance(50) {
      let (below, above) = (priority(), priority())
      row.below = below
      row.above = above
      log.append("priorities \(index) \(below.level) \(above.level)")
      if shape.isConsistent && !isAllowed(row) { return nil }
      return change(index, to: row) { solver, handle throws(ChangeConstraintError) in
        try solver.setPriorities(handle, hugging: above, compression: below)
      }
    }
    let priority = priority()
    if row.below != nil { row.below = priority }
    if row.above != nil { row.above = priority }
    log.append("priority \(index) \(priority.level)")
    if shape.isConsistent && !isAllowed(row) { return nil }
    return change(index, to: row) { solver, handle throws(ChangeConstraintError) in
      try solver.setPriority(handle, to: priority)
    }
  }

  private mutating func setWeight() -> String? {
    let index = anyRow()
    var row = model.rows[index]
    row.weight = weight()
    log.append("weight \(index) \(row.weight)")
    return change(index, to: row) { solver, handle throws(ChangeConstraintError) in
      try solver.setWeight(handle, to: row.weight)
    }
  }

  private mutating func setRelation() -> String? {
    let index = anyRow()
    var row = model.rows[index]
    // Of a content size with two priorities either side may go, and only one comes back with it.
    guard row.below == row.above || row.below == nil || row.above == nil,
      let priority = row.below ?? row.above
    else { return nil }
    let relation = random.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
    row.below = relation == .lessThanOrEqual ? nil : priority
    row.above = relation == .greaterThanOrEqual ? nil : priority
    log.append("relation \(index) \(relation)")
    if shape.isConsistent && !isAllowed(row) { return nil }
    return change(index, to: row) { solver, handle throws(ChangeConstraintError) in
      try solver.setRelation(handle, to: relation)
    }
  }

  /// Suggests a value for a variable, which gets an edit constraint first if it has none.
  private mutating func edit() -> String? {
    let variable = random.int(0...model.variables.count - 1)
    let handle = model.variables[variable]
    let value = number()
    log.append("suggest \(variable) \(value)")
    if let edit = model.edits[variable] {
      if let index = model.rows.firstIndex(where: { $0.handle == edit }) {
        return move(index, to: value) { solver, _ throws(ChangeConstraintError) in
          try solver.suggest(value, for: handle)
        }
      }
      do {
        try solver.suggest(value, for: handle)
        return "a suggestion was taken for an edit that was removed"
      } catch {
        guard case .notEdited = error.kind else { return "suggestion: \(error)" }
        model.edits[variable] = nil
      }
    }
    do {
      let priority = optionalPriority()
      let weight = laterWeight()
      let present = solver.value(of: handle)!
      let edit = try solver.addEdit(handle, priority: priority, weight: weight)
      model.edits[variable] = edit
      hold(variable, at: present, priority, weight: weight, by: edit)
      return nil
    } catch { return "edit refused: \(error)" }
  }

  /// Keeps beside the solver what an edit or a stay holds.
  private mutating func hold(
    _ variable: Int, at value: Double, _ priority: Priority, weight: Double,
    by handle: Constraint
  ) {
    model.rows.append(
      ShadowModel.Row(
        handle: handle, terms: [(variable, 1)], constant: value, below: priority, above: priority,
        weight: weight))
  }

  /// Lets a variable stay where it is; one that has a stay is refused another.
  private mutating func stay() -> String? {
    let variable = random.int(0...model.variables.count - 1)
    let priority = optionalPriority()
    let weight = random.pick([1, 1, 2, 0.5])
    let present = solver.value(of: model.variables[variable])!
    log.append("stay \(variable) @\(priority) * \(weight)")
    do {
      let stay = try solver.addStay(
        model.variables[variable], priority: priority, weight: weight)
      if let former = model.stays[variable], model.rows.contains(where: { $0.handle == former }) {
        return "a second stay was taken"
      }
      model.stays[variable] = stay
      hold(variable, at: present, priority, weight: weight, by: stay)
      return nil
    } catch {
      guard case .alreadyStays(model.variables[variable], let former) = error.kind,
        former == model.stays[variable], model.rows.contains(where: { $0.handle == former })
      else { return "stay refused: \(error)" }
      return nil
    }
  }

  /// Moves the right-hand sides of up to three rows again and again, with nothing but commits in between:
  /// not every one is judged, because whoever asks for multipliers disturbs.
  private mutating func drag() -> String? {
    let rows = Set((0..<random.int(1...3)).map { _ in anyRow() }).sorted()
    let stride = random.pick([0.25, 1, 4]) * shape.grid
    for _ in 0..<random.int(3...12) {
      for index in rows where random.chance(70) {
        let constant =
          model.rows[index].constant + Double(random.int(-2...2)) * stride
        log.append("drag \(index) \(constant)")
        if let complaint = put(index, at: constant) { return complaint }
      }
      log.append("commit")
      if let complaint = commit(isJudged: !random.chance(90)) { return complaint }
    }
    return commit()
  }

  /// Moves the right-hand sides of up to three rows to and fro between two values each, with nothing but commits in
  /// between: whatever stops them on the way does so again and again. Now and then something else comes between.
  private mutating func swing() -> String? {
    let rows = Set((0..<random.int(1...3)).map { _ in anyRow() }).sorted()
    let ends = rows.map { index in (0..<2).map { _ in constant(for: model.rows[index]) } }
    for turn in 0..<random.int(6...16) {
      for (place, index) in rows.enumerated() where random.chance(80) {
        let constant = ends[place][turn % 2]
        log.append("swing \(index) \(constant)")
        if let complaint = put(index, at: constant) { return complaint }
      }
      if random.chance(4) { return operate() }
      log.append("commit")
      if let complaint = commit(isJudged: !random.chance(85)) { return complaint }
    }
    return commit()
  }

  /// Moves the right-hand side of a row: of an edit mostly by what it suggests for its variable.
  private mutating func put(_ index: Int, at constant: Double) -> String? {
    // Where it comes back to where it was, the state does not tell that it was away.
    if constant != model.rows[index].constant { leave() }
    let handle = model.rows[index].handle
    let edited = model.edits.first { $0.value == handle }?.key
    if let edited, !commits.isMultiple(of: 3) {
      let variable = model.variables[edited]
      return move(index, to: constant) { solver, _ throws(ChangeConstraintError) in
        try solver.suggest(constant, for: variable)
      }
    }
    return move(index, to: constant) { solver, handle throws(ChangeConstraintError) in
      try solver.setConstant(handle, to: constant)
    }
  }

  /// Removes a variable with all its constraints, and makes another in its place.
  private mutating func replaceVariable() -> String? {
    let variable = random.int(0...model.variables.count - 1)
    log.append("replace variable \(variable)")
    do {
      for index in model.rows.indices.reversed()
      where model.rows[index].terms.contains(where: { $0.variable == variable }) {
        if index.isMultiple(of: 2) || model.rows.count < 4 {
          let image = solver.stateImage()
          do {
            try solver.remove(model.variables[variable])
            return "a variable in use was removed"
          } catch {
            if solver.stateImage() != image { return "state changed by: \(error)" }
          }
        }
        try solver.remove(model.rows[index].handle)
        model.rows.remove(at: index)
      }
      try solver.remove(model.variables[variable])
    } catch { return "removal of a variable refused: \(error)" }
    model.edits[variable] = nil
    model.stays[variable] = nil
    model.variables[variable] = solver.makeVariable("again")
    return nil
  }

  /// A few operations as one, kept or abandoned.
  private mutating func transaction() -> String? {
    let isKept = random.chance(50)
    let count = random.int(1...5)
    log.append("transaction of \(count)")
    if let complaint = commit(isJudged: false) { return complaint }
    let image = solver.stateImage()
    let modelBefore = model
    isWithinTransaction = true
    defer { isWithinTransaction = false }
    var inside = self
    var complaint: String?
    do {
      try solver.transaction { _ throws(Abandoned) in
        for _ in 0..<count where complaint == nil {
          complaint = inside.random.chance(30) ? inside.commit() : inside.operate()
        }
        if !isKept { throw Abandoned() }
      }
    } catch {
      let after = solver.stateImage()
      inside.model = modelBefore
      complaint = complaint ?? (after == image ? nil : "abandoned, but the state has changed")
    }
    inside.log.append(isKept ? "kept" : "abandoned")
    if isKept { inside.leave() }
    self = inside
    return complaint
  }

  /// Gives memory back, which changes nothing that can be seen.
  private mutating func trim() -> String? {
    log.append("trim")
    let values = model.variables.map { solver.value(of: $0)! }
    solver.trim()
    if model.variables.map({ solver.value(of: $0)! }) != values {
      return "trimming moved something"
    }
    return brokenInvariant().map { "after trimming: \($0)" }
  }

  /// Goes on with a solver that was loaded from a text, after a commit and without the pasts: a snapshot holds neither
  /// what is to be reported nor a way back.
  private mutating func reload() -> String? {
    log.append("reload")
    forgetPasts()
    if let complaint = commit(isJudged: false) { return complaint }
    let former = solver
    do {
      solver = try Solver(SolverSnapshot(text: former.snapshot().text))
      chooseLayers()
    } catch { return "saved and not loaded: \(error)" }
    let (places, handles) = (former.variables, former.constraints)
    if solver.variables.count != places.count || solver.constraints.count != handles.count {
      return "loaded without everything"
    }
    let variables = Dictionary(uniqueKeysWithValues: zip(places, solver.variables))
    let constraints = Dictionary(uniqueKeysWithValues: zip(handles, solver.constraints))
    for (number, variable) in model.variables.enumerated() {
      guard let loaded = variables[variable] else { return "variable \(number) was not saved" }
      let (value, before) = (solver.value(of: loaded)!, former.value(of: variable)!)
      if value.bitPattern != before.bitPattern { return "\(before) was loaded as \(value)" }
      model.variables[number] = loaded
    }
    for index in model.rows.indices {
      guard let loaded = constraints[model.rows[index].handle] else {
        return "row \(index) was not saved"
      }
      model.rows[index].handle = loaded
    }
    model.edits = model.edits.compactMapValues { constraints[$0] }
    model.stays = model.stays.compactMapValues { constraints[$0] }
    return brokenInvariant().map { "after loading: \($0)" }
  }

  /// Takes note that something has changed.
  private mutating func leave() {
    arrival = nil
    // One that is like the present may lie ahead, too, if what led there led back to the same state.
    for index in pasts.indices
    where pasts[index].order >= here && pasts[index].checkpoint != present {
      pasts[index].mayBeLost = true
    }
  }

  private mutating func forgetPasts() {
    pasts = []
    here = 0
    arrival = nil
    solver.discardCheckpoints()
  }

  /// Notes the present, or goes to a state noted before, back or forward.
  private mutating func travel() -> String? {
    if pasts.count > 5 || (pasts.count > 2 && random.chance(15)) {
      log.append("forget \(pasts.count)")
      forgetPasts()
      return nil
    }
    if pasts.isEmpty || random.chance(40) {
      log.append("note \(pasts.count)")
      // To stays a checkpoint is a commit, which the model knows by its report only.
      if !model.stays.isEmpty, let complaint = commit() { return complaint }
      let checkpoint = solver.checkpoint()
      // What waited for a commit has been optimised now.
      if arrival != nil, solver.stateImage() != arrival { leave() }
      if arrival == nil { here += 1 }
      arrival = solver.stateImage()
      present = checkpoint
      pasts.append(
        Past(checkpoint: checkpoint, model: model, image: solver.stateImage(), order: here))
      return nil
    }
    let index = random.int(0...pasts.count - 1)
    log.append("go to \(index) of \(pasts.count)")
    do {
      try solver.restore(pasts[index].checkpoint)
    } catch {
      if !pasts[index].mayBeLost { return "the way there is lost, but nothing was changed" }
      pasts.remove(at: index)
      return nil
    }
    // Then the order in which they lie is not what it seems.
    if pasts[index].mayBeLost { for other in pasts.indices { pasts[other].mayBeLost = true } }
    model = pasts[index].model
    here = pasts[index].order
    present = pasts[index].checkpoint
    arrival = pasts[index].image
    if solver.stateImage() != pasts[index].image { return "restored another state" }
    return nil
  }

  /// Forgets one state: the way to all others is as before.
  private mutating func discardPast() -> String? {
    let index = random.int(0...pasts.count - 1)
    log.append("discard \(index) of \(pasts.count)")
    let past = pasts.remove(at: index)
    do {
      try solver.discard(past.checkpoint)
    } catch {
      return past.mayBeLost ? nil : "the way to what is discarded is lost, but nothing was changed"
    }
    do {
      try solver.restore(past.checkpoint)
      return "restored what was discarded"
    } catch { return nil }
  }

  /// Saves and loads on the side: with states to return to the solver stays as it is, and what is loaded says the same.
  private mutating func save() -> String? {
    log.append("save")
    if let complaint = commit(isJudged: false) { return complaint }
    do {
      // The first may factorise what the commit left.
      _ = try solver.snapshot()
      let image = solver.stateImage()
      let loaded = try Solver(SolverSnapshot(text: solver.snapshot().text))
      let mustStay = pasts.contains { !$0.mayBeLost }
      if mustStay, solver.stateImage() != image { return "saving has changed the state" }
      for (variable, copy) in zip(solver.variables, loaded.variables) {
        let (value, other) = (solver.value(of: variable)!, loaded.value(of: copy)!)
        if abs(value - other) > 1e-6 * max(1, abs(value)) {
          return "\(value) was loaded as \(other)"
        }
      }
    } catch { return "saved and not loaded: \(error)" }
    return nil
  }

  // MARK: Refusals

  private mutating func change(
    _ index: Int, to row: ShadowModel.Row,
    _ body: (Solver, Constraint) throws(ChangeConstraintError) -> Void
  ) -> String? {
    let image = solver.stateImage()
    do {
      try body(solver, row.handle)
      model.rows[index] = row
      return nil
    } catch {
      guard case .unsatisfiable(let conflict) = error.kind else { return "change: \(error)" }
      return complaint(aboutRefusalOf: row, conflict, without: index, image)
    }
  }

  /// Changes the right-hand side of a row, with no look at the state before, because whoever looks disturbs. What is
  /// refused is asked for once more, with such a look: it must be refused again.
  private mutating func move(
    _ index: Int, to constant: Double,
    _ body: (Solver, Constraint) throws(ChangeConstraintError) -> Void
  ) -> String? {
    var row = model.rows[index]
    row.constant = constant
    do {
      try body(solver, row.handle)
      model.rows[index] = row
      return nil
    } catch {
      guard case .unsatisfiable = error.kind else { return "move: \(error)" }
      let refusalsBefore = refusals
      if let complaint = change(index, to: row, body) { return complaint }
      return refusals == refusalsBefore ? "refused, and taken when asked for again" : nil
    }
  }

  /// What is wrong with a refusal: that the state changed, that a witness satisfies everything, or that
  /// GLPK finds the conflict to be none, or one from which something could be left out.
  private mutating func complaint(
    aboutRefusalOf row: ShadowModel.Row, _ conflict: [Constraint], without changed: Int?,
    _ image: [UInt8]
  ) -> String? {
    refusals += 1
    log.append("refused")
    if solver.stateImage() != image { return "the refusal changed the state" }
    if shape.isConsistent && isAllowed(row) {
      return "refused \(row.terms), which the witness satisfies"
    }
    if refusals % shape.refusalsJudgedEvery != 0 { return nil }
    var parts = [row.requirement]
    for handle in conflict {
      guard
        let place = model.rows.indices.first(where: {
          model.rows[$0].handle == handle && $0 != changed
        })
      else { return "the conflict names a constraint that is not there" }
      parts.append(model.rows[place].requirement)
    }
    return complaint(about: parts, from: 1)
  }

  /// What is wrong with a conflict: that its rows can hold together, or that one of them, from a place on, could be left
  /// out.
  private func complaint(about parts: [ShadowModel.Row], from first: Int) -> String? {
    let variables = model.variables.count
    let program = LevelByLevelProgram(parts, variables: variables)
    if shape.accuracy == nil ? program.isFeasible : program.isExactlyFeasible {
      return "refused, but the conflict of \(parts.count) rows can hold together"
    }
    // Without it the others may miss each other by less than a tolerance.
    if shape.accuracy != nil { return nil }
    for place in parts.indices.dropFirst(first) {
      var fewer = parts
      fewer.remove(at: place)
      if !LevelByLevelProgram(fewer, variables: variables).isFeasible {
        return "the conflict of \(parts.count) rows does not need row \(place)"
      }
    }
    return nil
  }

  private static func relation(of row: ShadowModel.Row) -> Relation {
    row.below == nil ? .lessThanOrEqual : row.above == nil ? .greaterThanOrEqual : .equal
  }

  private static func text(_ priority: Priority?) -> String {
    priority.map { "\($0.level)" } ?? "-"
  }

  /// A handle to be replaced before it is used.
  private static let none: Constraint = {
    let solver = Solver()
    let x = solver.makeVariable()
    return try! solver.add(x == 0)
  }()
}
