import AutoLayout
import Cassowary
import LayoutReports

/// A constraint of the session as written, which its engine puts in force.
final class SessionConstraint: NamedConstraint {
  var layoutForm: ConstraintForm
  /// The factor of the left side as written, by which a constraint of two quantities, as Apple's are, is divided.
  let factor: Double

  /// By which the user refers to it: 1, 2, 3 …
  let number: Int
  let label: String?
  /// `left sign right`, the constant on the right.
  let left: LinearSum
  let sign: LayoutRelation
  private(set) var right: LinearSum
  /// From above 0 to 1000.
  private(set) var priority: Double
  /// Whether it was made by `edit` or `set`.
  let isEdit: Bool
  /// The traits it waits for.
  let condition: TraitCondition?
  /// Whether the user wants it in force; its condition may say otherwise.
  var isActive = true

  init(
    number: Int, label: String?, left: LinearSum, sign: LayoutRelation, right: LinearSum,
    priority: Double, _ form: ConstraintForm, factor: Double = 1, isEdit: Bool,
    condition: TraitCondition?
  ) {
    self.number = number
    self.label = label
    self.left = left
    self.sign = sign
    self.right = right
    self.priority = priority
    layoutForm = form
    self.factor = factor
    layoutForm.identifier = label ?? "\(number)"
    self.isEdit = isEdit
    self.condition = condition
  }

  var constant: Double { right.constant }

  /// Replaces the constant, in the engine too.
  ///
  /// - Throws: Why the engine refuses it; nothing has changed then.
  func setConstant(_ constant: Double) throws(LayoutConstraintError) {
    try layoutForm.setConstant(constant / factor)
    right.constant = constant
  }

  /// Replaces the priority, in the engine too.
  ///
  /// - Throws: Why the engine refuses it; nothing has changed then.
  func setPriority(_ priority: Double) throws(LayoutConstraintError) {
    try layoutForm.setPriority(LayoutPriority(Float(priority)))
    self.priority = priority
  }

  var quantities: [Quantity] { (left.terms + right.terms).map(\.quantity) }

  /// The constraint as it would be written, without its number.
  var text: String {
    var text = "\(left.text) \(sign.text) \(right.text)"
    if priority < 1000 { text += " @\(NumberText.exact(priority))" }
    if let label { text += " as \(label)" }
    if let condition { text += " when \(condition.text)" }
    return text
  }

  package var ruleName: String { isEdit ? "the edit \(text)" : "constraint \(number), \(text)" }

  /// Number and text, and the reason why it is not in force.
  var line: String {
    var line = "\(number)  \(text)"
    if isEdit { line += "  (edit)" }
    if !isActive { line += "  (inactive)" }
    if isBroken { line += "  (given up)" }
    return line
  }
}
