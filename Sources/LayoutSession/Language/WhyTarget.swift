/// The subject of `why`.
package enum WhyTarget: Equatable, Sendable {
  /// One number of a view.
  case quantity(Operand)
  /// A view, a variable or a label.
  case name(Name)
  /// A constraint by its number.
  case constraint(Located<Reference>)
}
