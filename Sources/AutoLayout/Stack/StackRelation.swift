/// One constraint a stack wants, before it is compared with those it has.
struct StackRelation {
  /// The parts that two relations share if they are the same constraint with another constant or
  /// priority.
  struct Key: Hashable {
    var first: ObjectIdentifier
    var firstAttribute: LayoutAttribute
    var relation: LayoutRelation
    var second: ObjectIdentifier?
    var secondAttribute: LayoutAttribute
    var multiplier: Double
  }

  /// A constraint that was made, and what it was made for.
  struct Installed {
    let key: Key
    let constraint: any LayoutConstraining
  }

  var group: String
  var first: any LayoutItem
  var firstAttribute: LayoutAttribute
  var relation: LayoutRelation = .equal
  var second: (any LayoutItem)?
  var secondAttribute: LayoutAttribute = .notAnAttribute
  var multiplier: Double = 1
  var constant: Double = 0
  var priority: LayoutPriority = .required

  var key: Key {
    Key(
      first: ObjectIdentifier(first), firstAttribute: firstAttribute, relation: relation,
      second: second.map { ObjectIdentifier($0) }, secondAttribute: secondAttribute,
      multiplier: multiplier)
  }

  /// The form of the constraint; nil where a number of the configuration is not finite.
  var form: ConstraintForm? {
    var form = try? ConstraintForm(
      first, firstAttribute, relation, to: second, secondAttribute, multiplier: multiplier,
      constant: constant, priority: priority)
    form?.identifier = group
    form?.isSystem = true
    return form
  }

  /// Gives `constraint` this relation's numbers; one that is not finite changes nothing.
  func update(_ constraint: any LayoutConstraining) {
    do {
      try constraint.setConstant(constant)
      try constraint.setPriority(priority)
      constraint.layoutForm.identifier = group
    } catch {
      return
    }
  }
}
