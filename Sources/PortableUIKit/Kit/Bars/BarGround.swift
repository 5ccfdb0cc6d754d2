import Foundation

/// The ground of a bar and the line at its edge, as the look of the bar says.
package struct BarGround {
  /// The colour of the ground; nil for the system's material.
  package var color: UIColor?
  package var image: UIImage?
  /// Whether there is a ground at all.
  package var isShown = true
  /// The colour of the line at the edge; nil for none.
  package var line: UIColor? = .separator

  init(color: UIColor?) {
    self.color = color
  }

  /// The ground of an appearance; at the edge of the content that of the usual appearance is clear.
  @MainActor init(_ appearance: UIBarAppearance) {
    color = appearance.backgroundColor
    image = appearance.backgroundImage
    isShown = color != nil || image != nil || appearance.backgroundEffect != nil
    line = appearance.shadowColor
  }

  /// Takes the pictures that a bar was given before there were appearances: one without extent takes the ground or the
  /// line away.
  mutating func take(image: UIImage?, shadow: UIImage?) {
    if let image {
      if image.size == .zero { isShown = false } else { self.image = image }
    }
    if let shadow, shadow.size == .zero { line = nil }
  }
}
