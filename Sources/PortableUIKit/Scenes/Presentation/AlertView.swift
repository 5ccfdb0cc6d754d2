import Foundation

/// The content of an alert: title, message, fields and buttons, at the measures of iOS 26.
final class AlertView: UIView {
  private weak var controller: UIAlertController?
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [UIButton] = []

  private static let textInset: CGFloat = 30
  private static let top: CGFloat = 22
  private static let titleGap: CGFloat = 23 / 3
  private static let buttonHeight: CGFloat = 48
  private static let buttonInset: CGFloat = 16
  private static let buttonGap: CGFloat = 8
  private static let fieldHeight: CGFloat = 34

  init(_ controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 34
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.accessibilityTraits = [.staticText, .header]
    messageLabel.font = .systemFont(ofSize: 15)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      addSubview(label)
    }
    contentDidChange()
  }

  required init?(coder: NSCoder) { return nil }

  func contentDidChange() {
    guard let controller else { return }
    titleLabel.text = controller.title
    messageLabel.text = controller.message
    titleLabel.isHidden = (controller.title ?? "").isEmpty
    messageLabel.isHidden = (controller.message ?? "").isEmpty
    for button in buttons { button.removeFromSuperview() }
    buttons = controller.orderedActions.map { action in
      let button = UIButton(type: .system)
      button.setTitle(action.title, for: .normal)
      let weight: UIFont.Weight = action === controller.emphasizedAction ? .semibold : .regular
      button.titleLabel?.font = .systemFont(ofSize: 17, weight: weight)
      if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
      button.backgroundColor = .tertiarySystemFill
      button.layer.cornerRadius = AlertView.buttonHeight / 2
      button.isEnabled = action.isEnabled
      button.addAction(
        UIAction { [weak controller] _ in controller?.choose(action) },
        for: .primaryActionTriggered)
      action.button = button
      addSubview(button)
      return button
    }
    for field in controller.textFields ?? [] where field.superview !== self { addSubview(field) }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private var isSideBySide: Bool {
    buttons.count == 2 && controller?.preferredStyle == .alert
  }

  func height(width: CGFloat) -> CGFloat { arrange(width: width) { _, _ in } }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(width: bounds.width) { view, frame in view.frame = frame }
  }

  /// Places everything at a width; the height that it takes.
  private func arrange(width: CGFloat, _ place: (UIView, CGRect) -> Void) -> CGFloat {
    var y = AlertView.top
    let textWidth = max(0, width - 2 * AlertView.textInset)
    for (label, gap) in [(titleLabel, AlertView.titleGap), (messageLabel, AlertView.titleGap)]
    where !label.isHidden {
      let height = label.sizeThatFits(CGSize(width: textWidth, height: 0)).height
      place(label, CGRect(x: AlertView.textInset, y: y, width: textWidth, height: height))
      y += height + gap
    }
    for field in controller?.textFields ?? [] {
      place(
        field,
        CGRect(
          x: AlertView.buttonInset, y: y, width: max(0, width - 2 * AlertView.buttonInset),
          height: AlertView.fieldHeight))
      y += AlertView.fieldHeight + AlertView.buttonGap
    }
    y += AlertView.buttonInset - AlertView.titleGap
    let room = max(0, width - 2 * AlertView.buttonInset)
    if isSideBySide {
      let half = max(0, (room - AlertView.buttonGap) / 2)
      for (number, button) in buttons.enumerated() {
        place(
          button,
          CGRect(
            x: AlertView.buttonInset + CGFloat(number) * (half + AlertView.buttonGap), y: y,
            width: half, height: AlertView.buttonHeight))
      }
      y += AlertView.buttonHeight + AlertView.buttonInset
    } else {
      for button in buttons {
        place(
          button,
          CGRect(x: AlertView.buttonInset, y: y, width: room, height: AlertView.buttonHeight))
        y += AlertView.buttonHeight + AlertView.buttonGap
      }
      y += AlertView.buttonInset - (buttons.isEmpty ? 0 : AlertView.buttonGap)
    }
    return y
  }
}
