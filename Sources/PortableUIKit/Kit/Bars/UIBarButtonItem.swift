import Foundation

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How the button stands out (raw values as in UIKit).
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// A button whose look and words are the system's (raw values as in UIKit).
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add
    case flexibleSpace, fixedSpace
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    case play, pause, rewind, fastForward
    case undo, redo
    case close = 24
  }

  open var style = Style.plain
  /// The width in points; 0 where the content decides.
  open var width: CGFloat = 0
  /// A view in the place of the button.
  open var customView: UIView? {
    didSet { if customView !== oldValue { contentDidChange() } }
  }
  /// Whether the bar leaves the button out.
  open var isHidden = false {
    didSet { if isHidden != oldValue { contentDidChange() } }
  }
  private func contentDidChange() { (bar as? any BarItemHolder)?.itemsDidChange() }
  /// The action of a tap on the button.
  open var primaryAction: UIAction?
  /// The menu that a tap opens where there is no action; otherwise a long press would.
  open var menu: UIMenu?
  /// The object whose method ``action`` is called by a tap, or nil for the first responder that has it: see
  /// ``Selector``.
  open weak var target: AnyObject?
  open var action: Selector?
  open var tintColor: UIColor? { didSet { lookDidChange() } }
  /// The system's item that this is, if it is one.
  public internal(set) var systemItem: SystemItem?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(title: String?, style: Style) {
    self.init()
    self.title = title
    self.style = style
  }

  public convenience init(image: UIImage?, style: Style) {
    self.init()
    self.image = image
    self.style = style
  }

  public convenience init(systemItem: SystemItem) {
    self.init()
    self.systemItem = systemItem
    style = systemItem == .done || systemItem == .save ? .done : .plain
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A space that takes the room the other items leave.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// A space of `width` points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }
}
