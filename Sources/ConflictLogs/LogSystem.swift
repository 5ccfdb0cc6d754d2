/// The constraints of a log as rows over the places and sizes of its views.
///
/// A row says no more than the log: positions in views that the log does not show have an origin of their own, what a
/// scroll view contains lies in its content, and a margin is a number of its own.
public struct LogSystem {
  public struct Term: Equatable, Sendable {
    public var variable: Int
    public var factor: Double
  }

  public struct Row: Equatable, Sendable {
    /// The place of the constraint in the log.
    public var constraint: Int
    public var terms: [Term]
    /// -1 for at most, 0 for equal, 1 for at least.
    public var relation: Int
    public var constant: Double
    /// How far the constant may lie from the printed one.
    public var slack: Double
    /// Nil for required.
    public var priority: Double?
    /// Whether it may take part in a proof.
    public var isCertain: Bool
  }

  /// The names of the variables; the first four of each view are x, y, width, height.
  public private(set) var variables: [String]
  public private(set) var rows: [Row] = []
  private let log: ConflictLog
  private let isMirrored: Bool
  /// The places of numbers that only one attribute has.
  private var own: [String: Int] = [:]
  /// The view around a view, as far as a row with `|` tells; nil where rows tell different ones.
  private let around: [Int: Int?]

  /// Makes the rows, one or two of each constraint.
  ///
  /// - Parameter isMirrored: whether leading is right.
  /// - Complexity: O(size of the log).
  public init(_ log: ConflictLog, isMirrored: Bool = false) {
    self.log = log
    self.isMirrored = isMirrored
    variables = log.views.flatMap { view in
      ["x", "y", "width", "height"].map { "\(view.name).\($0)" }
    }
    around = Self.around(log)
    for (place, constraint) in log.constraints.enumerated() {
      if constraint.isInactive, !log.isMessage { continue }
      add(constraint, place)
    }
  }

  /// The reading directions in which the log may have been written: both where it mixes leading and left without a mark.
  public static func directions(of log: ConflictLog) -> [Bool] {
    let marks = log.constraints.compactMap { $0.direction }
    let isRight = marks.contains(.rightToLeft)
    if isRight != marks.contains(.leftToRight) { return [isRight] }
    func has(_ test: (String) -> Bool) -> Bool {
      log.constraints.contains { constraint in constraint.terms.contains { test($0.attribute) } }
    }
    let mixes =
      has(LoggedAttribute.isDirectional)
      && log.constraints.contains { constraint in
        !Bytes(constraint.formula.utf8).has("H:", at: 0)
          && constraint.terms.contains { LoggedAttribute.isFixedSide($0.attribute) }
      }
    return mixes ? [false, true] : [false]
  }

  private static func around(_ log: ConflictLog) -> [Int: Int?] {
    var around: [Int: Int?] = [:]
    for constraint in log.constraints {
      guard let outer = constraint.around else { continue }
      for term in constraint.terms where term.view != outer {
        if let known = around[term.view], known != outer {
          around[term.view] = .some(nil)
        } else {
          around[term.view] = outer
        }
      }
    }
    return around
  }

  // MARK: Rows

  private mutating func add(_ constraint: LoggedConstraint, _ place: Int) {
    var sums: [Int: Double] = [:]
    var order: [Int] = []
    func add(_ variable: Int, _ factor: Double) {
      if sums[variable] == nil { order.append(variable) }
      sums[variable, default: 0] += factor
    }
    let flips =
      isMirrored && constraint.terms.contains { LoggedAttribute.isDirectional($0.attribute) }
    /// The factors of positions along x and y: a rest that does not cancel out is relative to the view around.
    var rests = [0.0, 0.0]
    for term in constraint.terms {
      guard let parts = LoggedAttribute.parts(term.attribute) else { continue }
      switch parts {
      case .own: add(ownVariable(term.view, term.attribute), term.factor)
      case .extent(let isHorizontal): add(4 * term.view + (isHorizontal ? 2 : 3), term.factor)
      case .position(let isHorizontal, let share, let isOwn):
        let sign = flips && isHorizontal ? -1.0 : 1
        let share = flips && isHorizontal ? 1 - share : share
        if let content = contentEdge(of: term, in: constraint) {
          for (variable, factor) in contentParts(content, isHorizontal, share, place) {
            add(variable, sign * factor * term.factor)
          }
        } else if log.isMac, !isHorizontal, isUnflipped(term.attribute) {
          // Masks of AppKit count from the lower edge, or from the upper one if the view around is flipped.
          add(ownVariable(term.view, term.attribute), term.factor)
          continue
        } else {
          add(4 * term.view + (isHorizontal ? 0 : 1), sign * term.factor)
          if share != 0 { add(4 * term.view + (isHorizontal ? 2 : 3), sign * share * term.factor) }
        }
        if isOwn { add(ownVariable(term.view, term.attribute), term.factor) }
        rests[isHorizontal ? 0 : 1] += term.factor
      }
    }
    for axis in 0..<2 where abs(rests[axis]) > 1e-12 {
      let sign = flips && axis == 0 ? -1.0 : 1
      for (variable, factor) in origin(constraint, place, axis, isFar: flips && axis == 0) {
        add(variable, -sign * factor * rests[axis])
      }
    }
    let terms = order.compactMap { variable in
      sums[variable].flatMap { $0 == 0 ? nil : Term(variable: variable, factor: $0) }
    }
    var row = Row(
      constraint: place, terms: terms, relation: constraint.relation,
      constant: constraint.constant, slack: constraint.slack, priority: constraint.priority,
      isCertain: !constraint.isDoubtful)
    guard let hugging = constraint.hugging, constraint.relation == 0 else {
      return rows.append(row)
    }
    // A content size is two wishes: not to be cut, and not to be stretched.
    row.relation = 1
    rows.append(row)
    row.relation = -1
    row.priority = hugging < 1000 ? hugging : nil
    rows.append(row)
  }

