import PortableUIKit

extension UIColor {
  /// The colour that is the same under all traits.
  convenience init(_ color: PaintColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// The colour under the traits of `view`.
  @MainActor func paint(in view: UIView) -> PaintColor {
    let parts = components(for: view.traitCollection)
    return PaintColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }
}
