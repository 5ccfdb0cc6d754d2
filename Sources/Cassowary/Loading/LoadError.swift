/// A batch was refused. Nothing has changed then.
public struct LoadError: Error, Sendable, Equatable {
  /// A constraint that a refused one contradicts.
  public enum Member: Hashable, Sendable {
    /// One that the solver had before.
    case constraint(Constraint)
    /// One of the batch, by the number of its breakpoint.
    case breakpoint(Int)
  }

  /// Why a batch was refused.
  public enum Kind: Sendable, Equatable {
    /// A variable that was added as existing belongs to another solver or was removed.
    case unknownVariable(Variable)
    /// The starting value of a variable, given by its number, is NaN, infinite or beyond ``Solver/largestValue``.
    case startingValueOutOfRange(variable: Int, Double)
    /// A term of a row names a number that no variable of the batch has.
    case noSuchVariable(row: Int)
    /// Terms or breakpoints follow the last end of a row.
    case unfinishedRow
    /// A breakpoint was refused, for a reason that adding it row by row gives as well, by the constraints named, in the
    /// order in which they were installed.
    case refused(breakpoint: Int, row: Int, AddConstraintError.Kind, conflict: [Member])
  }

  public let kind: Kind
  /// The reason in words, with the names that the refused constraint and its variables have.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// The constraints that contradict the refused one; nil if it was refused for another reason.
  public var conflict: [Member]? {
    guard case .refused(_, _, let reason, let conflict) = kind else { return nil }
    switch reason {
    case .unsatisfiable, .illConditioned: return conflict
    default: return nil
    }
  }

  public static func == (one: Self, other: Self) -> Bool { one.kind == other.kind }
}

extension LoadError: CustomStringConvertible {}
