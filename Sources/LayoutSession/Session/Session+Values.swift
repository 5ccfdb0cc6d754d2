import AutoLayout
import Foundation
import LayoutReports

extension Session {
  /// The priority of a value that `edit` or `set` holds: above all but required.
  static let editPriority = 999.0

  /// Makes a quantity editable: holds it at its present value.
  func edit(_ operand: Operand, priority: Located<Double>?) throws(SessionError) -> [Response.Part]
  {
    var created: [FreeVariable] = []
    let quantity = try quantity(operand, creating: &created)
    if let record = edit(of: quantity) {
      throw SessionError(
        "\(quantity.text) is edited by constraint \(record.number) already", at: operand.columns,
        hint: "set \(quantity.text) moves it")
    }
    let record = try addEdit(
      quantity, value: value(of: quantity), priority: priority?.value ?? Self.editPriority,
      columns: operand.columns)
    shown.append(record)
    return notes(of: created)
  }

  /// Sets a value, a constant or a priority.
  func assign(_ assignment: Assignment) throws(SessionError) -> [Response.Part] {
    switch assignment {
    case .value(let operand, let value):
      if operand.attribute == nil, model.variables[operand.name.value] == nil,
        model.labels[operand.name.value] != nil
      {
        let reference = Located(Reference.name(operand.name.value), operand.columns)
        return try assign(.constant(reference, value))
      }
      return try setValue(operand, value)
    case .constant(let reference, let value):
      let records = records(reference)
      guard !records.isEmpty else { throw unknownConstraint(reference) }
      try checkConstant(value)
      for record in records {
        try perform(.setConstant(record, old: record.constant, new: value.value))
      }
      shown += records
      return []
    case .priority(let reference, let priority):
      let records = records(reference)
      guard !records.isEmpty else { throw unknownConstraint(reference) }
      for record in records {
        try perform(.setPriority(record, old: record.priority, new: priority.value))
      }
      shown += records
      return []
    }
  }

  private func checkConstant(_ value: Located<Double>) throws(SessionError) {
    guard abs(value.value) <= Self.greatestConstant else {
      throw SessionError(
        "the value is too large", at: value.columns,
        hint: "values reach to \(NumberText.exact(Self.greatestConstant))")
    }
  }

  /// Moves a quantity: by the size of the screen, by the one constraint that fixes it, or by an
  /// edit.
  private func setValue(
    _ operand: Operand, _ value: Located<Double>
  ) throws(SessionError) -> [Response.Part] {
    try checkConstant(value)
    var created: [FreeVariable] = []
    let quantity = try quantity(operand, creating: &created)
    if let size = screenSize(setting: quantity, to: value.value) {
      guard value.value >= 0 else {
        throw SessionError("a size is not negative", at: value.columns)
      }
      return try changeSurroundings { $0.screenSize = size }
    }
    if let record = edit(of: quantity) ?? fixation(of: quantity) {
      try perform(.setConstant(record, old: record.constant, new: value.value))
      shown.append(record)
      return []
    }
    let record = try addEdit(
      quantity, value: value.value, priority: Self.editPriority, columns: operand.columns)
    shown.append(record)
    return notes(of: created)
  }

  private func addEdit(
    _ quantity: Quantity, value: Double, priority: Double, columns: Range<Int>
  ) throws(SessionError) -> SessionConstraint {
    var left = LinearSum()
    left.add(quantity, times: 1)
    var right = LinearSum()
    right.constant = value
    let record = try makeRecord(
      left, .equal, right, priority: priority, isEdit: true, columns: columns)
    try perform(.addConstraint(record))
    return record
  }

  /// The edit of a quantity.
  func edit(of quantity: Quantity) -> SessionConstraint? {
    records(fixing: quantity).last { $0.isEdit }
  }

  /// The constraint in force `quantity == number`.
  func fixation(of quantity: Quantity) -> SessionConstraint? {
    records(fixing: quantity).last { $0.isInstalled }
  }

  private func records(fixing quantity: Quantity) -> [SessionConstraint] {
    model.orderedRecords.filter { record in
      record.sign == .equal && record.right.terms.isEmpty && record.left.terms.count == 1
        && record.left.terms[0].factor == 1 && record.left.terms[0].quantity.isSame(as: quantity)
    }
  }

  /// The screen's size if `quantity` is one of its sides and that becomes `value`.
  func screenSize(setting quantity: Quantity, to value: Double) -> CGSize? {
    guard case .attribute(let item, nil, let attribute) = quantity, item === model.screen else {
      return nil
    }
    var size = model.surroundings.size
    switch attribute {
    case .width: size.width = value
    case .height: size.height = value
    default: return nil
    }
    return size
  }

  /// The value of a quantity now; positions are in the superview.
  func value(of quantity: Quantity) -> Double {
    switch quantity {
    case .variable(let variable): model.engine.value(of: variable.variable)!
    case .attribute(let item, let guide, let attribute):
      model.engine.value(
        of: attribute, of: model.layoutItem(of: item, guide: guide))
    }
  }
}
