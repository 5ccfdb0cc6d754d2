import AutoLayout
import LayoutReports

/// Values of a quantity within which what follows it moves in straight lines.
struct ValueStretch {
  var range: ClosedRange<Double>
  /// The values of what follows at both ends.
  var start, end: [Double]
  /// The rule that takes hold or lets go where the stretch begins, in words.
  var beginning: String?
  /// The numbers of the constraints that are given up for these values, and by how much the quantity misses them because
  /// required constraints exclude them, at both ends.
  var givenUp: [Int] = []
  var missedAtStart = 0.0
  var missedAtEnd = 0.0

  /// Whether required constraints exclude the values.
  var isExcluded: Bool { max(missedAtStart.magnitude, missedAtEnd.magnitude) > 1e-3 }
}

extension Session {
  /// The stretches of a quantity over a range within which the values that `read` returns move in straight lines; nothing is
  /// altered.
  ///
  /// The solver says how far its lines go. A text that breaks anew moves others by a jump, which is closed in by halving.
  func stretches(
    of quantity: Quantity, over range: Located<ClosedRange<Double>>, _ read: () -> [Double]
  ) throws(SessionError) -> [ValueStretch] {
    try checkSize(range)
    let (low, high) = (range.value.lowerBound, range.value.upperBound)
    let reached: () -> Double = { self.value(of: quantity) }
    var found: [ValueStretch] = []
    try whileMoving(quantity) { (move, record) throws(SessionError) in
      let isTurned = isTurned(record, quantity, low, high, move)
      // By how much the quantity misses the value is the last of the numbers.
      func values(at value: Double) -> [Double] {
        move(value)
        return read() + [reached() - value]
      }
      let broken = brokenNumbers
      // Far enough for the solver to have passed a bound, which it may miss by a ten-millionth.
      let step = max(1e-5, (high - low) * 1e-9)
      var at = low
      var beginning: String?
      while at < high {
        guard found.count < Self.sweepLimit else {
          throw SessionError(
            "there are more than \(Self.sweepLimit) stretches", at: range.columns,
            hint: "choose a shorter range")
        }
        let start = values(at: min(at + step, high))
        let givenUp = brokenNumbers.subtracting(broken).sorted()
        let (way, rule) = steadyWay(record, quantity, isTurned: isTurned)
        var end = min(high, at + step + max(way, step))
        if high - end < step { end = high }
        var next = end < high ? rule : nil
        var last = values(at: end)
        if !isLine(at + step, start, end, last, values) {
          let near = lastOnLine(at + step, start, end, values)
          last = values(at: near)
          end = min(high, near + step)
          let isExcluded = Self.isMissed(last)
          next =
            Self.isMissed(values(at: min(high, end + step))) == isExcluded
            ? "a text breaks anew"
            : "required constraints \(isExcluded ? "allow it" : "exclude it")"
        }
        found.append(
          ValueStretch(
            range: at...end, start: start.dropLast(), end: last.dropLast(), beginning: beginning,
            givenUp: givenUp, missedAtStart: start[start.count - 1],
            missedAtEnd: last[last.count - 1]))
        at = end
        beginning = next
      }
    }
    return joined(found)
  }

  /// The numbers of the constraints that are given up.
  private var brokenNumbers: Set<Int> {
    Set(model.orderedRecords.filter(\.isBroken).map(\.number))
  }

  /// Whether the quantity misses its value, which is the last of the numbers.
  private static func isMissed(_ values: [Double]) -> Bool {
    values[values.count - 1].magnitude > sameLine
  }

  /// Whether the right-hand side falls if the quantity rises.
  private func isTurned(
    _ record: SessionConstraint?, _ quantity: Quantity, _ low: Double, _ high: Double,
    _ move: (Double) -> Void
  ) -> Bool {
    move(low)
    let first = steadyRange(record, quantity)?.now ?? 0
    move(high)
    return (steadyRange(record, quantity)?.now ?? 0) < first
  }

  private func steadyRange(
    _ record: SessionConstraint?, _ quantity: Quantity
  ) -> LayoutEngine.SteadyRange? {
    if let record { return model.engine.steadyRange(of: record) }
    guard case .attribute(_, _, let attribute) = quantity else { return nil }
    return model.engine.steadySizes(attribute == .height ? .vertical : .horizontal)
  }

