import AutoLayout
import Testing

@Suite struct EnvironmentTests {
  /// Nine frames measured in a parent of 320 × 480 with safe area 44, 10, 34, 12 (top, left,
  /// bottom, right).
  @Test(
    "AL-62: a child's safe area, edge by edge",
    arguments: [
      ([0, 0, 320, 480], [44, 10, 34, 12]),
      ([30, 20, 100, 500], [24, 0, 34, 0]),
      ([-40, -60, 200, 200], [44, 10, 0, 0]),
      ([0, 100, 320, 200], [0, 10, 0, 12]),
      ([0, 460, 320, 100], [0, 10, 34, 12]),
      ([300, 0, 100, 480], [44, 0, 34, 12]),
      ([-50, -50, 500, 700], [44, 10, 34, 12]),
      ([5, 10, 60, 20], [34, 5, 0, 0]),
      ([0, 500, 100, 50], [0, 10, 34, 0]),
    ] as [([Double], [Double])])
  func safeArea(frame: [Double], expected: [Double]) {
    let insets = SafeArea.insets(
      inheritedFrom: LayoutInsets(top: 44, left: 10, bottom: 34, right: 12),
      frame: LayoutRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
      in: LayoutRect(x: 0, y: 0, width: 320, height: 480))
    #expect([insets.top, insets.left, insets.bottom, insets.right] == expected)
  }

  /// Measured: base 8 with safe area 44, 10, 34, 12 gives 52, 18, 42, 20; without insetting 8.
  @Test("AL-67, AL-69: margins are the sum of base and safe area")
  func margins() {
    var margins = LayoutMargins()
    #expect(margins.effective() == LayoutInsets(8))
    margins.safeArea = LayoutInsets(top: 44, left: 10, bottom: 34, right: 12)
    #expect(margins.effective() == LayoutInsets(top: 52, left: 18, bottom: 42, right: 20))
    margins.insetsFromSafeArea = false
    #expect(margins.effective() == LayoutInsets(8))
  }

  /// Apple's example: 10 set, system minimum 20, effective 20.
  @Test("AL-69: the root's margins are at least the system minimum")
  func systemMinimum() {
    var margins = LayoutMargins(base: LayoutInsets(top: 0, left: 10, bottom: 0, right: 30))
    margins.systemMinimum = LayoutInsets(top: 0, left: 20, bottom: 0, right: 20)
    #expect(margins.effective() == LayoutInsets(top: 0, left: 20, bottom: 0, right: 30))
  }

  /// Measured: parent margins 20, child at (10, 10), far edges out of reach: 10, 10, 8, 8.
  @Test("AL-69: margins preserved from the parent")
  func preserved() {
    var margins = LayoutMargins()
    margins.inherited = LayoutMargins.preserved(
      LayoutInsets(20), frame: LayoutRect(x: 10, y: 10, width: 50, height: 50),
      in: LayoutRect(x: 0, y: 0, width: 200, height: 200))
    #expect(margins.effective() == LayoutInsets(top: 10, left: 10, bottom: 8, right: 8))
  }
}
