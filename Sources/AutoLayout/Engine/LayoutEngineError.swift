/// Why a constraint could not be put in force; nothing has been changed when it is thrown.
public enum LayoutEngineError: Error, Hashable, Sendable {
  /// An item of the constraint has been released.
  case itemReleased(constraint: String)
  /// The items lie in different trees, or outside the tree of the engine (AL-29).
  case noCommonAncestor(firstAnchor: String, secondAnchor: String)
  /// The item chosen to hold the constraint is no ancestor of both items (AL-31).
  case ownerNotAncestor(constraint: String, owner: String)
  /// A linear constraint has a number that means nothing.
  case illegal(LayoutConstraintError)

  /// The name of the exception Apple's frameworks raise in this case.
  public var exceptionName: String {
    if case .illegal(let error) = self { return error.exceptionName }
    return "NSGenericException"
  }
}

extension LayoutEngineError: CustomStringConvertible {
  /// The wording of Apple's exception.
  public var reason: String {
    switch self {
    case .itemReleased(let constraint):
      "Unable to activate constraint \(constraint) because one of its items has been deallocated."
    case .noCommonAncestor(let first, let second):
      "Unable to activate constraint with anchors \(first) and \(second) because they have no"
        + " common ancestor.  Does the constraint or its anchors reference items in different view"
        + " hierarchies?  That's illegal."
    case .ownerNotAncestor(let constraint, let owner):
      "Unable to install constraint on view.  Does the constraint reference something from outside"
        + " the subtree of the view?  That's illegal. constraint:\(constraint) view:\(owner)"
    case .illegal(let error): error.reason
    }
  }

  public var description: String { reason }
}