  /// How far the quantity may rise from where it is, and the rule that ends the way.
  private func steadyWay(
    _ record: SessionConstraint?, _ quantity: Quantity, isTurned: Bool
  ) -> (way: Double, rule: String?) {
    guard let steady = steadyRange(record, quantity) else { return (.infinity, nil) }
    let way =
      isTurned ? steady.now - steady.range.lowerBound : steady.range.upperBound - steady.now
    return (way, (isTurned ? steady.below : steady.above).map(Conflict.words))
  }

  /// Whether values in between lie on the line between two ends.
  private func isLine(
    _ low: Double, _ first: [Double], _ high: Double, _ last: [Double],
    _ values: (Double) -> [Double]
  ) -> Bool {
    guard high > low else { return true }
    return [0.5, 0.29].allSatisfy { part in
      zip(values(low + (high - low) * part), zip(first, last)).allSatisfy { value, ends in
        (ends.0 + (ends.1 - ends.0) * part - value).magnitude <= Self.sameLine
      }
    }
  }

  /// The greatest value up to which all lie on a line from `low` on.
  private func lastOnLine(
    _ low: Double, _ first: [Double], _ high: Double, _ values: (Double) -> [Double]
  ) -> Double {
    var (near, far) = (low, high)
    while far - near > Self.closest {
      let middle = (near + far) / 2
      if isLine(low, first, middle, values(middle), values) { near = middle } else { far = middle }
    }
    return near
  }

  /// Neighbours that go on in one line are one stretch.
  private func joined(_ all: [ValueStretch]) -> [ValueStretch] {
    var joined: [ValueStretch] = []
    for stretch in all {
      guard let last = joined.last else {
        joined.append(stretch)
        continue
      }
      let length = last.range.upperBound - last.range.lowerBound
      let part = length / (stretch.range.upperBound - last.range.lowerBound)
      let goesOn =
        last.isExcluded == stretch.isExcluded && last.givenUp == stretch.givenUp
        && last.start.indices.allSatisfy { place in
          let joint = last.start[place] + (stretch.end[place] - last.start[place]) * part
          return (joint - last.end[place]).magnitude <= Self.sameLine
            && (last.end[place] - stretch.start[place]).magnitude <= Self.sameLine
        }
      if goesOn {
        joined[joined.count - 1].range = last.range.lowerBound...stretch.range.upperBound
        joined[joined.count - 1].end = stretch.end
        joined[joined.count - 1].missedAtEnd = stretch.missedAtEnd
      } else {
        joined.append(stretch)
      }
    }
    return joined
  }

  /// Values that are no further from a line than this, in points, lie on it.
  private static var sameLine: Double { 1e-3 }
  /// To this the place of a jump is closed in, in points.
  private static var closest: Double { 1e-4 }

  // MARK: Words

  /// The stretches as a table: what moves in each, and the rule that begins it.
  func stretchTable(_ sweep: SweepQuestion) throws(SessionError) -> String {
    let quantity = try quantity(sweep.operand)
    var shown: [Quantity] = []
    for operand in sweep.columns { shown.append(try self.quantity(operand)) }
    if shown.isEmpty {
      shown =
        model.orderedViews.filter { $0 !== model.screen }.flatMap { view in
          [LayoutAttribute.left, .top, .width, .height].map { .attribute(view, nil, $0) }
        } + model.orderedVariables.map { .variable($0) }
      shown.removeAll { $0.isSame(as: quantity) }
    }
    let stretches = try stretches(of: quantity, over: sweep.range) {
      shown.map { self.value(of: $0) }
    }
    var table = TextTable(columns: [
      .init(quantity.text), .init("WHAT MOVES"), .init("WHAT BEGINS THERE"),
    ])
    for stretch in stretches {
      let moves = shown.indices.compactMap { place -> String? in
        let (first, last) = (stretch.start[place], stretch.end[place])
        guard (last - first).magnitude > Self.sameLine else { return nil }
        return "\(shown[place].text) \(NumberText.points(first)) to \(NumberText.points(last))"
      }
      let excluded = "required constraints exclude these values"
      let moving = moves.isEmpty ? "nothing" : moves.joined(separator: ", ")
      let lost = stretch.givenUp.map(String.init).joined(separator: ", ")
      let reasons = [stretch.beginning, lost.isEmpty ? nil : "given up: constraint \(lost)"]
      table.append([
        Self.text(stretch.range), stretch.isExcluded ? excluded : moving,
        reasons.compactMap { $0 }.joined(separator: "; "),
      ])
    }
    return table.text()
  }

