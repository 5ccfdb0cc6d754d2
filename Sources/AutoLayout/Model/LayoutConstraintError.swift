/// Why a constraint was refused; nothing has been changed when it is thrown.
///
/// `reason` words the refusal as Apple's frameworks do, rule by rule (AL-20 … AL-41).
public enum LayoutConstraintError: Error, Hashable, Sendable {
  /// A position related to a constant, or to another position times zero (AL-20).
  case locationEqualToConstant(item: String)
  /// A position with a size (AL-21).
  case invalidPairing(item: String, LayoutAttribute, LayoutAttribute)
  /// `leading` or `trailing` with `left` or `right` (AL-23).
  case directionalWithFixedSide(item: String, LayoutAttribute, LayoutAttribute)
  /// The first attribute is none (AL-26).
  case unknownAttribute(item: String)
  /// The constant is infinite or not a number (AL-27).
  case constantNotFinite(String, firstAnchor: String, secondAnchor: String)
  /// The multiplier is infinite or not a number (AL-27).
  case multiplierNotFinite(String, firstAnchor: String, secondAnchor: String)
  /// The priority is not above 0 and at most 1000 (AL-41).
  case priorityOutOfRange(String)

  /// The name of the exception Apple's frameworks raise in this case.
  public var exceptionName: String {
    switch self {
    case .locationEqualToConstant, .invalidPairing, .directionalWithFixedSide, .unknownAttribute:
      "NSInvalidArgumentException"
    case .constantNotFinite, .multiplierNotFinite, .priorityOutOfRange:
      "NSInternalInconsistencyException"
    }
  }
}

extension LayoutConstraintError: CustomStringConvertible {
  /// The wording of Apple's exception.
  public var reason: String {
    switch self {
    case .locationEqualToConstant(let item):
      "NSLayoutConstraint for \(item): A multiplier of 0 or a nil second item together with a"
        + " location for the first attribute creates an illegal constraint of a location equal to"
        + " a constant. Location attributes must be specified in pairs."
    case .invalidPairing(let item, _, _):
      "NSLayoutConstraint for \(item): Invalid pairing of layout attributes."
    case .directionalWithFixedSide(let item, _, _):
      "NSLayoutConstraint for \(item): A constraint cannot be made between a leading/trailing"
        + " attribute and a right/left attribute. Use leading/trailing for both or neither."
    case .unknownAttribute(let item):
      "NSLayoutConstraint for \(item): Unknown layout attribute"
    case .constantNotFinite(let number, let first, let second):
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(number)"
        + " firstAnchor:\(first) secondAnchor:\(second)"
    case .multiplierNotFinite(let number, let first, let second):
      "NSLayoutConstraint multiplier is not finite!  That's illegal.  multiplier:\(number)"
        + " firstAnchor:\(first) secondAnchor:\(second)"
    case .priorityOutOfRange(let number):
      "It's illegal to set priority:\(number).  Priorities must be greater than 0 and less or"
        + " equal to NSLayoutPriorityRequired, which is 1000.000000."
    }
  }

  public var description: String { reason }
}
