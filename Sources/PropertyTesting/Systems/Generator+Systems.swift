extension Generator where Value == ConstraintSystem {
  /// Generates constraint systems; they shrink to fewer rows, then simpler ones, over the variables in use.
  public static func systems(_ shape: SystemShape = SystemShape()) -> Generator<ConstraintSystem> {
    Generator<[Double]>.witnesses(shape).flatMap { witness in
      Generator<[SystemRow]>
        .array(of: .row(shape, witness: witness), count: shape.rows)
        .map { ConstraintSystem(variables: witness.count, rows: $0).compacted }
    }
  }
}

extension Generator where Value == [Double] {
  /// Generates a value for each variable of a system, and with it their number.
  static func witnesses(_ shape: SystemShape) -> Generator<[Double]> {
    let value = Generator<Double>.multiple(
      of: 1, steps: shape.constants.lowerBound / 2...shape.constants.upperBound / 2)
    return .array(of: value, count: shape.variables)
  }
}
