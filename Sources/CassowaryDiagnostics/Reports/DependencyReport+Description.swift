extension DependencyReport.Dependency: CustomStringConvertible {
  /// The row as a combination: `row 2 = row 0 + row 1, off by 12`.
  public var description: String {
    let sum = combination.enumerated().map { position, part in
      let size = part.coefficient.magnitude
      let factor = (size - 1).magnitude < 1e-9 ? "" : "\(numberText(size)) x "
      let sign = part.coefficient < 0 ? "- " : position == 0 ? "" : "+ "
      return "\(sign)\(factor)row \(part.row)"
    }
    let tail = mismatch == 0 ? "" : ", off by \(numberText(mismatch))"
    return "row \(row) = \(sum.isEmpty ? "0" : sum.joined(separator: " "))\(tail)"
  }
}
