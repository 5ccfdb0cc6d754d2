import Testing

@testable import AutoLayout

@Suite struct NumberTextTests {
  /// What C's `printf("%g")` prints.
  @Test(
    "numbers print as %g",
    arguments: [
      (0, "0"), (1, "1"), (-5, "-5"), (0.5, "0.5"), (100, "100"), (20.5, "20.5"),
      (1.0 / 3, "0.333333"), (123456, "123456"), (1_234_567, "1.23457e+06"),
      (999_999.9, "1e+06"), (0.0001, "0.0001"), (0.00001, "1e-05"), (1e300, "1e+300"),
      (1e-300, "1e-300"), (-0.000123456, "-0.000123456"), (33.3333333, "33.3333"),
      (9.9999996, "10"), (2.5e-308, "2.5e-308"), (1.7976931348623157e308, "1.79769e+308"),
    ] as [(Double, String)])
  func generalFormat(value: Double, text: String) {
    #expect(formatted(value) == text)
  }

  @Test func notNumbers() {
    #expect(formatted(.nan) == "nan")
    #expect(formatted(.infinity) == "inf")
    #expect(formatted(-.infinity) == "-inf")
    #expect(formatted(-0.0) == "-0")
  }

  @Test func pointsAreShort() {
    let values: [(Double, String)] = [
      (12, "12"), (20 + 1.0 / 3, "20.333"), (-0.5, "-0.5"), (0.0004, "0"), (-0.0004, "0"),
      (1.0005, "1.001"), (.infinity, "inf"), (0.05, "0.05"),
    ]
    for (value, text) in values { #expect(NumberText.points(value) == text) }
  }

  @Test func onlyAllIsAHundredPerCent() {
    #expect(NumberText.percent(2273, of: 2273) == "100")
    #expect(NumberText.percent(2272, of: 2273) == "99.9")
    #expect(NumberText.percent(0, of: 3) == "0.0")
    #expect(NumberText.percent(0, of: 0) == "100")
    #expect(NumberText.count(1, "document") == "1 document")
    #expect(NumberText.count(0, "view") == "0 views")
  }

  @Test func fewerPlacesRoundEarlier() {
    #expect(NumberText.points(20.336, places: 2) == "20.34")
    #expect(NumberText.points(20.304, places: 2) == "20.3")
    #expect(NumberText.points(-0.05, places: 1) == "-0.1")
    #expect(NumberText.points(7.96, places: 1) == "8")
    #expect(NumberText.exact(1.0 / 8) == "0.125")
    #expect(NumberText.exact(-12) == "-12")
  }
}
