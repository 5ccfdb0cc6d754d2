import Foundation

/// Colours along a line, mixed component by component in sRGB, opacity apart (GC-14a).
public final class CGGradient: Sendable, Hashable {
  /// The colours in order of their places; two may share one place.
  public let stops: [GradientStop]

  /// - Parameter stops: in any order; places outside 0...1 are brought to the nearer end.
  public init(stops: [GradientStop]) {
    // Equal places keep their order: that makes a hard edge of two colours.
    self.stops = stops.enumerated().map { index, stop in
      let location = stop.location > 0 ? min(stop.location, 1) : 0
      return (index, GradientStop(location: location, color: stop.color))
    }
    .sorted { ($0.1.location, $0.0) < ($1.1.location, $1.0) }
    .map(\.1)
  }

  /// Colours at `locations`, or at even distances where there are none; nil without colours, and where
  /// something else than a `CGColor` is among them.
  public convenience init?(
    colorsSpace: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?
  ) {
    let usable = colors.compactMap { $0 as? CGColor }
    guard usable.count == colors.count else { return nil }
    let locations = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    self.init(colors: usable.map(\.sRGB), locations: locations)
  }

  /// The same with colours in an array of Foundation.
  public convenience init?(
    colorsSpace: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
  ) {
    self.init(colorsSpace: colorsSpace, colors: colors.map { $0 }, locations: locations)
  }

  /// Colours by `count` groups of components, the opacity last in each; nil where `count` is not above
  /// zero or the space is a pattern's.
  public convenience init?(
    colorSpace: CGColorSpace, colorComponents: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0, colorSpace.kind != .pattern else { return nil }
    let size = colorSpace.numberOfComponents + 1
    let colors = (0..<count).compactMap { index in
      colorSpace.sRGB(
        Array(UnsafeBufferPointer(start: colorComponents + index * size, count: size)))
    }
    let locations = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    self.init(colors: colors, locations: locations)
  }

  private convenience init?(colors: [ColorComponents], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(1, colors.count - 1))
    self.init(
      stops: colors.enumerated().map { index, color in
        GradientStop(location: locations?[index] ?? CGFloat(index) / last, color: color)
      })
  }

  /// The colour at a place, that of the nearer end outside 0...1; clear without stops.
  public func color(at place: CGFloat) -> ColorComponents {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard place > first.location else { return first.color }
    guard let after = stops.firstIndex(where: { $0.location > place }) else { return last.color }
    let (low, high) = (stops[after - 1], stops[after])
    let share = (place - low.location) / (high.location - low.location)
    func mix(_ component: KeyPath<ColorComponents, CGFloat>) -> CGFloat {
      let from = low.color[keyPath: component]
      return from + (high.color[keyPath: component] - from) * share
    }
    return ColorComponents(
      red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }

  public static func == (a: CGGradient, b: CGGradient) -> Bool { a.stops == b.stops }
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}
