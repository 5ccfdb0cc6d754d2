import Foundation

/// Colours between two points or two circles that a function gives.
public final class CGShading {
  enum Shape {
    case axial(start: CGPoint, end: CGPoint)
    case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
  }

  let shape: Shape
  let gradient: CGGradient
  let options: CGGradientDrawingOptions

  /// How many colours of the function are taken; between them they are mixed. Twice as many as a component has levels.
  private static let samples = 512

  /// Colours along a line; nil if the function does not give the components of the space and an opacity.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    self.init(
      space, .axial(start: start, end: end), function, before: extendStart, after: extendEnd)
  }

  /// Colours from one circle to another.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    self.init(
      space, .radial(start: start, startRadius: startRadius, end: end, endRadius: endRadius),
      function, before: extendStart, after: extendEnd)
  }

  private init?(
    _ space: CGColorSpace, _ shape: Shape, _ function: CGFunction, before: Bool, after: Bool
  ) {
    var stops: [GradientStop] = []
    for index in 0...Self.samples {
      let place = CGFloat(index) / CGFloat(Self.samples)
      let values = function.values(at: place)
      guard values.count == space.numberOfComponents + 1, let color = space.sRGB(values) else {
        return nil
      }
      stops.append(GradientStop(location: place, color: color))
    }
    self.shape = shape
    gradient = CGGradient(stops: stops)
    var options: CGGradientDrawingOptions = []
    if before { options.insert(.drawsBeforeStartLocation) }
    if after { options.insert(.drawsAfterEndLocation) }
    self.options = options
  }
}

extension CGContext {
  /// Paints a shading over all that the clips let through.
  public func drawShading(_ shading: CGShading) {
    switch shading.shape {
    case .axial(let start, let end):
      drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
    case .radial(let start, let startRadius, let end, let endRadius):
      drawRadialGradient(
        shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end,
        endRadius: endRadius, options: shading.options)
    }
  }
}
