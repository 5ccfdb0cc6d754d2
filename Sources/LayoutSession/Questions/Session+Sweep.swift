import AutoLayout
import Foundation
import LayoutReports

extension Session {
  /// How many rows a sweep may have.
  static let sweepLimit = 1000

  /// What follows while one quantity runs through a range: the stretches on which all moves in straight lines, or a table
  /// if a step is given; nothing is altered.
  func sweepText(_ sweep: SweepQuestion) throws(SessionError) -> String {
    let range = sweep.range.value
    return sweep.step == nil && range.lowerBound < range.upperBound
      ? try stretchTable(sweep) : try sweepTable(sweep)
  }

  /// A table of the values at each step.
  private func sweepTable(_ sweep: SweepQuestion) throws(SessionError) -> String {
    let quantity = try quantity(sweep.operand)
    let range = sweep.range.value
    let step = sweep.step?.value ?? (range.upperBound - range.lowerBound) / 10
    let count = step > 0 ? (range.upperBound - range.lowerBound) / step : 0
    guard count < Double(Self.sweepLimit) else {
      throw SessionError(
        "the sweep has more than \(Self.sweepLimit) steps", at: sweep.step?.columns,
        hint: "choose a larger step")
    }
    try checkSize(sweep.range)
    var columns: [Quantity] = []
    for operand in sweep.columns { columns.append(try self.quantity(operand)) }
    let views = model.orderedViews.filter { $0 !== model.screen }
    var headings = [quantity.text]
    headings += columns.isEmpty ? views.map(\.name) : columns.map(\.text)
    if columns.isEmpty { headings += model.orderedVariables.map(\.name) }
    var table = TextTable(columns: headings.map { .init($0, .right) })
    try whileMoving(quantity) { move, _ in
      for index in 0...Int(count.rounded(.down) + 1e-9) {
        let value = range.lowerBound + Double(index) * step
        move(value)
        var row = [NumberText.points(value)]
        if columns.isEmpty {
          row += views.map { self.frameText(of: $0) }
          row += model.orderedVariables.map {
            NumberText.points(model.engine.value(of: $0.variable)!)
          }
        } else {
          row += columns.map { NumberText.points(self.value(of: $0)) }
        }
        table.append(row)
      }
    }
    return table.text()
  }

  func checkSize(_ range: Located<ClosedRange<Double>>) throws(SessionError) {
    let (low, high) = (range.value.lowerBound, range.value.upperBound)
    guard max(abs(low), abs(high)) <= Self.greatestConstant else {
      throw SessionError("the range is too large", at: range.columns)
    }
  }

  /// A frame in few characters: `8,20 104x21`.
  private func frameText(of item: SessionItem) -> String {
    let frame = model.engine.frame(of: item)
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { NumberText.points($0) }
    return "\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])"
  }

  /// Runs `body` with a function that moves a quantity, and the constraint whose constant moves it, if that is one; then
  /// puts everything back.
  ///
  /// The size of the screen moves as such; a quantity that one constraint fixes moves by its
  /// constant; anything else by a temporary edit.
  func whileMoving(
    _ quantity: Quantity,
    _ body: (_ move: (Double) -> Void, SessionConstraint?) throws(SessionError) -> Void
  ) throws(SessionError) {
    try trying { () throws(SessionError) in try move(quantity, during: body) }
  }

  /// Runs `body`, then takes back whatever it altered.
  func trying<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    let number = model.nextNumber
    // One thing may be tried while another one is.
    let outer = changes
    changes = []
    defer {
      takeBack(changes)
      changes = outer
      model.nextNumber = number
      model.solve()
      settleAsBefore()
      _ = model.takeConflicts()
    }
    try body()
  }

  private func move(
    _ quantity: Quantity,
    during body: (_ move: (Double) -> Void, SessionConstraint?) throws(SessionError) -> Void
  ) throws(SessionError) {
    if screenSize(setting: quantity, to: 0) != nil {
      let old = model.surroundings
      try perform(.setSurroundings(old: old, new: old))
      func move(_ value: Double) {
        var new = old
        new.screenSize = screenSize(setting: quantity, to: max(0, value))
        // Sizes alone are never refused.
        try? model.perform(.setSurroundings(old: old, new: new))
        model.solve()
      }
      return try body(move, nil)
    }
    let record: SessionConstraint
    if let known = edit(of: quantity) ?? fixation(of: quantity) {
      record = known
    } else {
      var left = LinearSum()
      left.add(quantity, times: 1)
      record = try makeRecord(
        left, .equal, LinearSum(), priority: Self.editPriority, isEdit: true, columns: nil)
      try perform(.addConstraint(record))
    }
    try perform(.setConstant(record, old: record.constant, new: record.constant))
    func move(_ value: Double) {
      // Values of a range that was checked are never refused.
      try? record.setConstant(value)
      model.solve()
    }
    try body(move, record)
  }
}
