import Foundation
import PortableUIKit
import Testing

@testable import CairoRenderer

/// Texts that the system's face has no shapes for.
@MainActor @Suite struct ForeignTextTests {
  private func substitutions(_ text: String) -> PangoTextMeasurer {
    let measurer = PangoTextMeasurer()
    _ = measurer.measure(
      text, font: .systemFont(ofSize: 17), maximumWidth: .infinity, numberOfLines: 1)
    return measurer
  }

  private nonisolated static func isInstalled(_ family: String) -> Bool {
    PangoTextShaper.shared.catalog.families.contains(family)
  }

  @Test func plainTextNeedsOneFont() {
    #expect(substitutions("Plain text").substitutions.allSatisfy { $0.requested == "SF Pro" })
    #expect(substitutions("Plain text").missingCharacters.isEmpty)
  }

  @Test(
    .enabled(if: isInstalled("Noto Color Emoji"), "Noto Color Emoji is not installed"))
  func emojiAreColouredAndTold() throws {
    #expect(
      substitutions("fine 👍").substitutions.contains(
        FontSubstitution(requested: "emoji", used: "Noto Color Emoji")))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    label.text = "👍"
    label.font = .systemFont(ofSize: 22)
    let yellow = try Raster(label).box { $0 >> 16 > 0xE0 && $0 & 0xFF < 0x80 }
    #expect(try #require(yellow).width > 8)
    // Drawn once more within round corners, where Cairo's own clip is not taken.
    let text = Drawn(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let clipped = try Raster(text).box { $0 >> 16 > 0xE0 && $0 & 0xFF < 0x80 }
    #expect(try #require(clipped).width > 8)
  }

  /// Draws a thumb in a circle.
  private final class Drawn: UIView {
    override func draw(_ rect: CGRect) {
      UIBezierPath(ovalIn: bounds).addClip()
      "👍".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 22)])
    }
  }

  @Test(
    .enabled(if: isInstalled("Droid Sans Fallback"), "Droid Sans Fallback is not installed"))
  func otherScriptsAreTold() {
    let used = substitutions("日本語 ★").substitutions
    #expect(used.contains { $0.requested == "Han" && $0.used != "Inter" })
    #expect(!used.contains { $0.requested == "emoji" })
    #expect(substitutions("日本語").missingCharacters.isEmpty)
  }

  @Test(.enabled(if: isInstalled("NanumGothic"), "NanumGothic is not installed"))
  func syllablesOfKoreanHaveShapes() {
    // The first and the last of the 11,172.
    #expect(substitutions("한국어 가힣").missingCharacters.isEmpty)
  }

  /// No font has shapes for private characters; boxes stand for them.
  @Test func missingCharactersAreTold() {
    #expect(substitutions("a\u{F8FFF}b").missingCharacters == ["\u{F8FFF}"])
  }
}
