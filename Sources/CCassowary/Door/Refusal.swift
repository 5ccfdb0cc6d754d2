import CassowaryHeader

/// Why a call is refused.
enum Refusal: Error {
  case add(AddConstraintError)
  case load(LoadError)
  case change(ChangeConstraintError)
  case removeVariable(RemoveVariableError)
  case snapshot(SnapshotError)
  case sweep(SweepError)
  case unknownVariable
  case unknownConstraint
  case unknownCheckpoint
  case transactionOpen
  case noTransaction
  case nullArgument
  case badArgument(StaticString)
  case notFinite
  case priorityOutOfRange
  case limit(StaticString)
  case noMemory

  /// The number by which C knows it.
  var code: Int32 {
    switch self {
    case .add(let error): error.code
    case .load(let error): error.code
    case .change(let error): error.code
    case .removeVariable(let error):
      if case .inUse = error.kind { CASSOWARY_IN_USE } else { CASSOWARY_UNKNOWN_VARIABLE }
    case .snapshot(let error): error.code
    case .sweep(let error): error.code
    case .unknownVariable: CASSOWARY_UNKNOWN_VARIABLE
    case .unknownConstraint: CASSOWARY_UNKNOWN_CONSTRAINT
    case .unknownCheckpoint: CASSOWARY_UNKNOWN_CHECKPOINT
    case .transactionOpen: CASSOWARY_TRANSACTION_OPEN
    case .noTransaction: CASSOWARY_NO_TRANSACTION
    case .nullArgument: CASSOWARY_NULL_ARGUMENT
    case .badArgument: CASSOWARY_BAD_ARGUMENT
    case .notFinite: CASSOWARY_NOT_FINITE
    case .priorityOutOfRange: CASSOWARY_PRIORITY_RANGE
    case .limit: CASSOWARY_LIMIT
    case .noMemory: CASSOWARY_NO_MEMORY
    }
  }

  /// The constraints that the refused one contradicts, or with which the contradiction cannot be decided.
  var conflict: [Constraint] {
    switch self {
    case .add(let error): error.conflict ?? []
    case .load(let error): error.installedConflict
    case .change(let error): error.conflict ?? []
    case .sweep(.neverHolds(let constraints)): constraints
    default: []
    }
  }

  /// The error and its remedy, for people.
  var text: String {
    switch self {
    case .add(let error): return error.description
    case .load(let error): return error.description
    case .change(let error): return error.description
    case .removeVariable(let error): return error.description
    case .snapshot(let error): return error.description
    case .sweep(let error): return error.description
    case .badArgument(let text), .limit(let text): return text.description
    default: return codeText(code).description
    }
  }
}

extension LoadError {
  var code: Int32 {
    switch kind {
    case .unknownVariable: CASSOWARY_UNKNOWN_VARIABLE
    case .startingValueOutOfRange: CASSOWARY_NOT_FINITE
    case .noSuchVariable, .unfinishedRow: CASSOWARY_BAD_ARGUMENT
    case .refused(_, _, let reason, _): AddConstraintError(reason).code
    }
  }

  /// The members of the conflict that were there before the batch.
  var installedConflict: [Constraint] {
    (conflict ?? []).compactMap {
      if case .constraint(let constraint) = $0 { constraint } else { nil }
    }
  }
}

extension AddConstraintError {
  var code: Int32 {
    switch kind {
    case .unsatisfiable: CASSOWARY_UNSATISFIABLE
    case .illConditioned: CASSOWARY_ILL_CONDITIONED
    case .notFinite: CASSOWARY_NOT_FINITE
    case .unknownVariable: CASSOWARY_UNKNOWN_VARIABLE
    case .noVariables: CASSOWARY_NO_VARIABLES
    case .coefficientOutOfRange: CASSOWARY_COEFFICIENT_RANGE
    case .weightOutOfRange: CASSOWARY_WEIGHT_RANGE
    case .priorityOutOfRange: CASSOWARY_PRIORITY_RANGE
    case .alreadyEdited: CASSOWARY_ALREADY_EDITED
    case .alreadyStays: CASSOWARY_ALREADY_STAYS
    }
  }
}

