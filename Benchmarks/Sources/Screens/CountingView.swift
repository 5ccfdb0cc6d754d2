import PortableUIKit

/// A view that counts how often views of the screen are laid out.
final class CountingView: UIView {
  static var layouts = 0

  override func layoutSubviews() {
    Self.layouts += 1
    super.layoutSubviews()
  }
}
