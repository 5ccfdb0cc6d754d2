import Foundation

/// The accessibility values that a program has set on an element, each nil until it is set.
struct AccessibilityState {
  var isElement: Bool?
  var label: String?
  var attributedLabel: NSAttributedString?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var elements: [Any]?
  var elementsHidden = false
  var viewIsModal = false
  var groupsChildren = false
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var customActions: [UIAccessibilityCustomAction]?
  var userInputLabels: [String]?
  var respondsToUserInteraction: Bool?
  var more: MoreAccessibility?
}

/// The kind of container that elements stand in (raw values as in UIKit).
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}

/// How elements are gone through (raw values as in UIKit).
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  case separate = 1
  case combined = 2
}

/// Where a list is scrolled to (raw values as in UIKit).
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}

/// Something more that can be done with an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool
  open var name: String
  open var image: UIImage?
  open var actionHandler: Handler?
  /// The object that carries the action out where there is no handler; not kept.
  open weak var target: AnyObject?
  /// The method that the target is asked for.
  open var selector: Selector?
  /// The group that the action belongs to.
  open var category: Category?

  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }
}
