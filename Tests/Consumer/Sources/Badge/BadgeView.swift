#if canImport(UIKit)
  import UIKit

  /// A label in a capsule.
  public final class BadgeView: UIView {
    public let label = UILabel()

    public override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
        bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
      ])
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public override func layoutSubviews() {
      super.layoutSubviews()
      layer.cornerRadius = bounds.height / 2
    }
  }
#endif
