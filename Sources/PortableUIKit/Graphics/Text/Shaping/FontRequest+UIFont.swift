import Drawing
import Foundation

extension FontRequest {
  /// The face that `font` stands for.
  public init(_ font: UIFont) {
    let isSystem = font.familyName.hasPrefix(".")
    let family: Family =
      if isSystem { font.isMonospaced ? .monospaced : .system } else { .named(font.familyName) }
    self.init(
      family: family, pointSize: max(0.1, min(font.pointSize, 10_000)),
      weight: Self.weight(font.weight), isItalic: font.isItalic)
  }

  /// The weight on the scale of CSS: each of Apple's named weights is the hundred of the same name.
  private static func weight(_ weight: UIFont.Weight) -> Int {
    let steps: [(limit: Double, weight: Int)] = [
      (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.115, 400), (0.265, 500), (0.35, 600), (0.48, 700),
      (0.59, 800),
    ]
    return steps.first { Double(weight.rawValue) < $0.limit }?.weight ?? 900
  }
}
