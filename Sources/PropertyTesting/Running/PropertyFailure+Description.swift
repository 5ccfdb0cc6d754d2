extension PropertyFailure: CustomStringConvertible {
  /// A message for a test log: the false property, the code to paste, and the way to run the case
  /// again.
  public var description: String {
    switch cause {
    case .counterexample(let found):
      return describe(found)
    case .exhausted(let counted, let discarded):
      return """
        Property "\(property)" gave up: \(discarded) cases discarded, only \(counted) counted \
        (seed \(seed.swiftSource)).
        Generate values that meet the assumption instead of discarding those that do not.
        """
    case .nothingToCheck(let reason):
      return "Property \"\(property)\" was not checked: \(reason)"
    case .coverage(let unmet, let seen):
      let lines = unmet.map {
        "  \($0.label): \(seen.count(of: $0.label)) of at least \($0.minimum)"
      }
      return """
        Property "\(property)" holds, but its cases miss what they claim (seed \(seed.swiftSource)):
        \(lines.joined(separator: "\n"))
        Seen: \(seen)
        """
    }
  }

  private func describe(_ found: Counterexample) -> String {
    var text = """
      Property "\(property)" is false after \(found.casesBefore) passing cases.
      Reason: \(found.reason)
      Counterexample (\(found.shrinks) shrinks, \(found.candidates) candidates tried):

      \(regressionTest(found))

      """
    if let replay = found.replay {
      text += """

        The same case again, unshrunk: settings: .replaying(\(replay.seed.swiftSource), \
        size: \(replay.size)); the whole run: seed \(seed.swiftSource).
        """
    }
    return text
  }

  /// The counterexample as the lines of a test, to be pasted.
  private func regressionTest(_ found: Counterexample) -> String {
    "  // \(property)\n  let counterexample = " + found.source.indentedAfterFirstLine(by: 2)
  }
}
