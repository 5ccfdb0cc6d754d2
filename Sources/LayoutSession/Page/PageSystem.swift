import AutoLayout
import Cassowary
import Foundation

/// A session's layout as a page solves it: the state of the solver, and what its variables and rows mean.
///
/// The page goes on from the very bits of the session's solver. Rows are told by their places in the order of
/// `Solver.constraints`, variables by theirs in `Solver.variables`: a solver that loads the state lists both so.
@MainActor struct PageSystem {
  /// What the page reads, in the order in which it is written.
  private(set) var members: [JSONText.Member] = []

  private let session: Session
  private let root: SessionItem
  private let shown: [SessionItem]
  private var viewPlaces: [ObjectIdentifier: Int] = [:]
  private var variablePlaces: [Variable: Int] = [:]
  private var rowPlaces: [Constraint: Int] = [:]
  private var model: LayoutModel { session.model }
  private var engine: LayoutEngine { session.model.engine }

  /// Reads what lies in `root`; the session is as before afterwards.
  ///
  /// - Throws: where rounding hides the state of the solver.
  init(of session: Session, root: SessionItem) throws(SessionError) {
    self.session = session
    self.root = root
    shown = session.model.orderedViews.filter {
      ($0 === root || $0.isInside(root)) && !$0.isOutOfSight
    }
    for (place, item) in shown.enumerated() { viewPlaces[ObjectIdentifier(item)] = place }
    let dormant = dormantRows()
    let state: String
    do throws(SnapshotError) {
      state = try engine.solver.snapshot().text
    } catch {
      throw SessionError("the page cannot be made: \(error)")
    }
    for (place, variable) in engine.solver.variables.enumerated() {
      variablePlaces[variable] = place
    }
    let handles = engine.solver.constraints
    for (place, handle) in handles.enumerated() { rowPlaces[handle] = place }
    let rows = engine.rowsByHandle
    let records = model.orderedRecords
    var recordPlaces: [Int: Int] = [:]
    for (place, record) in records.enumerated() { recordPlaces[record.number] = place }
    var words = PageWords(RowText(engine: engine))
    let meanings = handles.map { handle -> JSONText in
      guard let row = rows[handle] else { return .integer(words.place(of: nil)) }
      if let record = row.record, let place = recordPlaces[record.number] {
        return .integer(-1 - place)
      }
      return .integer(words.place(of: row))
    }
    let ties = handles.indices.filter { rows[handles[$0]]?.breaksTies == true }
    let frame = engine.exactFrame(of: root)
    members = [
      .init("width", Self.number(frame.width)), .init("height", Self.number(frame.height)),
      .init("grid", .number(engine.pixelGrid.scale)),
      .init("sizes", .object([size(.width, rows), size(.height, rows)])),
      .init("views", .array(shown.map { view($0, rows) })),
      .init("constraints", .array(records.map { constraint($0, dormant[$0.number]) })),
      .init("rows", .array(meanings)), .init("ties", .array(ties.map(JSONText.integer))),
      .init("words", words.json),
      .init("wraps", .array(wraps(rows))),
      .init("system", .string(state)),
    ]
  }

  /// A number without the noise of the last digits, which a page need not show.
  private static func number(_ value: Double) -> JSONText {
    .number((value * 1e6).rounded() / 1e6 + 0)
  }

  // MARK: Views

  private func view(
    _ item: SessionItem, _ rows: [Constraint: LayoutRowReport]
  ) -> JSONText {
    let frame = engine.exactFrame(of: item)
    let coordinates = zip(
      [AttributeName.left, .top, .width, .height], [frame.x, frame.y, frame.width, frame.height]
    ).map { attribute, value -> JSONText in
      let quantity = Quantity.attribute(item, nil, attribute)
      var (terms, constant) = session.expression(of: quantity)
      // Frames reach beyond the alignment rectangles of which constraints speak.
      constant += value - session.value(of: quantity)
      terms.removeAll { variablePlaces[$0.variable] == nil }
      return .array(
        [Self.number(constant)]
          + terms.flatMap { [.integer(variablePlaces[$0.variable] ?? 0), .number($0.factor)] })
    }
    return .object([
      .init("name", .string(item.name)), .init("kind", .string(item.kind.rawValue)),
      .init("text", .string(item.content.text ?? "")),
      .init("lines", .integer(item.kind == .label ? item.content.lines : 1)),
      .init("font", .number(Double(item.content.font(in: model.surroundings).pointSize))),
      .init(
        "parent", .integer(item.parent.flatMap { viewPlaces[ObjectIdentifier($0)] } ?? -1)),
      .init("frame", .array(coordinates)),
      .init(
        "content",
        .array(
          [LayoutAxis.horizontal, .vertical].map { axis in
            .array(contentRows(item, axis, rows).map(JSONText.integer))
          })),
    ])
  }

  /// The places of the rows that pull towards the natural size along an axis.
  private func contentRows(
    _ item: SessionItem, _ axis: LayoutAxis, _ rows: [Constraint: LayoutRowReport]
  ) -> [Int] {
    rows.values.compactMap { row in
      guard case .contentSize(item.name, axis) = row.source else { return nil }
      return rowPlaces[row.handle]
    }.sorted()
  }

