import CPango
import Drawing
import Foundation

/// A face that can be drawn: an installed family, its size, and the spacing that makes it set text
/// as wide as the face it stands in for.
struct Typeface: Hashable, Sendable {
  /// The installed family.
  let family: String
  /// The size in points.
  let pointSize: Double
  /// The weight, 400 regular, 700 bold.
  let weight: Int
  let isItalic: Bool
  /// The spacing added after each character, in points.
  let tracking: Double
  /// Whether the face stands in for one without contextual alternates: Inter draws `->` as an arrow, which Apple's fonts do
  /// not.
  let ignoresContext: Bool

  /// Resolves `request` among the fonts of `catalog`.
  init(_ request: FontRequest, in catalog: FontCatalog) {
    family = catalog.family(for: request).name
    pointSize = request.pointSize
    weight = request.weight
    isItalic = request.isItalic
    let isInter = family == "Inter" || family == "Inter Display"
    ignoresContext = isInter && request.family != .named(family)
    tracking =
      request.family == .system || isInter
      ? Self.trackingPerEm(family: family, size: pointSize, weight: weight) * pointSize
      : 0
  }

  /// The face in Pango's words; the caller frees it.
  var pangoDescription: OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, family)
    pango_font_description_set_size(description, PangoUnits.units(pointSize))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight)))
    pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }

  /// The spacing per em that brings Inter's text to the width of San Francisco's.
  ///
  /// San Francisco is spaced more tightly as it grows. The values are medians of
  /// (recorded width - width in Inter) / (characters x size) over the single-line labels that
  /// Interface Builder recorded in open-source documents (72 of them at 17 points, 1 to 13 at other
  /// sizes); between two sizes the value runs straight.
  private static func trackingPerEm(family: String, size: Double, weight: Int) -> Double {
    let table: [(size: Double, tracking: Double)]
    switch family {
    case "Inter":
      table = [
        (11, 0.0130), (12, 0.0080), (13, 0), (14, -0.0108), (15, -0.0140), (16, -0.0186),
        (17, -0.0252), (18, -0.0290), (20, -0.0300),
      ]
    case "Inter Display":
      table = [(20, 0.0217), (22, 0.0080), (28, 0.0047), (34, 0.0047)]
    default:
      return 0
    }
    // Bold faces of San Francisco are spaced a little wider than its regular one.
    let heavier = weight >= 600 ? 0.008 : 0
    guard let next = table.firstIndex(where: { $0.size >= size }) else {
      return (table.last?.tracking ?? 0) + heavier
    }
    guard next > 0 else { return table[0].tracking + heavier }
    let (low, high) = (table[next - 1], table[next])
    let fraction = (size - low.size) / (high.size - low.size)
    return low.tracking + fraction * (high.tracking - low.tracking) + heavier
  }
}
