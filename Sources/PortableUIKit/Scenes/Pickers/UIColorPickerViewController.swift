import Foundation

/// Lets the user choose a colour, by sliders for its parts.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.black {
    didSet { showColor() }
  }
  /// Whether the opacity can be chosen.
  open var supportsAlpha = true {
    didSet { sliders.last?.isHidden = !supportsAlpha }
  }
  private let sample = UIView()
  private let sliders = (0..<4).map { _ in UISlider() }
  private static let names = ["Red", "Green", "Blue", "Opacity"]

  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let close = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.finish() })
    sample.heightAnchor.constraint(equalToConstant: 60).isActive = true
    let stack = UIStackView(arrangedSubviews: [close, sample] + sliders)
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    for (slider, name) in zip(sliders, UIColorPickerViewController.names) {
      slider.accessibilityLabel = name
      slider.addAction(
        UIAction { [weak self, weak slider] _ in
          self?.takeSliders(continuously: slider?.isTracking ?? false)
        }, for: .valueChanged)
    }
    sliders.last?.isHidden = !supportsAlpha
    showColor()
  }

  private func showColor() {
    sample.backgroundColor = selectedColor
    var parts = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let color = selectedColor
    guard color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3) else { return }
    for (slider, part) in zip(sliders, [parts.0, parts.1, parts.2, parts.3]) {
      if !slider.isTracking { slider.value = Float(part) }
    }
  }

  private func takeSliders(continuously: Bool) {
    let parts = sliders.map { CGFloat($0.value) }
    selectedColor = UIColor(
      red: parts[0], green: parts[1], blue: parts[2], alpha: supportsAlpha ? parts[3] : 1)
    delegate?.colorPickerViewController(
      self, didSelect: selectedColor, continuously: continuously)
  }

  private func finish() {
    let told = delegate
    dismiss(animated: true)
    told?.colorPickerViewControllerDidFinish(self)
  }
}
