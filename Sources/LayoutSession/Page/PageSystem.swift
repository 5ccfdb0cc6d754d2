import AutoLayout
import Cassowary
import Foundation
import LayoutReports

/// A session's layout as a page solves it: the state of the solver, and the meaning of its variables and rows.
///
/// The page goes on from the very bits of the session's solver. Rows are told by their places in the order of
/// `Solver.constraints`, variables by theirs in `Solver.variables`: a solver that loads the state lists both so.
@MainActor struct PageSystem {
  private let session: Session
  private let root: SessionItem
  private let shown: [SessionItem]
  private var viewPlaces: [ObjectIdentifier: Int] = [:]
  private var variablePlaces: [Variable: Int] = [:]
  private var rowPlaces: [Constraint: Int] = [:]
  /// The rows of constraints that are out of force, by number.
  private var dormant: [Int: LayoutRowReport] = [:]
  /// The state of the solver.
  private let state: String
  private var model: LayoutModel { session.model }
  private var engine: LayoutEngine { session.model.engine }

  /// Reads `root` and the views in it; the session is as before afterwards.
  ///
  /// - Throws: an error if rounding hides the state of the solver.
  init(of session: Session, root: SessionItem) throws(SessionError) {
    self.session = session
    self.root = root
    shown = session.model.orderedViews.filter {
      ($0 === root || $0.isInside(root)) && !$0.isOutOfSight
    }
    for (place, item) in shown.enumerated() { viewPlaces[ObjectIdentifier(item)] = place }
    dormant = Self.dormantRows(of: session)
    do throws(SnapshotError) {
      state = try session.model.engine.solver.snapshot().text
    } catch {
      throw SessionError("the page cannot be made: \(error)")
    }
    for (place, variable) in engine.solver.variables.enumerated() {
      variablePlaces[variable] = place
    }
    for (place, handle) in engine.solver.constraints.enumerated() { rowPlaces[handle] = place }
  }

  /// The data that the page reads.
  ///
  /// - Complexity: O(views + constraints + size of the state).
  var data: PageData {
    let handles = engine.solver.constraints
    let rows = engine.rowsByHandle
    let records = model.orderedRecords
    var recordPlaces: [Int: Int] = [:]
    for (place, record) in records.enumerated() { recordPlaces[record.number] = place }
    var words = PageWords(RowText(engine: engine))
    let meanings = handles.map { handle -> Int in
      guard let row = rows[handle] else { return words.place(of: nil) }
      if let record = row.record, let place = recordPlaces[record.number] { return -1 - place }
      return words.place(of: row)
    }
    let frame = engine.exactFrame(of: root)
    let contents = contentRows(rows)
    return PageData(
      width: Self.number(frame.width), height: Self.number(frame.height),
      grid: engine.pixelGrid.scale,
      sizes: .init(width: size(.width, rows), height: size(.height, rows)),
      views: shown.map { view($0, contents[$0.name] ?? [:]) }, constraints: records.map(constraint),
      rows: meanings,
      ties: handles.indices.filter { rows[handles[$0]]?.breaksTies == true }, words: words.data,
      wraps: wraps(), system: state)
  }

  /// A number without the noise of the last digits, which a page need not show.
  private static func number(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 + 0 }

  // MARK: Views

  private func view(_ item: SessionItem, _ contents: [LayoutAxis: [Int]]) -> PageData.View {
    let frame = engine.exactFrame(of: item)
    let coordinates = zip(
      [LayoutAttribute.left, .top, .width, .height], [frame.x, frame.y, frame.width, frame.height]
    ).map { attribute, value -> [Double] in
      let quantity = Quantity.attribute(item, nil, attribute)
      var (terms, constant) = session.expression(of: quantity)
      // Frames reach beyond the alignment rectangles of which constraints speak.
      constant += value - session.value(of: quantity)
      terms.removeAll { variablePlaces[$0.variable] == nil }
      return [Self.number(constant)]
        + terms.flatMap { [Double(variablePlaces[$0.variable] ?? 0), $0.factor] }
    }
    return PageData.View(
      name: item.name, kind: item.kind.rawValue, text: item.content.text ?? "",
      lines: item.kind == .label ? item.content.lines : 1,
      font: Double(item.content.font(in: model.surroundings).pointSize),
      parent: item.parent.flatMap { viewPlaces[ObjectIdentifier($0)] } ?? -1, frame: coordinates,
      content: [LayoutAxis.horizontal, .vertical].map { contents[$0]?.sorted() ?? [] })
  }

