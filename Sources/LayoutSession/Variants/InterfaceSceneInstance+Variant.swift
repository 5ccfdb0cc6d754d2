import CairoRenderer
import InterfaceBuilder
import PortableUIKit

extension InterfaceSceneInstance {
  /// Gives the window the traits of `variant`, and text its size under them.
  ///
  /// A view from a document has the font of its text style at the size of the time it was made; the
  /// size is put right here, since the views have been made before.
  func adopt(_ variant: LayoutVariant) {
    if let appearance = variant.appearance {
      window.traitOverrides.userInterfaceStyle = appearance == .dark ? .dark : .light
    }
    if let direction = variant.direction {
      window.traitOverrides.layoutDirection =
        direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    guard let textSize = variant.textSize else { return }
    window.traitOverrides.preferredContentSizeCategory = textSize.category
    let traits = UITraitCollection(preferredContentSizeCategory: textSize.category)
    var pending: [UIView] = [rootView]
    while let view = pending.popLast() {
      resizeText(of: view, traits)
      pending += view.subviews
    }
  }

  private func resizeText(of view: UIView, _ traits: UITraitCollection) {
    func resized(_ font: UIFont?) -> UIFont? {
      font?.textStyle.map { .preferredFont(forTextStyle: $0, compatibleWith: traits) }
    }
    switch view {
    case let label as UILabel:
      if let font = resized(label.font) { label.font = font }
    case let field as UITextField:
      if let font = resized(field.font) { field.font = font }
    case let text as UITextView:
      if let font = resized(text.font) { text.font = font }
    case let button as UIButton:
      if let font = resized(button.configuredTitleFont) { button.configuredTitleFont = font }
      if let font = resized(button.titleLabel?.font) {
        button.titleLabel?.font = font
        button.invalidateIntrinsicContentSize()
      }
    default: break
    }
  }
}
