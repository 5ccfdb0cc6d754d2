import AutoLayout
import Cassowary
import LayoutReports

extension Session {
  /// The answer to `why`: for one quantity, the four numbers of a view, or a constraint.
  func explanation(of target: WhyTarget) throws(SessionError) -> String {
    switch target {
    case .quantity(let operand): return try explanation(of: quantity(operand))
    case .constraint(let reference):
      guard let record = records(reference).first else { throw unknownConstraint(reference) }
      return standing(of: record)
    case .name(let name):
      if let variable = model.variables[name.value] {
        return try explanation(of: .variable(variable))
      }
      if model.view(named: name.value) == nil,
        let record = model.labels[name.value]?.first.flatMap({ model.records[$0] })
      {
        return standing(of: record)
      }
      let view = try view(name)
      var text = ""
      for attribute in [LayoutAttribute.left, .top, .width, .height] {
        text += try explanation(of: .attribute(view, nil, attribute))
      }
      return text
    }
  }

  /// One quantity's value and the chain of rows that gives it, in sentences.
  func explanation(of quantity: Quantity) throws(SessionError) -> String {
    let value = NumberText.points(self.value(of: quantity))
    let start = "\(Self.shortName(quantity)) is \(value)"
    let sum = expression(of: quantity)
    return start + ValueShares(sum, names: RowText(engine: model.engine)).text + yielding(quantity)
  }

  /// A view's natural size along the axis that is asked for, if it gives way.
  private func yielding(_ quantity: Quantity) -> String {
    guard case .attribute(let item, nil, let attribute) = quantity,
      attribute == .width || attribute == .height
    else { return "" }
    let axis: LayoutAxis = attribute == .width ? .horizontal : .vertical
    let row = model.engine.rowReports.first { row in
      guard case .contentSize(item.name, axis) = row.source else { return false }
      return !row.breaksTies
    }
    let value = value(of: quantity)
    guard let row, abs(value - row.rightHandSide) > 1e-3 else { return "" }
    let level = value < row.rightHandSide ? row.strength : row.hugging ?? row.strength
    return "  its natural \(attribute.name), \(NumberText.points(row.rightHandSide)), "
      + "is a wish @\(NumberText.points(level)) and gives way\n"
  }

  /// `title.x` for left and `title.y` for top, as the tables have them.
  private static func shortName(_ quantity: Quantity) -> String {
    guard case .attribute(let item, nil, let attribute) = quantity else { return quantity.text }
    switch attribute {
    case .left: return "\(item.name).x"
    case .top: return "\(item.name).y"
    default: return quantity.text
    }
  }

  /// A smaller miss, in points, is written as 0.
  private static let shownMiss = 5e-4

  /// Whether a constraint holds, and by how much it misses.
  private func standing(of record: SessionConstraint) -> String {
    var line = record.line
    guard record.isInstalled else { return line + ": it is not in force\n" }
    func total(_ sum: LinearSum) -> Double {
      sum.terms.reduce(sum.constant) { $0 + $1.factor * value(of: $1.quantity) }
    }
    let left = total(record.left)
    let right = total(record.right)
    line += "\n  left side \(NumberText.points(left)), right side \(NumberText.points(right)): "
    let difference = left - right
    let holds =
      switch record.sign {
      case .equal: abs(difference) < 1e-6
      case .lessThanOrEqual: difference < 1e-6
      case .greaterThanOrEqual: difference > -1e-6
      }
    if !holds, abs(difference) < Self.shownMiss {
      line += "it holds as near as numbers are shown"
    } else if !holds {
      line += "it misses by \(NumberText.points(abs(difference)))"
    } else if abs(difference) < 1e-6 {
      line += "it holds exactly"
    } else {
      line += "it holds with room of \(NumberText.points(abs(difference)))"
    }
    return line + "\n"
  }

  /// A quantity over the solver's variables.
  func expression(
    of quantity: Quantity
  ) -> (terms: [(variable: Variable, factor: Double)], constant: Double) {
    switch quantity {
    case .variable(let variable): ([(variable.variable, 1)], 0)
    case .attribute(let item, let guide, let attribute):
      model.engine.expression(
        of: attribute, of: model.layoutItem(of: item, guide: guide))
    }
  }
}
