/// How a solver's constraints are written as a linear program.
public struct LinearProgramForm {
  /// The name of a variable's column. Letters that the format lacks become `_`, and a name that is taken gets a number.
  public var column: (Variable) -> String
  /// A line of comment above the row of a constraint; none if empty. Nil leaves the row out.
  public var comment: (Constraint) -> String?
  /// Beside a stronger side of its row, a side no stronger than this is left out. Nil leaves none out.
  public var rest: Priority?

  /// Variables are `x` and their place, unless their names are told.
  public init(
    rest: Priority? = nil, column: ((Variable) -> String)? = nil,
    comment: @escaping (Constraint) -> String? = { _ in "" }
  ) {
    self.rest = rest
    self.column = column ?? { "x\($0.place)" }
    self.comment = comment
  }
}
