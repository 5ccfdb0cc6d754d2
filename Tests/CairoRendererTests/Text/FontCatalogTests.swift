import Drawing
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

  /// At 17 points Interface Builder recorded "Label" in San Francisco as 42 wide.
  @Test func interIsSpacedLikeSanFrancisco() {
    let typesetter = PangoTypesetter()
    guard typesetter.catalog.families.contains("Inter") else {
      print("skipped: the font Inter is not installed")
      return
    }
    let typeface = Typeface(
      FontRequest(family: .system, pointSize: 17), in: typesetter.catalog)
    let width = typesetter.layout("Label", typeface: typeface).lines[0].width
    #expect(abs(width - 42) < 1)
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
