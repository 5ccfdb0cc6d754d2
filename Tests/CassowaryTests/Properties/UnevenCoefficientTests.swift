import Testing

/// Coefficients six decades apart, whose products are below every tolerance: no commit may run without an end.
@Suite struct UnevenCoefficientTests {
  private func stream(_ seed: UInt64) -> RandomStream {
    RandomStream(
      seed: seed,
      shape: .init(
        variables: 6, operations: 60, coefficients: [1, -1, 0.01, 100, 3, 1e-3, 1e3],
        mix: StreamTests.near, magnitude: 4, accuracy: StreamTests.accuracy))
  }

  /// A variable that only a row of coefficient 3e-8 stops: its constraint has its way.
  @Test func whatHardlyMovesEndsTheWay() {
    var stream = stream(284)
    #expect(stream.run() == nil)
    #expect(stream.commits > 30)
  }

  /// Noise led from one basis to another and back. What is left is not proved optimal, but required rows hold.
  @Test func noiseDoesNotLeadInACircle() {
    var stream = stream(618)
    let complaint = stream.run()
    #expect(complaint?.contains("required") != true)
    #expect(stream.commits > 0)
  }
}
