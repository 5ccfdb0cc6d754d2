import Testing

@testable import PortableUIKit

/// Names of system symbols and the drawings that stand for them; the sets are given, so that nothing
/// hangs on what is installed.
@Suite struct SymbolMatcherTests {
  private static let signs: Set<String> = [
    "activity", "bell-slash", "cart", "cart-plus", "file-earmark-text", "files", "image",
    "lightning-charge", "lightning-charge-fill", "person-circle", "people-fill", "cloud-sun",
    "cloud-sun-fill", "speedometer2", "check-lg", "plus-lg", "telephone-fill", "volume-mute-fill",
  ]
  private let matcher = SymbolMatcher(signs: Self.signs)
  private let alone = SymbolMatcher(signs: [])

  private func file(_ name: String) -> SymbolRecipe { SymbolRecipe(sign: .file(name)) }

  @Test func wordsThatMeanTheSameAreTranslated() {
    #expect(matcher.recipe(for: "doc.text") == file("file-earmark-text"))
    #expect(matcher.recipe(for: "waveform.path.ecg") == file("activity"))
    #expect(matcher.recipe(for: "person.2.fill") == file("people-fill"))
    #expect(matcher.recipe(for: "speaker.slash.fill") == file("volume-mute-fill"))
    #expect(matcher.recipe(for: "cart.badge.plus") == file("cart-plus"))
    // Only the filled one is there.
    #expect(matcher.recipe(for: "phone") == file("telephone-fill"))
  }

  @Test func ourOwnDrawingsComeFirst() {
    #expect(matcher.recipe(for: "bell.fill") == SymbolRecipe(sign: .own("bell.fill")))
    #expect(matcher.recipe(for: "bell.slash") == file("bell-slash"))
  }

  @Test func additionsAreComposed() {
    #expect(
      matcher.recipe(for: "person.crop.circle.badge.checkmark")
        == SymbolRecipe(sign: .own("person.circle"), badge: .sign(.own("checkmark"))))
    #expect(
      matcher.recipe(for: "star.circle.fill")
        == SymbolRecipe(
          sign: .own("star"), enclosure: .init(shape: .circle, isFilled: true)))
    #expect(
      matcher.recipe(for: "bolt.slash.fill")
        == SymbolRecipe(sign: .file("lightning-charge-fill"), hasSlash: true))
    #expect(
      matcher.recipe(for: "envelope.badge")
        == SymbolRecipe(sign: .own("envelope"), badge: .dot))
    #expect(
      matcher.recipe(for: "50.square")
        == SymbolRecipe(sign: .text("50"), enclosure: .init(shape: .square, isFilled: false)))
  }

  @Test func aPartOfTheNameServesAndIsTold() {
    let recipe = matcher.recipe(for: "cloud.sun.rain.fill")
    #expect(recipe.sign == .file("cloud-sun-fill"))
    #expect(recipe.isNearest)
    #expect(
      recipe.substitution(for: "cloud.sun.rain.fill")
        == SymbolSubstitution(requested: "cloud.sun.rain.fill", used: "cloud-sun-fill"))
  }

  @Test func withoutASetOurOwnBaseServes() {
    let waves = alone.recipe(for: "bell.and.waves.left.and.right.fill")
    #expect(waves.sign == .own("bell.fill"))
    #expect(waves.isNearest)
    #expect(
      alone.recipe(for: "trash.slash") == SymbolRecipe(sign: .own("trash"), hasSlash: true))
  }

  /// Words of direction and number alone make no two signs alike.
  @Test(arguments: ["xyzzy", "xyzzy.up", "2", "", ".", "..badge"])
  func whatIsLikeNothingHasNoSign(name: String) {
    let recipe = matcher.recipe(for: name)
    #expect(recipe.sign == nil)
    #expect(recipe.substitution(for: name)?.used == nil)
    #expect(recipe.substitution(for: name) != nil)
  }
}