  // MARK: Sizes

  /// What sets a side of the outermost view: the rows of a screen's size, a constraint, or nothing yet.
  private func size(
    _ attribute: AttributeName, _ rows: [Constraint: LayoutRowReport]
  ) -> JSONText.Member {
    let quantity = Quantity.attribute(root, nil, attribute)
    if root === model.screen {
      let axis: LayoutAxis = attribute == .width ? .horizontal : .vertical
      let places = rows.values.compactMap { row -> Int? in
        guard case .rootSize(axis) = row.source else { return nil }
        return rowPlaces[row.handle]
      }
      return .init(
        attribute.rawValue, .object([.init("rows", .array(places.sorted().map(JSONText.integer)))]))
    }
    guard let record = session.edit(of: quantity) ?? session.fixation(of: quantity),
      let place = model.orderedRecords.firstIndex(where: { $0 === record })
    else { return .init(attribute.rawValue, .object([])) }
    return .init(attribute.rawValue, .object([.init("constraint", .integer(place))]))
  }

  // MARK: Constraints

  private func constraint(_ record: ConstraintRecord, _ dormant: LayoutRowReport?) -> JSONText {
    var right = record.right
    right.constant = 0
    var tail = record.priority < 1000 ? " @\(NumberText.exact(record.priority))" : ""
    if let label = record.label { tail += " as \(label)" }
    if let condition = record.condition { tail += " when \(condition.text)" }
    var places: [Int] = []
    for item in record.quantities.compactMap(\.item) {
      guard let place = viewPlaces[ObjectIdentifier(item)], !places.contains(place) else {
        continue
      }
      places.append(place)
    }
    var members: [JSONText.Member] = [
      .init("number", .integer(record.number)),
      .init("left", .string("\(record.left.text) \(record.sign.rawValue) ")),
      .init("right", .string(right.terms.isEmpty ? "" : right.text)),
      .init("constant", .number(record.constant)), .init("tail", .string(tail)),
      .init("slope", .number(slope(of: record))),
      .init("priority", record.priority < 1000 ? .number(record.priority) : .null),
      .init("views", .array(places.map(JSONText.integer))),
    ]
    if record.isEdit { members.append(.init("edit", .bool(true))) }
    if record.isBroken { members.append(.init("broken", .bool(true))) }
    if !record.isInstalled {
      members.append(.init("off", .bool(true)))
      if let dormant { members.append(.init("row", json(dormant, record))) }
    }
    if let conflict = model.conflicts[record.number] {
      members.append(.init("conflict", .array(conflict.members.map(JSONText.string))))
    }
    return .object(members)
  }

  /// How the right side of a constraint's row follows its constant.
  private func slope(of record: ConstraintRecord) -> Double {
    guard case .pair(let constraint, let factor) = record.force else { return 1 }
    let follows =
      constraint.firstAttribute.followsDirection || constraint.secondAttribute.followsDirection
    return (follows && model.surroundings.isRightToLeft ? -1 : 1) / factor
  }

  /// A row that the solver does not hold, for the page to add.
  private func json(_ row: LayoutRowReport, _ record: ConstraintRecord) -> JSONText {
    let sign = row.relation == .equal ? 0 : row.relation == .lessThanOrEqual ? -1 : 1
    let terms = row.terms.flatMap { term -> [JSONText] in
      variablePlaces[term.variable].map { [.integer($0), .number(term.factor)] } ?? []
    }
    return .object([
      .init("terms", .array(terms)), .init("relation", .integer(sign)),
      .init("constant", .number(row.rightHandSide)),
    ])
  }

  /// The rows of constraints that are out of force because the user wants it so, by number: they are put in
  /// force to be read, and taken out again.
  private func dormantRows() -> [Int: LayoutRowReport] {
    let dormant = model.orderedRecords.filter {
      !$0.isActive && model.surroundings.satisfies($0.condition)
    }
    guard !dormant.isEmpty else { return [:] }
    var found: [Int: LayoutRowReport] = [:]
    session.trying {
      // One that is refused cannot be switched on in the page either.
      for record in dormant { try? session.perform(.setActive(record, true)) }
      engine.solve()
      for row in engine.rowReports where !row.breaksTies {
        if let record = row.record { found[record.number] = row }
      }
    }
    return found.filter { number, _ in dormant.contains { $0.number == number } }
  }

  // MARK: Texts

  /// How the rows of labels that break their lines follow their widths.
  private func wraps(_ rows: [Constraint: LayoutRowReport]) -> [JSONText] {
    shown.filter { $0.kind == .label && $0.content.lines != 1 }.compactMap { item in
      WrappedText(item, in: model)?.json(view: viewPlaces[ObjectIdentifier(item)] ?? 0, rowPlaces)
    }
  }
}

extension LayoutRowReport {
  /// The session's constraint that the row stands for.
  @MainActor fileprivate var record: ConstraintRecord? {
    switch source {
    case .constraint(let constraint): constraint.representedObject as? ConstraintRecord
    case .linear(let constraint): constraint.representedObject as? ConstraintRecord
    default: nil
    }
  }
}
