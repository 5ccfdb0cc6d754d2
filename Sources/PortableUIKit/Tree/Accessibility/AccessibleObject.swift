import Foundation

/// An object that carries words for people who use a device in another way: every object of UIKit, be it a view, the item of a
/// bar, an image or an action.
///
/// Views and other responders have members of the same names that subclasses override; these here reach them, too.
@preconcurrency @MainActor public protocol AccessibleObject: NSObject {}

extension NSObject: AccessibleObject {}

/// The accessibility values of an object that is no responder, each nil until it is set.
@MainActor final class ObjectAccessibility {
  fileprivate static let key = AssociationKey()

  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var language: String?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var userInputLabels: [String]?
  var attributedLabel: NSAttributedString?
  var customRotors: [UIAccessibilityCustomRotor]?
  var activationPoint: CGPoint?
}

extension AccessibleObject {
  private var responder: UIResponder? { self as? UIResponder }

  /// The values set on an object that is no responder; nil where none was.
  var accessibilityIfSet: ObjectAccessibility? {
    objc_getAssociatedObject(self, ObjectAccessibility.key.pointer) as? ObjectAccessibility
  }

  var ownAccessibility: ObjectAccessibility {
    if let values = accessibilityIfSet { return values }
    let values = ObjectAccessibility()
    objc_setAssociatedObject(
      self, ObjectAccessibility.key.pointer, values, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return values
  }

  /// Changes the responder's own member, or the values kept with an object that is no responder.
  private func change(_ member: (UIResponder) -> Void, _ kept: (ObjectAccessibility) -> Void) {
    if let responder { member(responder) } else { kept(ownAccessibility) }
  }

  /// Whether the object is told of by itself.
  public var isAccessibilityElement: Bool {
    get { responder?.isAccessibilityElement ?? accessibilityIfSet?.isElement ?? false }
    set { change({ $0.isAccessibilityElement = newValue }, { $0.isElement = newValue }) }
  }
  /// The object's name, in few words.
  public var accessibilityLabel: String? {
    get {
      if let item = self as? UIBarItem { return item.accessibilityLabel }
      return responder.map(\.accessibilityLabel) ?? accessibilityIfSet?.label
    }
    set {
      if let item = self as? UIBarItem {
        item.accessibilityLabel = newValue
        return
      }
      change(
        { $0.accessibilityLabel = newValue },
        { ($0.label, $0.attributedLabel) = (newValue, nil) })
    }
  }
  public var accessibilityAttributedLabel: NSAttributedString? {
    get {
      if let responder { return responder.accessibilityAttributedLabel }
      return accessibilityIfSet?.attributedLabel
        ?? accessibilityLabel.map(NSAttributedString.init(string:))
    }
    set {
      change(
        { $0.accessibilityAttributedLabel = newValue },
        { ($0.label, $0.attributedLabel) = (newValue?.string, newValue) })
    }
  }
  /// The object's value, where it changes.
  public var accessibilityValue: String? {
    get {
      if let item = self as? UIBarItem { return item.accessibilityValue }
      return responder.map(\.accessibilityValue) ?? accessibilityIfSet?.value
    }
    set {
      if let item = self as? UIBarItem {
        item.accessibilityValue = newValue
      } else {
        change({ $0.accessibilityValue = newValue }, { $0.value = newValue })
      }
    }
  }
  /// The result of using the object.
  public var accessibilityHint: String? {
    get {
      if let item = self as? UIBarItem { return item.accessibilityHint }
      return responder.map(\.accessibilityHint) ?? accessibilityIfSet?.hint
    }
    set {
      if let item = self as? UIBarItem {
        item.accessibilityHint = newValue
      } else {
        change({ $0.accessibilityHint = newValue }, { $0.hint = newValue })
      }
    }
  }
  /// A name for tests, which nobody is shown.
  public var accessibilityIdentifier: String? {
    get {
      switch self {
      case let view as UIView: view.accessibilityIdentifier
      case let item as UIBarItem: item.accessibilityIdentifier
      case let element as UIAccessibilityElement: element.accessibilityIdentifier
      default: accessibilityIfSet?.identifier
      }
    }
    set {
      switch self {
      case let view as UIView: view.accessibilityIdentifier = newValue
      case let item as UIBarItem: item.accessibilityIdentifier = newValue
      case let element as UIAccessibilityElement: element.accessibilityIdentifier = newValue
      default: ownAccessibility.identifier = newValue
      }
    }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { responder?.accessibilityTraits ?? accessibilityIfSet?.traits ?? .none }
    set { change({ $0.accessibilityTraits = newValue }, { $0.traits = newValue }) }
  }
  /// In points on the screen.
  public var accessibilityFrame: CGRect {
    get { responder?.accessibilityFrame ?? accessibilityIfSet?.frame ?? .zero }
    set { change({ $0.accessibilityFrame = newValue }, { $0.frame = newValue }) }
  }
  public var accessibilityLanguage: String? {
    get { responder.map(\.accessibilityLanguage) ?? accessibilityIfSet?.language }
    set { change({ $0.accessibilityLanguage = newValue }, { $0.language = newValue }) }
  }
  /// The elements inside, in their order, where they are listed.
  public var accessibilityElements: [Any]? {
    get { responder.map(\.accessibilityElements) ?? accessibilityIfSet?.elements }
    set { change({ $0.accessibilityElements = newValue }, { $0.elements = newValue }) }
  }
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { responder.map(\.accessibilityCustomActions) ?? accessibilityIfSet?.customActions }
    set { change({ $0.accessibilityCustomActions = newValue }, { $0.customActions = newValue }) }
  }
  /// The words that people may say to use the object.
  public var accessibilityUserInputLabels: [String]! {
    get {
      if let responder { return responder.accessibilityUserInputLabels }
      return accessibilityIfSet?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? []
    }
    set {
      change({ $0.accessibilityUserInputLabels = newValue }, { $0.userInputLabels = newValue })
    }
  }
  /// Ways to go through the object's parts of one kind.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { responder.map(\.accessibilityCustomRotors) ?? accessibilityIfSet?.customRotors }
    set { change({ $0.accessibilityCustomRotors = newValue }, { $0.customRotors = newValue }) }
  }
  /// Where a tap on the object goes; the middle of its frame where none was set.
  public var accessibilityActivationPoint: CGPoint {
    get {
      if let responder { return responder.accessibilityActivationPoint }
      return accessibilityIfSet?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set {
      change({ $0.accessibilityActivationPoint = newValue }, { $0.activationPoint = newValue })
    }
  }
  /// Does the action of a double tap on the object, if it is a responder.
  public func accessibilityActivate() -> Bool { responder?.accessibilityActivate() ?? false }
  public func accessibilityIncrement() { responder?.accessibilityIncrement() }
  public func accessibilityDecrement() { responder?.accessibilityDecrement() }
}

/// An object with a name for tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}
extension UIImage: @MainActor UIAccessibilityIdentification {}
