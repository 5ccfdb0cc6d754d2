import Drawing
import PortableUIKit
import Testing

@testable import CairoRenderer

@Suite struct FontCatalogTests {
  let debian = FontCatalog(families: ["DejaVu Sans", "DejaVu Sans Mono"])
  let withInter = FontCatalog(
    families: ["DejaVu Sans", "DejaVu Sans Mono", "Inter", "Inter Display"])

  @Test func interStandsInForTheSystemFont() {
    let request = FontRequest(family: .system, pointSize: 17)
    #expect(withInter.family(for: request).name == "Inter")
    #expect(
      withInter.family(for: request).substitution
        == FontSubstitution(requested: "SF Pro", used: "Inter"))
  }

  @Test func largeTextHasDisplayShapes() {
    let request = FontRequest(family: .system, pointSize: 20)
    #expect(withInter.family(for: request).name == "Inter Display")
    #expect(debian.family(for: request).name == "DejaVu Sans")
  }

  @Test func withoutInterItIsDejaVu() {
    let request = FontRequest(family: .system, pointSize: 17)
    #expect(
      debian.family(for: request).substitution?.description == "SF Pro drawn with DejaVu Sans")
  }

  @Test func anInstalledFontIsUsedAsItIs() {
    let request = FontRequest(family: .named("DejaVu Sans"), pointSize: 12)
    let choice = debian.family(for: request)
    #expect(choice.name == "DejaVu Sans")
    #expect(choice.substitution == nil)
  }

  @Test func aMissingFontIsReplacedByTheSystemFontsStandIn() {
    let request = FontRequest(family: .named("Helvetica Neue"), pointSize: 12)
    #expect(withInter.family(for: request).substitution?.requested == "Helvetica Neue")
    #expect(withInter.family(for: request).name == "Inter")
    #expect(FontCatalog(families: []).family(for: request).name == "sans-serif")
  }

  @Test func fixedWidthStaysFixedWidth() {
    let request = FontRequest(family: .monospaced, pointSize: 12)
    #expect(debian.family(for: request).name == "DejaVu Sans Mono")
  }

  /// Every fixed-width family stays one: as wide as Menlo, which is drawn after DejaVu Sans Mono.
  @Test(arguments: [
    "Menlo", "Courier", "Courier New", "CourierNewPSMT", "CourierNewPS", "Monaco", "Andale Mono",
    "PT Mono", "PTMono", "SF Mono", "SFMono", "Source Code Pro", "JetBrains Mono", "Consolas",
  ])
  func fixedWidthFamiliesStayFixedWidth(name: String) {
    let request = FontRequest(family: .named(name), pointSize: 17)
    #expect(withInter.family(for: request).name == "DejaVu Sans Mono")
    #expect(FontCatalog(families: []).family(for: request).name == "monospace")
  }

  /// A document names a face by its PostScript name, of which the part before the hyphen is the family without blanks.
  @Test func aFamilyIsFoundByTheNamesOfItsFaces() {
    let catalog = FontCatalog(
      families: ["Inter", "Noto Sans", "DejaVu Sans Mono", "Odd Family"],
      faces: [
        "NotoSans-Bold": "Noto Sans", "DejaVuSansMono": "DejaVu Sans Mono",
        "OF57Face-Italic": "Odd Family",
      ])
    for (name, family) in [
      ("NotoSans", "Noto Sans"), ("DejaVuSansMono", "DejaVu Sans Mono"), ("noto sans", "Noto Sans"),
      ("OF57Face", "Odd Family"), ("OF57Face-Italic", "Odd Family"),
    ] {
      let choice = catalog.family(for: FontRequest(family: .named(name), pointSize: 12))
      #expect(choice.name == family && choice.substitution == nil, "\(name)")
    }
  }

  /// Menlo's characters are 1,233 of 2,048 em wide; the names are faces as documents have them.
  @Test(arguments: ["Menlo-Regular", "Courier", "Courier New", "CourierNewPSMT", "Menlo-Bold"])
  func installedFixedWidthFacesAreAsWideAsMenlo(name: String) throws {
    let font = try #require(UIFont(name: name, size: 17))
    let width = PlainText(String(repeating: "mi", count: 12), font: font).width
    #expect(abs(width - 24 * 17 * 1_233 / 2_048) < 0.05)
  }

  @Test(arguments: [("NotoSans-Regular", "Noto Sans"), ("DejaVuSansMono-Bold", "DejaVu Sans Mono")])
  func installedFacesAreFoundByTheirPostScriptNames(name: String, family: String) throws {
    let catalog = PangoTextShaper.shared.catalog
    guard catalog.families.contains(family) else { return print("skipped: \(family) is missing") }
    let font = try #require(UIFont(name: name, size: 17))
    let choice = catalog.family(for: FontRequest(font))
    #expect(choice.name == family && choice.substitution == nil)
  }

  @Test func lettersWithSerifsKeepThem() {
    let catalog = FontCatalog(families: ["Inter", "Noto Serif", "DejaVu Sans"])
    func choice(_ name: String) -> String {
      catalog.family(for: FontRequest(family: .named(name), pointSize: 12)).name
    }
    #expect(choice("Georgia") == "Noto Serif")
    #expect(choice("TimesNewRomanPSMT") == "Noto Serif")
    #expect(choice("Verdana") == "DejaVu Sans")
    #expect(choice("HelveticaNeue") == "Inter")
  }

  /// At 17 points Interface Builder recorded "Label" in San Francisco as 42 wide.
  @Test func interIsSpacedLikeSanFrancisco() {
    guard PangoTextShaper.shared.catalog.families.contains("Inter") else {
      print("skipped: the font Inter is not installed")
      return
    }
    #expect(abs(PlainText("Label", font: .systemFont(ofSize: 17)).width - 42) < 1)
  }

  @Test func spacingRunsStraightBetweenMeasuredSizes() {
    func tracking(_ size: Double) -> Double {
      Typeface(FontRequest(family: .system, pointSize: size), in: withInter).tracking / size
    }
    #expect(abs(tracking(16.5) - (tracking(16) + tracking(17)) / 2) < 1e-12)
    #expect(tracking(6) == tracking(11))
    #expect(abs(tracking(100) - tracking(34)) < 1e-12)
    #expect(Typeface(FontRequest(family: .system, pointSize: 17), in: debian).tracking == 0)
  }
}
