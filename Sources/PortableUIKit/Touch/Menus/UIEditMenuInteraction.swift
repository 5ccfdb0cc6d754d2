import Foundation

/// Shows the menu for editing beside a point of a view.
///
/// The system's entries are the commands that the first responder, or one up the chain, says it carries out.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private var shown: (menu: MenuView, configuration: UIEditMenuConfiguration)?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { dismissMenu() }
  open func didMove(to view: UIView?) { self.view = view }

  /// Opens the menu, unless it would be empty.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window else { return }
    let suggested = EditMenuEntries.suggestedActions(for: window.firstResponder ?? view)
    let made = delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: suggested)
    let menu = made ?? UIMenu(children: suggested)
    guard !menu.shownElements.isEmpty else { return }
    let companion = EditMenuCompanion()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: companion)
    var rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    if rect.isNull { rect = CGRect(origin: configuration.sourcePoint, size: .zero) }
    let panel = MenuView.open(menu, from: view, rect: rect, source: self) { [weak self] action in
      action.performWithSender(self, target: nil)
    }
    if let panel {
      shown = (panel, configuration)
      panel.onClose = { [weak self] in self?.didClose(configuration) }
    }
    companion.run()
  }

  open func dismissMenu() { shown?.menu.close() }

  /// Shows the entries anew.
  open func reloadVisibleMenu() {
    guard let configuration = shown?.configuration else { return }
    shown?.menu.onClose = nil
    shown?.menu.close()
    shown = nil
    presentEditMenu(with: configuration)
  }

  /// Moves the menu to where the delegate now wants it.
  open func updateVisibleMenuPosition(animated: Bool) { reloadVisibleMenu() }

  /// Where the menu was opened, in points of a view; nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let configuration = shown?.configuration else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  private func didClose(_ configuration: UIEditMenuConfiguration) {
    shown = nil
    let companion = EditMenuCompanion()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: companion)
    companion.run()
  }
}