  /// The places of the rows that pull towards natural sizes, by the name of the view and the axis.
  private func contentRows(
    _ rows: [Constraint: LayoutRowReport]
  ) -> [String: [LayoutAxis: [Int]]] {
    var places: [String: [LayoutAxis: [Int]]] = [:]
    for row in rows.values {
      guard case .contentSize(let name, let axis) = row.source, let place = rowPlaces[row.handle]
      else { continue }
      places[name, default: [:]][axis, default: []].append(place)
    }
    return places
  }

  // MARK: Sizes

  /// The parts that set a side of the outermost view: the rows of a screen's size, a constraint, or nothing yet.
  private func size(
    _ attribute: LayoutAttribute, _ rows: [Constraint: LayoutRowReport]
  ) -> PageData.Size {
    let quantity = Quantity.attribute(root, nil, attribute)
    if root === model.screen {
      let axis: LayoutAxis = attribute == .width ? .horizontal : .vertical
      let places = rows.values.compactMap { row -> Int? in
        guard case .rootSize(axis) = row.source else { return nil }
        return rowPlaces[row.handle]
      }
      return PageData.Size(rows: places.sorted())
    }
    guard let record = session.edit(of: quantity) ?? session.fixation(of: quantity),
      let place = model.orderedRecords.firstIndex(where: { $0 === record })
    else { return PageData.Size() }
    return PageData.Size(constraint: place)
  }

  // MARK: Constraints

  private func constraint(_ record: SessionConstraint) -> PageData.Constraint {
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
    return PageData.Constraint(
      number: record.number, left: "\(record.left.text) \(record.sign.text) ",
      right: right.terms.isEmpty ? "" : right.text, constant: record.constant, tail: tail,
      slope: slope(of: record), priority: record.priority < 1000 ? record.priority : nil,
      views: places, edit: record.isEdit ? true : nil, broken: record.isBroken ? true : nil,
      off: record.isInstalled ? nil : true,
      row: record.isInstalled ? nil : dormant[record.number].map(data),
      conflict: model.conflicts[record.number]?.members)
  }

  /// How the right side of a constraint's row follows its constant.
  private func slope(of record: SessionConstraint) -> Double {
    if record.isSum { return 1 }
    let form = record.layoutForm
    let follows = form.firstAttribute.followsDirection || form.secondAttribute.followsDirection
    let isMirrored = follows && model.direction(of: form) == .rightToLeft
    return (isMirrored ? -1 : 1) / record.factor
  }

  /// A row that the solver does not hold, for the page to add.
  private func data(_ row: LayoutRowReport) -> PageData.Row {
    PageData.Row(
      terms: row.terms.flatMap { term -> [Double] in
        variablePlaces[term.variable].map { [Double($0), term.factor] } ?? []
      },
      relation: row.relation == .equal ? 0 : row.relation == .lessThanOrEqual ? -1 : 1,
      constant: row.rightHandSide)
  }

  /// The rows of constraints that are out of force because the user wants it so, by number: they are put in
  /// force to be read, and taken out again.
  private static func dormantRows(of session: Session) -> [Int: LayoutRowReport] {
    let model = session.model
    let dormant = model.orderedRecords.filter {
      !$0.isActive && model.surroundings.satisfies($0.condition)
    }
    guard !dormant.isEmpty else { return [:] }
    var found: [Int: LayoutRowReport] = [:]
    session.trying {
      // One that is refused cannot be switched on in the page either.
      for record in dormant { try? session.perform(.setActive(record, true)) }
      model.engine.solve()
      for row in model.engine.rowReports where !row.breaksTies {
        if let record = row.record { found[record.number] = row }
      }
    }
    return found.filter { number, _ in dormant.contains { $0.number == number } }
  }

  // MARK: Texts

  /// How the rows of labels that break their lines follow their widths.
  private func wraps() -> [PageData.Wrap] {
    shown.filter { $0.kind == .label && $0.content.lines != 1 }.compactMap { item in
      WrappedText(item, in: model)?.data(view: viewPlaces[ObjectIdentifier(item)] ?? 0, rowPlaces)
    }
  }
}

extension LayoutRowReport {
  /// The session's constraint that the row stands for.
  @MainActor fileprivate var record: SessionConstraint? {
    if case .constraint(let constraint) = source { constraint as? SessionConstraint } else { nil }
  }
}
