/// Why a variable has its value: the sum of constants of active constraints, each with a factor, and of
/// the values that undetermined variables keep.
public struct Provenance: Sendable, Equatable, CustomStringConvertible {
  /// The source of a part of the value.
  public enum Source: Sendable, Equatable {
    /// The constant of a constraint that holds exactly.
    case constraint(Constraint)
    /// The value that an undetermined variable keeps.
    case kept(Variable)

    /// The constraint, if it comes from one.
    var constraint: Constraint? {
      if case .constraint(let constraint) = self { constraint } else { nil }
    }
  }

  /// One summand of the value.
  public struct Part: Sendable, Equatable {
    /// Where the part comes from.
    public let source: Source
    /// By how much the value changes if the constant or kept value rises by one.
    public let factor: Double
    /// The constant of the constraint, or the kept value.
    public let constant: Double
    /// How hard the constraint pulls, level by level; empty if it is not under strain.
    public let multiplier: [Multiplier]
    /// The source in words.
    public let text: String
  }

  /// The variable in question.
  public let variable: Variable
  /// Its value.
  public let value: Double
  /// The summands: their factors times their constants add up to the value.
  public let parts: [Part]
  /// The name of the variable.
  public let name: String

  /// The explanation as lines: the value, then a line per part.
  public var description: String {
    var text = "\(name) is \(Solver.text(value))"
    for part in parts {
      text += "\n  \(Solver.text(part.factor)) * \(Solver.text(part.constant)) by \(part.text)"
      if !part.multiplier.isEmpty {
        text += ", which pulls"
        for pull in part.multiplier {
          text += " \(Solver.text(pull.value)) at \(Solver.text(level: pull.priority.level))"
        }
      }
    }
    return text
  }
}

extension Solver {
  /// Why a variable has its value: the active constraints that pin it, down to the inputs; nil if the
  /// variable is unknown.
  ///
  /// The variable is a combination of the active constraints' forms, and only of these; its value is the same
  /// combination of their constants. Parts come in the order of installation. Commit first: the explanation is of the
  /// optimum.
  /// - Complexity: one combination solve, the definitions that the variable rests on, and the multipliers of
  ///   its parts (see ``multipliers(of:)``).
  public func why(_ variable: Variable) -> Provenance? {
    guard isLive(variable) else { return nil }
    commitQuietly()
    let summands = asking { self.summands(of: variable) }
    var pulls = multipliers(of: summands.compactMap { $0.source.constraint }).makeIterator()
    let parts = summands.map { source, factor in
      switch source {
      case .kept(let kept):
        Provenance.Part(
          source: source, factor: factor, constant: wake().core.point.x[kept.id], multiplier: [],
          text: kept == variable
            ? "nothing: it keeps its value"
            : "\(nameOrNumber(of: kept.id)), which keeps its value")
      case .constraint(let holder):
        Provenance.Part(
          source: source, factor: factor / problem.record(of: holder.id).scale,
          constant: problem.record(of: holder.id).constant, multiplier: pulls.next() ?? [],
          text: text(of: holder))
      }
    }
    return Provenance(
      variable: variable, value: wake().core.point.x[variable.id], parts: parts,
      name: nameOrNumber(of: variable.id))
  }

  /// The active constraints, and the variables that nothing determines, of which a variable is a combination, with
  /// their rows' factors: constraints first, each kind by age.
  private func summands(
    of variable: Variable
  ) -> [(source: Provenance.Source, factor: Double)] {
    wake().core.factorisation.loadColumn(stayOf: variable.id)
    wake().core.factorisation.ftran()
    var summands: [(source: Provenance.Source, factor: Double)] = []
    for place in 0..<wake().core.factorisation.alpha.list.count {
      let slot = wake().core.factorisation.alpha.list[place]
      if abs(wake().core.factorisation.alpha[slot]) <= Tolerances.pivotRatio { continue }
      let holder = wake().core.basis.definition[slot]
      let source: Provenance.Source =
        holder.row.map {
          .constraint(constraint(at: problem.holder(of: $0, at: wake().core.point.position[$0])))
        }
        ?? .kept(self.variable(at: holder.certainStay))
      summands.append((source, wake().core.factorisation.alpha[slot]))
    }
    return summands.sorted { Self.order($0.source) < Self.order($1.source) }
  }

  private static func order(_ source: Provenance.Source) -> Int64 {
    switch source {
    case .constraint(let constraint): Int64(constraint.generation)
    case .kept(let variable): Int64(UInt32.max) + Int64(variable.generation)
    }
  }

  /// Optimises without reporting, so that a question finds the optimum.
  func commitQuietly() { if !wake().core.agenda.isEmpty { wake().core.optimise() } }
}
