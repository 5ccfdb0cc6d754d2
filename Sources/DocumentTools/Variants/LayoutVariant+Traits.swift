import PortableUIKit

extension LayoutVariant {
  /// The traits of the variant that are the user's preferences rather than the device's.
  var traits: UITraitCollection {
    UITraitCollection { traits in
      if let appearance { traits.userInterfaceStyle = appearance == .dark ? .dark : .light }
      if let direction {
        traits.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
      }
      if let textSize { traits.preferredContentSizeCategory = textSize.category }
    }
  }
}
