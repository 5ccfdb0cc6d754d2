import PortableUIKit

/// A label whose layouts count as well.
final class CountingLabel: UILabel {
  override func layoutSubviews() {
    CountingView.layouts += 1
    super.layoutSubviews()
  }
}
