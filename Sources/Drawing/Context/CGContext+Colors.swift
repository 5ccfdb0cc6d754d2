import Foundation

extension CGContext {
  /// The colour of fills, of text and of images that are shapes.
  package var fillColor: CGColor { state.fillColor }

  /// Chooses the space of later components, and its black (of a pattern space nothing) as the colour.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillColorSpace = space
    if let black = space.black { state.fillColor = black }
  }

  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeColorSpace = space
    if let black = space.black { state.strokeColor = black }
  }

  /// Sets the fill colour by components of the fill colour space, the opacity last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillColorSpace, components: components) {
      state.fillColor = color
    }
  }

  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeColorSpace, components: components) {
      state.strokeColor = color
    }
  }

  /// Fills with a pattern from now on; the fill colour space must be a pattern space.
  ///
  /// - Parameter colorComponents: the opacity of a coloured pattern; the tint of another one.
  public func setFillPattern(
    _ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>
  ) {
    if let color = CGColor(
      patternSpace: state.fillColorSpace, pattern: pattern, components: colorComponents)
    {
      state.fillColor = color
    }
  }

  public func setStrokePattern(
    _ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>
  ) {
    if let color = CGColor(
      patternSpace: state.strokeColorSpace, pattern: pattern, components: colorComponents)
    {
      state.strokeColor = color
    }
  }
}

extension CGColorSpace {
  fileprivate var black: CGColor? {
    CGColor(self, [CGFloat](repeating: 0, count: numberOfComponents) + [1])
  }
}
