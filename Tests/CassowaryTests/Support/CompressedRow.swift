import Cassowary

/// A row of views pinned at both ends and narrower than their contents, each of which gives way at a priority of its
/// own; and boxes apart from it, whose contents meet limits.
///
/// Where everything has to be follows by hand: the weakest views have no width, one has what is left, and the others
/// are as wide as their contents.
final class CompressedRow {
  let solver = Solver()
  private let width: Variable
  private var views: [Variable] = []
  /// How wide the contents of the views are, and their ranks, weakest first, in an order that has nothing to do with that
  /// of the views.
  private var sizes: [Double]
  private var ranks: [Int]
  private var contents: [Constraint] = []
  /// Where views end, and what links them to the one before.
  private var ends: [Variable] = []
  private var links: [Constraint] = []
  private var boxes: [Variable] = []
  private var boxContents: [Constraint] = []
  private var boxSize = 7.0
  /// How wide the row is.
  private var total = 0.0

  /// - Parameter isEditLast: whether the width is edited after all else is there; the boxes' contents change then
  ///   in the same transaction.
  init(
    views count: Int, boxes boxCount: Int, isEditLast: Bool = false, layers: Acceleration = .all
  ) throws {
    width = solver.makeVariable("width")
    if layers != .all { solver.acceleration = layers }
    sizes = (0..<count).map { Double(30 + $0 * 7 % 40) }
    ranks = (0..<count).map { $0 * 7919 % count }
    try solver.transaction { solver in
      if !isEditLast { try solver.addEdit(width, priority: Priority(900)) }
      for index in 0..<count { try addView(index) }
      try solver.add(ends[count - 1] == width)
      for _ in 0..<boxCount { try addBox() }
      if isEditLast { try solver.addEdit(width, priority: Priority(900)) }
      try setWidth(0.9)
      if isEditLast { try setBoxes(20) }
    }
    solver.commit()
  }

  private func addView(_ index: Int) throws {
    views.append(solver.makeVariable())
    ends.append(solver.makeVariable())
    try solver.add(views[index] >= 0)
    contents.append(try makeContent(index))
    links.append(try makeLink(index))
  }

  private func makeContent(_ index: Int) throws -> Constraint {
    try solver.addContentSize(
      LinearExpression(views[index]), value: sizes[index], hugging: .low,
      compression: compression(index))
  }

  private func compression(_ index: Int) -> Priority {
    Priority(750 + Double(ranks[index]) / Double(ranks.count))
  }

  private func makeLink(_ index: Int) throws -> Constraint {
    index == 0
      ? try solver.add(ends[0] == views[0])
      : try solver.add(ends[index] == ends[index - 1] + views[index])
  }

  private func addBox() throws {
    let box = solver.makeVariable()
    let rest = solver.makeVariable()
    boxes.append(box)
    try solver.add(box + rest == 30)
    boxContents.append(
      try solver.addContentSize(
        LinearExpression(box), value: boxSize, hugging: .low, compression: .high))
    try solver.add(rest >= 20, priority: Priority(751))
  }

  // MARK: Changes

  /// Makes the row so wide, as a part of what its contents take.
  func setWidth(_ fraction: Double) throws {
    total = fraction * sizes.reduce(0, +)
    try solver.suggest(total, for: width)
  }

  func setBoxes(_ size: Double) throws {
    boxSize = size
    for content in boxContents { try solver.setConstant(content, to: size) }
  }

  func setContent(_ index: Int, to size: Double) throws {
    sizes[index] = size
    try solver.setConstant(contents[index], to: size)
  }

  /// Gives every view another rank: those that gave way before are asked for last.
  func reverseRanks() throws {
    for index in ranks.indices {
      ranks[index] = ranks.count - 1 - ranks[index]
      try solver.setPriorities(contents[index], hugging: .low, compression: compression(index))
    }
  }

  /// The same without a transaction.
  /// - Returns: how many variables moved, each as often as it did.
  func movedByReversingRanks() throws -> Int {
    let before = solver.statistics.variablesMoved
    try reverseRanks()
    solver.commit()
    return solver.statistics.variablesMoved - before
  }

  func removeContent(_ index: Int) throws { try solver.remove(contents[index]) }
  func addContent(_ index: Int) throws { contents[index] = try makeContent(index) }
  func removeLink(_ index: Int) throws { try solver.remove(links[index]) }
  func addLink(_ index: Int) throws { links[index] = try makeLink(index) }

  /// Pivots of a commit that changes the width and all boxes.
  func pivots(width fraction: Double, boxes size: Double) throws -> Int {
    try cost {
      try setWidth(fraction)
      try setBoxes(size)
    }.pivots
  }

  /// Pivots and moved variables of a transaction and its commit.
  func cost(_ body: () throws -> Void) throws -> (pivots: Int, moved: Int) {
    let before = solver.statistics
    try solver.transaction { _ in try body() }
    solver.commit()
    let after = solver.statistics
    return (after.pivots - before.pivots, after.variablesMoved - before.variablesMoved)
  }

  // MARK: Where things are to be

  /// The first difference from where everything has to be, or nil.
  func complaint() -> String? {
    if let broken = solver.checkInvariants().first { return broken }
    var missing = sizes.reduce(0, +) - total
    for index in ranks.indices.sorted(by: { ranks[$0] < ranks[$1] }) {
      let width = max(0, sizes[index] - missing)
      missing -= sizes[index] - width
      if let complaint = complaint(about: "view \(index)", views[index], width) { return complaint }
    }
    for box in boxes {
      if let complaint = complaint(about: "a box", box, min(boxSize, 10)) { return complaint }
    }
    return nil
  }

  /// The first view that is not as wide as its content, or nil: where the row is cut.
  func complaintIfCut() -> String? {
    if let broken = solver.checkInvariants().first { return broken }
    for (index, size) in sizes.enumerated() {
      if let complaint = complaint(about: "view \(index)", views[index], size) { return complaint }
    }
    return nil
  }

  private func complaint(about name: String, _ variable: Variable, _ value: Double) -> String? {
    let found = solver.value(of: variable)!
    return abs(found - value) < 1e-6 ? nil : "\(name) is \(found) wide, not \(value)"
  }
}
