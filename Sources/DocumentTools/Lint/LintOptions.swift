import CairoRenderer
import LayoutProperties
import LayoutReports
import PortableUIKit
import PropertyTesting

/// The mistakes to look for in a document, and the circumstances.
public struct LintOptions: Sendable {
  /// The rules to check.
  public var rules = Set(LintRule.allCases)
  /// The devices; none for phones where the document's canvas is one, tablets likewise, and both for a
  /// document without a device.
  public var devices: [DeviceEnvironment] = []
  /// The release that the devices run which are not chosen, by the first number of its version; nil for their own.
  public var system: Int?
  public var orientations: [DeviceOrientation] = DeviceOrientation.allCases
  /// The reading directions; none for left to right, and once right to left.
  public var directions: [ReadingDirection] = []
  public var textSizes: [TextSize] = [.large]
  /// The languages of the document to look at beside its own, ``ownLanguage`` for none; all if empty.
  public var languages: [String] = []

  /// The name of a document's own language among the wanted ones.
  public static let ownLanguage = "base"

  /// Makes options: every rule, all orientations, the usual size of text, and once each right to left and long words.
  public init() {}

  /// The circumstances for a document whose canvas has `idiom`, simplest first.
  func variants(idiom: UIUserInterfaceIdiom?) -> [LayoutVariant] {
    var devices = devices
    if devices.isEmpty {
      let phones = ScreenMatrix.phoneNames.compactMap { DeviceEnvironment.named($0) }
      let tablets = ScreenMatrix.tabletNames.compactMap { DeviceEnvironment.named($0) }
      devices = idiom == .phone ? phones : idiom == .pad ? tablets : phones + tablets
      if let system { devices = devices.map { $0.running(iOS: system) } }
    }
    let variants = LayoutVariant.all(
      devices: devices, orientations: orientations, appearances: [],
      directions: directions.isEmpty ? [.leftToRight] : directions, textSizes: textSizes)
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

  /// The circumstances of languages that the document has no texts in: on the simplest device mirrored as in Arabic,
  /// and with words as long as in German. None if languages were chosen.
  ///
  /// - Parameter variants: The circumstances of the document's own language, simplest first.
  @MainActor func otherLanguages(
    _ variants: [LayoutVariant], beside translations: [Translation]
  ) -> [LayoutVariant] {
    guard languages.isEmpty, let simplest = variants.first else { return [] }
    var others: [LayoutVariant] = []
    if directions.isEmpty, !translations.contains(where: { $0.isMirrored }) {
      var mirrored = simplest
      mirrored.direction = .rightToLeft
      others.append(mirrored)
    }
    if !translations.contains(where: { $0.hasLongWords }) {
      var long = simplest
      long.hasLongWords = true
      others.append(long)
    }
    return others
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
