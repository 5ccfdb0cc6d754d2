import PortableUIKit

/// The traits under which one file or colour of a set is meant, and how well they fit.
struct AssetConditions: Sendable, Equatable {
  var idiom: String?
  var isDark: Bool?
  var isHighContrast: Bool?
  var isWidthCompact: Bool?
  var isHeightCompact: Bool?
  var isRightToLeft: Bool?
  var isWideGamut: Bool?

  init(_ entry: CatalogContents.Entry) {
    idiom = entry.idiom == "universal" ? nil : entry.idiom
    for appearance in entry.appearances ?? [] {
      switch appearance.appearance {
      case "luminosity": isDark = appearance.value == "dark"
      case "contrast": isHighContrast = appearance.value == "high"
      default: break
      }
    }
    isWidthCompact = entry.widthClass.map { $0 == "compact" }
    isHeightCompact = entry.heightClass.map { $0 == "compact" }
    isRightToLeft = entry.languageDirection.map { $0 == "right-to-left" }
    isWideGamut = entry.displayGamut.map { $0 == "display-P3" }
  }

  /// How many conditions `traits` meet, weighted so that the idiom decides first; nil where one is
  /// not met.
  func fit(_ traits: UITraitCollection) -> Int? {
    var score = 0
    if let idiom {
      let names: [String] =
        switch traits.userInterfaceIdiom {
        case .pad: ["ipad"]
        default: ["iphone"]
        }
      guard names.contains(idiom) else { return nil }
      score += 64
    }
    let conditions: [(Bool?, Bool, Int)] = [
      (isDark, traits.userInterfaceStyle == .dark, 32),
      (isHighContrast, traits.accessibilityContrast == .high, 16),
      (isWidthCompact, traits.horizontalSizeClass == .compact, 8),
      (isHeightCompact, traits.verticalSizeClass == .compact, 4),
      (isRightToLeft, traits.layoutDirection == .rightToLeft, 2),
      (isWideGamut, traits.displayGamut == .P3, 1),
    ]
    for (wanted, actual, weight) in conditions {
      guard let wanted else { continue }
      guard wanted == actual else { return nil }
      score += weight
    }
    return score
  }
}
