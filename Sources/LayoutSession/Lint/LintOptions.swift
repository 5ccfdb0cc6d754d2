import CairoRenderer
import LayoutProperties
import PortableUIKit
import PropertyTesting

/// The mistakes to look for in a document, and the circumstances.
public struct LintOptions: Sendable {
  /// The rules to check.
  public var rules = Set(LintRule.allCases)
  /// The devices; none for phones where the document's canvas is one, tablets likewise, and both for a
  /// document without a device.
  public var devices: [DeviceEnvironment] = []
  public var orientations: [DeviceOrientation] = DeviceOrientation.allCases
  public var directions: [ReadingDirection] = [.leftToRight]
  public var textSizes: [TextSize] = [.large]
  /// The languages of the document to look at beside its own; all if empty.
  public var languages: [String] = []

  /// Makes options: every rule, all orientations, left to right, the usual size of text.
  public init() {}

  /// The circumstances for a document whose canvas has `idiom`, simplest first.
  func variants(idiom: UIUserInterfaceIdiom?) -> [LayoutVariant] {
    var devices = devices
    if devices.isEmpty {
      let phones = ScreenMatrix.phoneNames.compactMap { DeviceEnvironment.named($0) }
      let tablets = ScreenMatrix.tabletNames.compactMap { DeviceEnvironment.named($0) }
      devices = idiom == .phone ? phones : idiom == .pad ? tablets : phones + tablets
    }
    let variants = LayoutVariant.all(
      devices: devices, orientations: orientations, appearances: [], directions: directions,
      textSizes: textSizes)
    return variants.map { variant in
      var variant = variant
      // Usual circumstances go without saying.
      if variant.direction == .leftToRight { variant.direction = nil }
      if variant.textSize == .large { variant.textSize = nil }
      return variant
    }
    .enumerated().sorted { first, second in
      (first.element.departures, first.offset) < (second.element.departures, second.offset)
    }.map(\.element)
  }

  /// One set of circumstances for each combination of size classes that devices have.
  static let sizeClassRepresentatives: [LayoutVariant] = [
    LayoutVariant(device: .named("iPhone 15"), orientation: .portrait),
    LayoutVariant(device: .named("iPhone 15"), orientation: .landscape),
    LayoutVariant(device: .named("iPhone 16 Pro Max"), orientation: .landscape),
    LayoutVariant(device: .named("iPad Air"), orientation: .portrait),
  ]
}

extension LayoutVariant {
  /// How many circumstances are not the usual ones.
  var departures: Int {
    (direction == .rightToLeft ? 1 : 0) + (textSize.map { $0 != .large } == true ? 1 : 0)
      + (orientation == .landscape ? 1 : 0)
  }
}
