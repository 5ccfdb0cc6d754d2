import Foundation

/// Actions and further menus under a title.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Which menu it is.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu is shown (raw values as in UIKit).
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its entries stand in the menu around it, in a section of their own.
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its entries is on at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How much the entries show (raw values as in UIKit).
  public enum ElementSize: Int, Sendable {
    /// Images without titles, side by side.
    case small = 0
    /// Images over titles, side by side.
    case medium = 1
    /// Rows.
    case large = 2
    case automatic = -1
  }

  open private(set) var identifier: Identifier
  /// How much the entries show. Menus show rows here, whatever is asked for.
  open var preferredElementSize = ElementSize.automatic
  open private(set) var options: Options
  open private(set) var children: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic." + title)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A menu whose entries have a size.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], preferredElementSize: ElementSize,
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: children)
    self.preferredElementSize = preferredElementSize
  }

  /// The same menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The entries as they are shown: those of menus in line between the others.
  var shownElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        return menu.shownElements
      }
      if let deferred = element as? UIDeferredMenuElement {
        return UIMenu(children: deferred.knownElements).shownElements
      }
      if let action = element as? UIAction, action.attributes.contains(.hidden) { return [] }
      if let command = element as? UICommand, command.attributes.contains(.hidden) { return [] }
      return [element]
    }
  }

  /// Has the entries made that are made when the menu opens; `onArrival` is called for those that come later.
  func resolveDeferred(_ onArrival: @escaping () -> Void) {
    for element in children {
      if let deferred = element as? UIDeferredMenuElement { deferred.resolve(onArrival) }
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        menu.resolveDeferred(onArrival)
      }
    }
  }

  /// Every action, also in menus below.
  var allActions: [UIAction] {
    children.flatMap { ($0 as? UIMenu)?.allActions ?? [$0 as? UIAction].compactMap { $0 } }
  }
}
