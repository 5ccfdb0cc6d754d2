import Foundation

/// A round sample of a colour; a tap lets the user choose another one.
@preconcurrency @MainActor
open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
  /// The title of the picker.
  open var title: String?
  /// Whether the opacity can be chosen.
  open var supportsAlpha = true
  /// The colour; nil until one is chosen.
  open var selectedColor: UIColor? {
    didSet { showColor() }
  }

  private let sample = UIView(frame: .zero)

  /// The side of a well, in points.
  private static let side: CGFloat = 28
  /// The room between the edge of the well and the sample, which a ring fills in part, in points.
  private static let inset: CGFloat = 4
  /// The width of the ring, in points.
  private static let ring: CGFloat = 3

  override func finishInit() {
    sample.isUserInteractionEnabled = false
    addSubview(sample)
    layer.borderWidth = UIColorWell.ring
    layer.borderColor = UIColor.systemGray3.cgColor
    addAction(UIAction { [weak self] _ in self?.present() }, for: .touchUpInside)
    showColor()
  }

  private func showColor() {
    sample.backgroundColor = selectedColor ?? .clear
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIColorWell.side, height: UIColorWell.side)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    layer.cornerRadius = side / 2
    sample.frame = bounds.insetBy(dx: UIColorWell.inset, dy: UIColorWell.inset)
    sample.layer.cornerRadius = max(0, side / 2 - UIColorWell.inset)
  }

  private func present() {
    guard var presenter = window?.rootViewController else { return }
    while let next = presenter.presentedViewController { presenter = next }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = self
    presenter.present(picker, animated: true)
  }

  open func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }

  open func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