  /// The values for which a claim is false.
  func proofText(_ proof: Proof) throws(SessionError) -> String {
    let quantity = try quantity(proof.operand)
    guard proof.range.value.lowerBound < proof.range.value.upperBound else {
      throw SessionError("the range is a single value", at: proof.range.columns)
    }
    let excess = try excess(proof.claim)
    let all = try stretches(of: quantity, over: proof.range) { excess() }
    let (excluded, stretches) = (all.filter(\.isExcluded), all.filter { !$0.isExcluded })
    var parts: [(range: ClosedRange<Double>, worst: Double, beginning: String?)] = []
    for stretch in stretches {
      for place in stretch.start.indices {
        guard let range = Self.positive(stretch, place) else { continue }
        let worst = max(stretch.start[place], stretch.end[place])
        if let last = parts.last, range.lowerBound <= last.range.upperBound + Self.sameLine {
          parts[parts.count - 1].range =
            last.range.lowerBound...max(last.range.upperBound, range.upperBound)
          parts[parts.count - 1].worst = max(last.worst, worst)
        } else {
          let begins = range.lowerBound == stretch.range.lowerBound
          parts.append((range, worst, begins ? stretch.beginning : nil))
        }
      }
    }
    let limits = excluded.map {
      "required constraints exclude \(quantity.text) from \(Self.text($0.range))\n"
    }.joined()
    if stretches.isEmpty { return limits }
    if parts.isEmpty {
      let others = excluded.isEmpty ? "every" : "every other"
      return limits + "true for \(others) \(quantity.text) from \(Self.text(proof.range.value))\n"
    }
    return limits
      + parts.map { part in
        "false from \(Self.text(part.range)), by \(NumberText.points(part.worst)) at most"
          + (part.beginning.map { ": \($0)" } ?? "") + "\n"
      }.joined()
  }

  /// Numbers that are above zero if a claim is false.
  private func excess(_ claim: Proof.Claim) throws(SessionError) -> () -> [Double] {
    switch claim {
    case .notTruncated(let name):
      let item = try view(name)
      guard item.content.text != nil else {
        throw SessionError("\(name.value) has no text", at: name.columns)
      }
      let isOneLine = item.kind != .label || item.content.lines == 1
      return {
        let frame = self.model.engine.frame(of: item)
        let height = item.naturalSize.height - frame.height
        return isOneLine ? [item.naturalSize.width - frame.width, height] : [height]
      }
    case .relation(let left, let sign, let right):
      var sum = LinearSum()
      for (side, factor) in [(left, 1.0), (right, -1.0)] {
        sum.constant += factor * side.value.constant
        for term in side.value.terms {
          sum.add(try self.quantity(term.operand), times: factor * term.factor)
        }
      }
      return {
        let value = sum.terms.reduce(sum.constant) {
          $0 + $1.factor * self.value(of: $1.quantity)
        }
        switch sign {
        case .lessThanOrEqual: return [value]
        case .greaterThanOrEqual: return [-value]
        case .equal: return [value, -value]
        }
      }
    }
  }

  /// The part of a stretch on which a value is above zero; nil if there is none.
  private static func positive(_ stretch: ValueStretch, _ place: Int) -> ClosedRange<Double>? {
    let (first, last) = (stretch.start[place], stretch.end[place])
    let (low, high) = (stretch.range.lowerBound, stretch.range.upperBound)
    guard max(first, last) > sameLine else { return nil }
    let meeting = min(first, last) >= 0 ? low : low + (high - low) * first / (first - last)
    return first >= 0 && last >= 0 ? low...high : first > 0 ? low...meeting : meeting...high
  }

  private static func text(_ range: ClosedRange<Double>) -> String {
    "\(NumberText.points(range.lowerBound)) to \(NumberText.points(range.upperBound))"
  }
}
