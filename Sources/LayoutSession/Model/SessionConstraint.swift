import AutoLayout
import Cassowary

/// A constraint of the session as written, and the engine's constraint for it.
final class SessionConstraint {
  /// The engine's object.
  enum Force {
    /// A constraint of two quantities, as Apple's are; the right side is divided by the factor of
    /// the left.
    case pair(LayoutConstraint, factor: Double)
    case linear(LinearLayoutConstraint)
  }

  /// By which the user refers to it: 1, 2, 3 …
  let number: Int
  let label: String?
  /// `left sign right`, the constant on the right.
  let left: LinearSum
  let sign: RelationStatement.Sign
  private(set) var right: LinearSum
  /// From above 0 to 1000.
  private(set) var priority: Double
  let force: Force
  /// Whether it was made by `edit` or `set`.
  let isEdit: Bool
  /// The traits it waits for.
  let condition: TraitCondition?
  /// Whether the user wants it in force; its condition may say otherwise.
  var isActive = true

  init(
    number: Int, label: String?, left: LinearSum, sign: RelationStatement.Sign, right: LinearSum,
    priority: Double, force: Force, isEdit: Bool, condition: TraitCondition?
  ) {
    self.number = number
    self.label = label
    self.left = left
    self.sign = sign
    self.right = right
    self.priority = priority
    self.force = force
    self.isEdit = isEdit
    self.condition = condition
  }

  var constant: Double { right.constant }

  /// Replaces the constant, in the engine too.
  ///
  /// - Throws: Why the engine refuses it; nothing has changed then.
  func setConstant(_ constant: Double) throws(LayoutConstraintError) {
    switch force {
    case .pair(let constraint, let factor): try constraint.setConstant(constant / factor)
    case .linear(let constraint): try constraint.setConstant(constant)
    }
    right.constant = constant
  }

  /// Replaces the priority, in the engine too.
  ///
  /// - Throws: Why the engine refuses it; nothing has changed then.
  func setPriority(_ priority: Double) throws(LayoutConstraintError) {
    let value = LayoutPriority(Float(priority))
    switch force {
    case .pair(let constraint, _): try constraint.setPriority(value)
    case .linear(let constraint): try constraint.setPriority(value)
    }
    self.priority = priority
  }

  /// Whether the engine gave it up because of a conflict.
  var isBroken: Bool {
    switch force {
    case .pair(let constraint, _): constraint.isBroken
    case .linear(let constraint): constraint.isBroken
    }
  }

  /// Whether the engine holds it.
  var isInstalled: Bool {
    switch force {
    case .pair(let constraint, _): constraint.engine != nil
    case .linear(let constraint): constraint.engine != nil
    }
  }

  var quantities: [Quantity] { (left.terms + right.terms).map(\.quantity) }

  /// The constraint as it would be written, without its number.
  var text: String {
    var text = "\(left.text) \(sign.rawValue) \(right.text)"
    if priority < 1000 { text += " @\(NumberText.exact(priority))" }
    if let label { text += " as \(label)" }
    if let condition { text += " when \(condition.text)" }
    return text
  }

  /// Number and text, and the reason why it is not in force.
  var line: String {
    var line = "\(number)  \(text)"
    if isEdit { line += "  (edit)" }
    if !isActive { line += "  (inactive)" }
    if isBroken { line += "  (given up)" }
    return line
  }
}

/// Traits that a constraint waits for: `when horizontal compact`.
package struct TraitCondition: Equatable, Sendable {
  package var isHorizontal: Bool
  package var sizeClass: SizeClassName

  var text: String { "\(isHorizontal ? "horizontal" : "vertical") \(sizeClass.rawValue)" }
}
