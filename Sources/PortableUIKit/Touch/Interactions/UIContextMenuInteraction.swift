import Foundation

/// Opens a menu for a view that is pressed for long.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu is shown (raw values as in UIKit).
  public enum Appearance: Int, Sendable {
    case unknown = 0
    case rich = 1
    case compact = 2
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var menuAppearance: Appearance { shown == nil ? .unknown : .rich }

  /// Opens the menu.
  let press = UILongPressGestureRecognizer()
  private var shown: (menu: MenuView, configuration: UIContextMenuConfiguration)?
  private var lastLocation = CGPoint.zero

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.addTarget(self, action: UIContextMenuInteraction.follow)
  }

  open func willMove(to view: UIView?) {
    dismissMenu()
    self.view?.removeGestureRecognizer(press)
  }
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Where the view was pressed last, in points of a view; nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(lastLocation, to: view) ?? lastLocation
  }

  /// Closes the menu.
  open func dismissMenu() { shown?.menu.close() }

  /// Replaces the shown menu by the one that `block` makes of it.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let (menu, configuration) = shown, let view else { return }
    let new = block(menu.menu)
    menu.onClose = nil
    menu.close()
    shown = nil
    open(new, configuration, in: view, isNew: false)
  }

  private func follow(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began, let view, shown == nil else { return }
    lastLocation = press.location(in: view)
    guard
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: lastLocation),
      let menu = configuration.actionProvider?([]),
      !menu.shownElements.isEmpty
    else { return }
    open(menu, configuration, in: view, isNew: true)
  }

  private func open(
    _ menu: UIMenu, _ configuration: UIContextMenuConfiguration, in view: UIView, isNew: Bool
  ) {
    let companion = ContextMenuCompanion()
    if isNew {
      _ = delegate?.contextMenuInteraction(
        self, configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier)
      delegate?.contextMenuInteraction(
        self, willDisplayMenuFor: configuration, animator: companion)
    }
    let panel = MenuView.open(
      menu, from: view, rect: CGRect(origin: lastLocation, size: .zero), source: self,
      order: configuration.preferredMenuElementOrder
    ) { [weak self] action in
      guard let self else { return }
      action.performWithSender(self, target: nil)
    }
    guard let panel else { return }
    shown = (panel, configuration)
    panel.onClose = { [weak self] in self?.didClose(configuration) }
    companion.run()
  }

  private func didClose(_ configuration: UIContextMenuConfiguration) {
    shown = nil
    let companion = ContextMenuCompanion()
    _ = delegate?.contextMenuInteraction(
      self, configuration: configuration,
      dismissalPreviewForItemWithIdentifier: configuration.identifier)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: companion)
    companion.run()
  }
}
