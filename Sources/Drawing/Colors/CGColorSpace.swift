import Foundation

/// A way to write a colour as numbers.
///
/// Gray, sRGB and Display P3 are known, each also extended beyond 0...1 and linear; device spaces are
/// sRGB's, as screens treat them.
public final class CGColorSpace: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case gray
    case rgb
    case pattern
  }
  package enum Primaries: Hashable, Sendable {
    case sRGB
    case displayP3
  }
  package let kind: Kind
  package let primaries: Primaries
  package let isLinear: Bool
  package let isExtended: Bool
  /// The space of a pattern's tint: one or none.
  let base: [CGColorSpace]
  /// The registered name; nil for device and pattern spaces.
  public let name: CFString?

  package init(
    _ kind: Kind, primaries: Primaries = .sRGB, isLinear: Bool = false, isExtended: Bool = false,
    base: CGColorSpace? = nil, name: String? = nil
  ) {
    self.kind = kind
    self.primaries = primaries
    self.isLinear = isLinear
    self.isExtended = isExtended
    self.base = base.map { [$0] } ?? []
    self.name = name
  }

  /// Names of colour spaces: strings here, where there is no Core Foundation.
  public typealias CFString = String

  /// The number of components without opacity; for a pattern space that of its tint.
  public var numberOfComponents: Int {
    switch kind {
    case .gray: 1
    case .rgb: 3
    case .pattern: base.first?.numberOfComponents ?? 0
    }
  }

  public var model: CGColorSpaceModel {
    switch kind {
    case .gray: .monochrome
    case .rgb: .rgb
    case .pattern: .pattern
    }
  }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.kind == b.kind && a.primaries == b.primaries && a.isLinear == b.isLinear
      && a.isExtended == b.isExtended && a.base == b.base
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(primaries)
    hasher.combine(isLinear)
    hasher.combine(isExtended)
  }
}

/// The colour space of a screen: sRGB's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }

/// The gray of a screen.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.gray) }
