import DocumentTools
import LayoutReports
import PortableUIKit
import Testing

@Suite struct LayoutVariantTests {
  @Test func withoutChoicesThereIsTheDocumentsOwn() {
    let variants = LayoutVariant.all(
      devices: [], orientations: [], appearances: [], directions: [], textSizes: [])
    #expect(variants == [LayoutVariant()])
    #expect(variants[0].caption == "as in the document")
  }

  @Test func choicesAreCombinedWithTheLastVaryingFastest() throws {
    let device = try #require(DeviceEnvironment.named("iPhone SE"))
    let variants = LayoutVariant.all(
      devices: [device], orientations: [.portrait, .landscape], appearances: [.light, .dark],
      directions: [], textSizes: [.accessibilityMedium])
    #expect(
      variants.map(\.caption) == [
        "iPhone SE, portrait, light, text AX1", "iPhone SE, portrait, dark, text AX1",
        "iPhone SE, landscape, light, text AX1", "iPhone SE, landscape, dark, text AX1",
      ])
  }

  @Test func theWholeMatrixIsTheProduct() {
    let variants = LayoutVariant.all(
      devices: DeviceEnvironment.all, orientations: DeviceOrientation.allCases,
      appearances: Appearance.allCases, directions: ReadingDirection.allCases,
      textSizes: TextSize.allCases)
    #expect(variants.count == DeviceEnvironment.all.count * 2 * 2 * 2 * 12)
    #expect(Set(variants.map(\.caption)).count == variants.count)
  }

  @Test func textSizesHaveCategories() {
    #expect(Set(TextSize.allCases.map(\.category)).count == 12)
    #expect(TextSize.large.category == .large)
  }
}
