import Foundation

/// A way to go through the parts of one kind, such as the headings of a page.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// The way to go (raw values as in UIKit).
  public enum Direction: Int, Sendable {
    case previous = 0
    case next = 1
  }

  /// A kind of part that the system has a name for (raw values as in UIKit).
  public enum SystemRotorType: Int, Sendable {
    case none = 0
    case link = 1
    case visitedLink = 2
    case heading = 3
    case headingLevel1 = 4
    case headingLevel2 = 5
    case headingLevel3 = 6
    case headingLevel4 = 7
    case headingLevel5 = 8
    case headingLevel6 = 9
    case boldText = 10
    case italicText = 11
    case underlineText = 12
    case misspelledWord = 13
    case image = 14
    case textField = 15
    case table = 16
    case list = 17
    case landmark = 18
  }

  open var name: String
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// Finds the part after one, or before it; nil where there is none.
  open var itemSearchBlock: Search
  public let systemRotorType: SystemRotorType

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  public convenience init(
    attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search
  ) { self.init(name: attributedName.string, itemSearch: itemSearchBlock) }

  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }
}
