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
}
