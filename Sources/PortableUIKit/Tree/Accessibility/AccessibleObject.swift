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

  /// Whether the object is told of by itself.
  public var isAccessibilityElement: Bool {
    get { responder?.isAccessibilityElement ?? accessibilityIfSet?.isElement ?? false }
    set {
      if let responder {
        responder.isAccessibilityElement = newValue
      } else {
        ownAccessibility.isElement = newValue
      }
    }
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
      if let responder {
        responder.accessibilityLabel = newValue
      } else {
        ownAccessibility.label = newValue
        ownAccessibility.attributedLabel = nil
      }
    }
  }
  public var accessibilityAttributedLabel: NSAttributedString? {
    get {
      if let responder { return responder.accessibilityAttributedLabel }
      return accessibilityIfSet?.attributedLabel
        ?? accessibilityLabel.map(NSAttributedString.init(string:))
    }
    set {
      if let responder {
        responder.accessibilityAttributedLabel = newValue
        return
      }
      ownAccessibility.label = newValue?.string
      ownAccessibility.attributedLabel = newValue
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
        return
      }
      if let responder {
        responder.accessibilityValue = newValue
      } else {
        ownAccessibility.value = newValue
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
        return
      }
      if let responder {
        responder.accessibilityHint = newValue
      } else {
        ownAccessibility.hint = newValue
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
    set {
      if let responder {
        responder.accessibilityTraits = newValue
      } else {
        ownAccessibility.traits = newValue
      }
    }
  }
  /// In points on the screen.
  public var accessibilityFrame: CGRect {
    get { responder?.accessibilityFrame ?? accessibilityIfSet?.frame ?? .zero }
    set {
      if let responder {
        responder.accessibilityFrame = newValue
      } else {
        ownAccessibility.frame = newValue
      }
    }
  }
  public var accessibilityLanguage: String? {
    get { responder.map(\.accessibilityLanguage) ?? accessibilityIfSet?.language }
    set {
      if let responder {
        responder.accessibilityLanguage = newValue
      } else {
        ownAccessibility.language = newValue
      }
    }
  }
  /// The elements inside, in their order, where they are listed.
  public var accessibilityElements: [Any]? {
    get { responder.map(\.accessibilityElements) ?? accessibilityIfSet?.elements }
    set {
      if let responder {
        responder.accessibilityElements = newValue
      } else {
        ownAccessibility.elements = newValue
      }
    }
  }
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { responder.map(\.accessibilityCustomActions) ?? accessibilityIfSet?.customActions }
    set {
      if let responder {
        responder.accessibilityCustomActions = newValue
      } else {
        ownAccessibility.customActions = newValue
      }
    }
  }
  /// The words that people may say to use the object.
  public var accessibilityUserInputLabels: [String]! {
    get {
      if let responder { return responder.accessibilityUserInputLabels }
      return accessibilityIfSet?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? []
    }
    set {
      if let responder {
        responder.accessibilityUserInputLabels = newValue
      } else {
        ownAccessibility.userInputLabels = newValue
      }
    }
  }
  /// Ways to go through the object's parts of one kind.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { responder.map(\.accessibilityCustomRotors) ?? accessibilityIfSet?.customRotors }
    set {
      if let responder {
        responder.accessibilityCustomRotors = newValue
      } else {
        ownAccessibility.customRotors = newValue
      }
    }
  }
  /// Where a tap on the object goes; the middle of its frame where none was set.
  public var accessibilityActivationPoint: CGPoint {
    get {
      if let responder { return responder.accessibilityActivationPoint }
      return accessibilityIfSet?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set {
      if let responder {
        responder.accessibilityActivationPoint = newValue
      } else {
        ownAccessibility.activationPoint = newValue
      }
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
