/// A variable whose definition can do without it: it mentions an undetermined variable that nothing else needs, and
/// defines that one instead.
struct AugmentingPath: BitwiseCopyable {
  var variable: VariableID
  /// The coefficient of the variable in the row that is to define it.
  var coefficient: Double
  /// The variable that the definition defines from then on.
  var other: VariableID
  /// How far the other variable moves while the variable moves by one.
  var rate: Double
}
