import UIKit

/// The mark of a confirmed entry.
final class StampView: UIView {
  /// The rotation of a stamp on the page.
  static let tilt = CGAffineTransform(rotationAngle: -.pi / 15)

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.borderWidth = 3
    layer.borderColor = UIColor.systemRed.cgColor
    layer.cornerRadius = 10
    label.text = "CONFIRMED"
    label.font = .systemFont(ofSize: 22, weight: .heavy)
    label.textColor = .systemRed
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}
