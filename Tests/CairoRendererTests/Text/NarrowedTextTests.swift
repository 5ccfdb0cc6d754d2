import CairoRenderer
import Foundation
import Testing

@testable import PortableUIKit

/// Text that was measured by the estimate is drawn with installed fonts, which may be wider.
@MainActor @Suite struct NarrowedTextTests {
  nonisolated private static let texts = [
    "Distances are shown in kilometres", "Refresh every morning, and once more at noon",
    "Ringed plovers feed at low tide on the mud flats beyond the harbour wall",
    "Mmm, wwww WWW MMM www mmm", "Wi-Fi", "Internationalization",
  ]

  @Test(
    "What has room as it was measured is drawn whole", arguments: texts, [0, 1, 2, 3])
  func whole(text: String, lines: Int) {
    var cut: [String] = []
    for size in [11.0, 13, 17, 28] {
      for width in stride(from: 60.0, through: 400, by: 17) {
        let estimate = StyledText(
          text, font: .systemFont(ofSize: size), shaper: EstimatedTextShaper())
        let room = lines == 1 ? estimate.measurement(width: .infinity, lines: 1).size.width : width
        let fits = !estimate.layout(width: room, lines: lines).isTruncated
        let measured = estimate.measurement(width: room, lines: lines).size
        let drawn = estimate.shaped(by: PangoTextMeasurer.shared.shaper).fitted(
          in: CGSize(width: room, height: measured.height), lines: lines, minimumScale: 1,
          pixel: 0.5)
        if fits, drawn.isTruncated { cut.append("\(size) in \(room)") }
      }
    }
    #expect(cut.isEmpty)
  }

  @Test("What has no room as it was measured is still cut")
  func cut() {
    let estimate = StyledText(
      Self.texts[2], font: .systemFont(ofSize: 17), shaper: EstimatedTextShaper())
    #expect(estimate.layout(width: 100, lines: 2).isTruncated)
    let drawn = estimate.shaped(by: PangoTextMeasurer.shared.shaper).fitted(
      in: CGSize(width: 100, height: 42), lines: 2, minimumScale: 1, pixel: 0.5)
    #expect(drawn.isTruncated)
  }
}