extension ChangeConstraintError {
  var code: Int32 {
    switch kind {
    case .unsatisfiable: CASSOWARY_UNSATISFIABLE
    case .illConditioned: CASSOWARY_ILL_CONDITIONED
    case .notFinite: CASSOWARY_NOT_FINITE
    case .unknownConstraint: CASSOWARY_UNKNOWN_CONSTRAINT
    case .unknownVariable: CASSOWARY_UNKNOWN_VARIABLE
    case .notEdited: CASSOWARY_NOT_EDITED
    case .priorityOutOfRange: CASSOWARY_PRIORITY_RANGE
    case .weightOutOfRange: CASSOWARY_WEIGHT_RANGE
    }
  }
}

extension SweepError {
  var code: Int32 {
    switch self {
    case .unknownConstraint: CASSOWARY_UNKNOWN_CONSTRAINT
    case .unknownVariable: CASSOWARY_UNKNOWN_VARIABLE
    case .notEdited, .nothingFollows: CASSOWARY_NOT_EDITED
    case .noRange: CASSOWARY_BAD_ARGUMENT
    case .tooManyPieces: CASSOWARY_LIMIT
    case .neverHolds: CASSOWARY_UNSATISFIABLE
    case .illConditioned: CASSOWARY_ILL_CONDITIONED
    }
  }
}

extension SnapshotError {
  var code: Int32 {
    switch self {
    case .malformed: CASSOWARY_MALFORMED
    case .inconsistent: CASSOWARY_INCONSISTENT
    case .transactionOpen: CASSOWARY_TRANSACTION_OPEN
    }
  }
}

/// The meaning of a code, for people.
func codeText(_ code: Int32) -> StaticString {
  switch code {
  case CASSOWARY_OK: "All is well."
  case CASSOWARY_UNSATISFIABLE:
    "Required constraints cannot hold together. Remove one, or give one a priority."
  case CASSOWARY_NOT_FINITE:
    "A number is NaN, infinite or too large. Check divisions and infinities."
  case CASSOWARY_UNKNOWN_VARIABLE:
    "A variable belongs to another solver or was removed. Make it with this solver."
  case CASSOWARY_UNKNOWN_CONSTRAINT:
    "The constraint belongs to another solver or was removed. Keep the handle that adding it returned."
  case CASSOWARY_NO_VARIABLES:
    "No variable is left in the constraint, and it is false. Check for terms that cancel."
  case CASSOWARY_COEFFICIENT_RANGE: "A coefficient is too small or too large. Scale the constraint."
  case CASSOWARY_WEIGHT_RANGE: "The weight is not between 0.001 and 1000000."
  case CASSOWARY_PRIORITY_RANGE: "The priority is not a number of at least zero."
  case CASSOWARY_ALREADY_EDITED: "The variable is being edited already. Use that edit or remove it."
  case CASSOWARY_ALREADY_STAYS: "The variable has a stay already. Change its priority or remove it."
  case CASSOWARY_NOT_EDITED: "The variable is not being edited. Add an edit first."
  case CASSOWARY_IN_USE: "Constraints mention the variable. Remove them first."
  case CASSOWARY_UNKNOWN_CHECKPOINT:
    "The checkpoint belongs to another solver, was discarded, or lies on a way that was left."
  case CASSOWARY_TRANSACTION_OPEN: "A transaction is open. End it or abandon it first."
  case CASSOWARY_NO_TRANSACTION: "No transaction is open. Begin one first."
  case CASSOWARY_MALFORMED: "The text is no snapshot."
  case CASSOWARY_INCONSISTENT: "The snapshot is no state: its parts do not fit together."
  case CASSOWARY_UNKNOWN_SOLVER: "There is no such solver: it is null or was closed."
  case CASSOWARY_NULL_ARGUMENT: "A pointer is null where something is needed."
  case CASSOWARY_BAD_ARGUMENT: "A relation, a count or a text is none."
  case CASSOWARY_BUSY: "Another thread is using the solver. Let one thread at a time use it."
  case CASSOWARY_NO_MEMORY: "The memory that this may need is not there."
  case CASSOWARY_LIMIT: "There is more of something than there may be."
  case CASSOWARY_ILL_CONDITIONED:
    "Rounding cannot be told from what was asked. Scale the constraints so that coefficients are of similar size."
  default: "There is no such code."
  }
}
