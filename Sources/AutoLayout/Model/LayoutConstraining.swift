import Cassowary

/// A constraint that an engine can put in force: an object that holds a ``ConstraintForm``.
///
/// `LayoutConstraint` is one. A toolkit with a class for constraints has it conform, and needs no second object for each:
///
///     final class Rule: LayoutConstraining {
///       var layoutForm: ConstraintForm
///       init(_ form: ConstraintForm) { layoutForm = form }
///     }
///
///     let rule = Rule(try ConstraintForm(photo, .width, .equal, to: photo, .height, multiplier: 2))
///     try engine.install(rule)
///
/// The engine keeps what is in force, and its reports name the object itself.
public protocol LayoutConstraining: AnyObject {
  /// What the constraint says. Nobody replaces it while the constraint is in force.
  var layoutForm: ConstraintForm { get set }

  /// Where the constraint was written, if anybody said so: reasons tell it, and the solver's own explanations.
  var location: SourceLocation? { get }
}

// Items, attributes and numbers are asked of the form: a toolkit's class has names of its own for them, as `NSLayoutConstraint`,
// and of types of its own.

extension LayoutConstraining {
  public var location: SourceLocation? { nil }

  /// Has a function read the form where it lies. A copy would count the references to all that the form holds, and through
  /// the protocol even a borrowed one would ask for memory.
  func reading<Answer>(_ body: (inout ConstraintForm) -> Answer) -> Answer { body(&layoutForm) }

  /// Of a relation of several quantities, those of items.
  public var terms: [LayoutTerm] { reading { $0.terms } }
  /// Whether the constraint relates several quantities, which Apple's constraints cannot.
  public var isSum: Bool { reading { $0.sum != nil } }
  /// Whether the constraint relates two quantities.
  public var hasSecondItem: Bool { reading { $0.hasSecondItem } }

  /// Where the constant comes from, if it is a standard distance; texts say so.
  public var standardSpace: LayoutConstraint.StandardSpace? {
    get { reading { $0.standardSpace } }
    set { layoutForm.standardSpace = newValue }
  }

  /// Whether the constraint belongs to the toolkit rather than to its user, as that of a stack.
  public var isSystem: Bool { reading { $0.isSystem } }

  /// The engine that the constraint is in force in.
  public var engine: LayoutEngine? { reading { $0.engine } }
  /// Whether the constraint is in force in an engine.
  public var isInstalled: Bool { reading { $0.row != nil } }
  /// Whether the engine gave the constraint up to resolve a conflict (AL-135).
  public var isBroken: Bool { row?.isBroken ?? false }
  /// The item that holds the constraint while it is installed, by whose direction and origin it is read (AL-9, AL-29, AL-82).
  public var owner: (any LayoutItem)? { row?.owner?.item }
  var row: EngineRow? { reading { $0.row } }

  /// See ``ConstraintForm/setConstant(_:)``.
  public func setConstant(_ constant: Double) throws(LayoutConstraintError) {
    try layoutForm.setConstant(constant)
  }

  /// See ``ConstraintForm/setPriority(_:)``.
  public func setPriority(_ priority: LayoutPriority) throws(LayoutConstraintError) {
    try layoutForm.setPriority(priority)
  }
}
