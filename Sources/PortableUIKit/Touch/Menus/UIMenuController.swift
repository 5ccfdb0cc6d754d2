import Foundation

/// The menu for editing the selection, from before iOS 16.
///
/// It lists the commands of the system, and then one's own ``menuItems``, that the first responder or one up the chain says it
/// carries out in ``UIResponder/canPerformAction(_:withSender:)``, and shows nothing where there are none.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// Where the menu points to (raw values as in UIKit).
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
  }

  nonisolated public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  nonisolated public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  nonisolated public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  nonisolated public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  public static let shared = UIMenuController()

  /// Entries behind those of the system.
  open var menuItems: [UIMenuItem]?
  /// Where the menu points to; kept, as it has no arrow here.
  open var arrowDirection = ArrowDirection.default

  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private var shown: MenuView?

  private override init() {
    super.init()
  }

  open var isMenuVisible: Bool {
    get { shown?.window != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// The rectangle of the menu in points on the screen; empty while it is not shown.
  open var menuFrame: CGRect { shown?.panelFrame ?? .zero }

  /// Has the menu open beside a rectangle of a view.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    menuVisible ? show() : hideMenu()
  }

  /// Opens the menu beside a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show()
  }

  open func hideMenu(from targetView: UIView) {
    if self.targetView === targetView { hideMenu() }
  }

  open func hideMenu() { shown?.close() }

  /// Lists the entries anew.
  open func update() {
    guard isMenuVisible else { return }
    shown?.onClose = nil
    shown?.close()
    open()
  }

  private var elements: [UIMenuElement] {
    guard let responder = targetView?.window?.firstResponder ?? targetView else { return [] }
    let own = (menuItems ?? []).filter {
      responder.target(forAction: $0.action, withSender: self) != nil
    }
    return EditMenuEntries.suggestedActions(for: responder)
      + own.map { UICommand(title: $0.title, action: $0.action) }
  }

  private func show() {
    guard !isMenuVisible, targetView?.window != nil, !elements.isEmpty else { return }
    post(UIMenuController.willShowMenuNotification)
    open()
    post(UIMenuController.didShowMenuNotification)
  }

  private func open() {
    guard let targetView else { return }
    shown = MenuView.open(
      UIMenu(children: elements), from: targetView, rect: targetRect, source: self
    ) { _ in }
    shown?.onClose = { [weak self] in self?.didClose() }
    post(UIMenuController.menuFrameDidChangeNotification)
  }

  private func didClose() {
    post(UIMenuController.willHideMenuNotification)
    shown = nil
    post(UIMenuController.didHideMenuNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
