/// A part of the basis as a step names it: the constraints on an active row's bound, or a stay.
enum StepPart {
  case constraints([(id: ConstraintID, generation: UInt32)])
  case stay(of: VariableID, generation: UInt32)
}