  private func isUnflipped(_ attribute: String) -> Bool {
    ["minY", "maxY", "midY"].contains(attribute)
  }

  /// The number that only this attribute of a view has.
  private mutating func ownVariable(_ view: Int, _ attribute: String) -> Int {
    variable("\(view) \(attribute)", "\(log.views[view].name).\(attribute)")
  }

  private mutating func variable(_ key: String, _ name: String) -> Int {
    if let known = own[key] { return known }
    own[key] = variables.count
    variables.append(name)
    return variables.count - 1
  }

  // MARK: Origins of rows

  /// The edge from which a position without a partner is counted.
  private mutating func origin(
    _ constraint: LoggedConstraint, _ place: Int, _ axis: Int, isFar: Bool
  ) -> [(Int, Double)] {
    let views = constraint.terms.map { $0.view }
    let first = views.first ?? 0
    var outer = constraint.around ?? around[first].flatMap { $0 }
    // Positions of two views with factors lie in the view that holds the constraint: known if it is one of the two.
    if constraint.around == nil, let known = outer,
      views.contains(where: { $0 != first && $0 != known })
    {
      outer = nil
    }
    if let outer, !isScrolling(outer) {
      return isFar && axis == 0
        ? [(4 * outer, 1), (4 * outer + 2, 1)] : [(4 * outer + axis, 1)]
    }
    let isOne = views.allSatisfy { $0 == first }
    let key = isOne ? "origin \(first) \(axis) \(isFar)" : "origin of row \(place) \(axis)"
    return [(variable(key, "origin of \(log.views[first].name)"), 1)]
  }

  private func isScrolling(_ view: Int) -> Bool {
    let name = log.views[view].className
    // A scroll view of AppKit scrolls nothing itself: its clip view does.
    let words =
      isOfAppKit(view)
      ? ["ClipView"] : ["ScrollView", "TableView", "CollectionView", "TextView", "ClipView"]
    return words.contains { name.hasSuffix($0) }
  }

  private func isOfAppKit(_ view: Int) -> Bool {
    log.isMac || log.views[view].className.hasPrefix("NS")
  }

  private enum ContentEdge {
    case content(Int)
    case unknown(Int)
  }

  /// Whether an edge of a scroll view is that of its content: it is for the views inside.
  private func contentEdge(of term: LoggedConstraint.Term, in constraint: LoggedConstraint)
    -> ContentEdge?
  {
    guard isScrolling(term.view) else { return nil }
    let others = constraint.terms.map { $0.view }.filter { $0 != term.view }
    guard let other = others.first else { return nil }
    if constraint.around == term.view { return .content(term.view) }
    if constraint.around == other { return nil }
    if let outer = around[other].flatMap({ $0 }) {
      if outer == term.view { return .content(term.view) }
      if let own = around[term.view].flatMap({ $0 }), own == outer { return nil }
    }
    if around[term.view].flatMap({ $0 }) == other { return nil }
    return .unknown(term.view)
  }

  private mutating func contentParts(
    _ edge: ContentEdge, _ isHorizontal: Bool, _ share: Double, _ place: Int
  ) -> [(Int, Double)] {
    let axis = isHorizontal ? "x" : "y"
    switch edge {
    case .content(let view):
      let name = log.views[view].name
      let near = variable("content \(view) \(axis)", "\(name).content.\(axis)")
      // In AppKit what is scrolled may have another origin, but the edges are the view's own: no content has a size.
      let extent =
        isOfAppKit(view)
        ? 4 * view + (isHorizontal ? 2 : 3)
        : variable("content \(view) \(axis) size", "\(name).content.\(axis).size")
      return share == 0 ? [(near, 1)] : [(near, 1), (extent, share)]
    case .unknown(let view):
      return [
        (variable("edge \(view) \(axis) \(share) \(place)", "\(log.views[view].name).edge"), 1)
      ]
    }
  }
}
