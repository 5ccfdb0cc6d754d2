import Foundation

/// A message with buttons over everything else, or a choice at the bottom of the screen.
///
/// A button dismisses the alert and then does its action. ``choose(_:)`` stands for a tap on a button.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where it stands (raw values as in UIKit).
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open private(set) var preferredStyle = Style.alert
  open var message: String? {
    didSet { alertView?.contentDidChange() }
  }
  open override var title: String? {
    didSet { alertView?.contentDidChange() }
  }
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  /// The action that stands out, and that the return key does; one of ``actions``.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        self.preferredAction = oldValue
        UIKitException.raise(
          .internalInconsistency(
            "The preferred action must be in the receiver's action array"))
        return
      }
      alertView?.contentDidChange()
    }
  }
  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .custom
    modalTransitionStyle = .crossDissolve
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
    modalTransitionStyle = .crossDissolve
  }

  // MARK: Contents

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return UIKitException.raise(
        .internalInconsistency(
          "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"))
    }
    if action.title == nil {
      return UIKitException.raise(
        .internalInconsistency("Actions added to UIAlertController must have a title"))
    }
    actions.append(action)
    alertView?.contentDidChange()
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return UIKitException.raise(
        .internalInconsistency(
          "Text fields can only be added to an alert controller of style "
            + "UIAlertControllerStyleAlert"))
    }
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    alertView?.contentDidChange()
  }

  /// Stands for a tap on the button of an action: dismisses the alert, then does the action.
  public func choose(_ action: UIAlertAction) {
    guard action.isEnabled, actions.contains(where: { $0 === action }) else { return }
    guard presentingViewController != nil else {
      action.handler?(action)
      return
    }
    dismiss(animated: true) { action.handler?(action) }
  }

  // MARK: The view

  open override func loadView() { view = AlertView(self) }

  /// An alert brings its presentation along, whatever style is set.
  func makeAlertPresentation() -> UIPresentationController {
    let isPad = UIScreen.main.environment.idiom == .pad
    return
      preferredStyle == .actionSheet && isPad
      ? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      : AlertPresentationController(presentedViewController: self, presenting: nil)
  }

  /// The buttons in the order they stand: the cancelling one stands first in an alert with two,
  /// otherwise last.
  var orderedActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    return preferredStyle == .alert && actions.count == 2 ? cancel + others : others + cancel
  }

  /// The action that stands out: the preferred one, otherwise the cancelling one.
  var emphasizedAction: UIAlertAction? {
    preferredAction ?? actions.first { $0.style == .cancel }
  }
}
