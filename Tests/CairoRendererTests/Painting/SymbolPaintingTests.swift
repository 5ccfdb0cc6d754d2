import Foundation
import Testing

@testable import CairoRenderer
@testable import PortableUIKit

@MainActor @Suite struct SymbolPaintingTests {
  private func symbolView(_ name: String) -> UIImageView {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 48, height: 48))
    view.image = UIImage(name: name, size: CGSize(width: 48, height: 48), isSymbolImage: true)
    view.tintColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    return view
  }

  private func isDark(_ pixel: UInt32) -> Bool { pixel & 0xFF < 100 }

  /// A badge covers the lower right corner, inside a ring in the colour of the ground.
  @Test func aBadgeLiesAtTheLowerRight() throws {
    let plain = try Raster(symbolView("envelope"))
    let badged = try Raster(symbolView("envelope.badge"))
    #expect(isDark(badged.color(36, 34)))
    #expect(!isDark(badged.color(25.5, 36)))
    #expect(!isDark(plain.color(36, 34)))
  }

  /// A line runs from the upper left to the lower right.
  @Test func aSlashCrossesTheSign() throws {
    let raster = try Raster(symbolView("xmark.slash"))
    for place in [8.0, 24, 40] { #expect(isDark(raster.color(place, place))) }
  }

  /// In a filled frame the sign is a hole.
  @Test func aFilledFrameHoldsAHole() throws {
    let raster = try Raster(symbolView("plus.square.fill"))
    #expect(isDark(raster.color(8, 24)))
    #expect(!isDark(raster.color(24, 24)))
    let outline = try Raster(symbolView("plus.square"))
    #expect(!isDark(outline.color(8, 24)))
    #expect(isDark(outline.color(24, 24)))
  }

  @Test(
    .enabled(
      if: !IconFolder.signs.isEmpty,
      "bootstrap-icons or librsvg is not installed"))
  func aSignOfTheSetFillsItsRoomAndIsTold() throws {
    let view = symbolView("doc.text")
    let box = try #require(try Raster(view).box(where: isDark))
    #expect(abs(max(box.width, box.height) - 48) <= 2)
    let picture = try ViewRenderer(scale: 2).picture(of: view, format: .png)
    #expect(
      picture.symbols == [SymbolSubstitution(requested: "doc.text", used: "file-earmark-text")])
  }

  /// Every sign that the words name is one of the installed set.
  @Test(
    .enabled(
      if: !IconFolder.signs.isEmpty,
      "bootstrap-icons or librsvg is not installed"))
  func theWordsNameSignsOfTheSet() {
    for (words, sign) in SymbolWords.phrases {
      #expect(IconFolder.signs.contains(sign), "\(words)")
    }
  }

  @Test func whatHasNoSignIsAFramedDotAndTold() throws {
    let view = symbolView("xyzzy.plugh")
    let picture = try ViewRenderer(scale: 2).picture(of: view, format: .png)
    #expect(picture.symbols == [SymbolSubstitution(requested: "xyzzy.plugh", used: nil)])
    #expect(isDark(try Raster(view).color(24, 24)))
  }
}
