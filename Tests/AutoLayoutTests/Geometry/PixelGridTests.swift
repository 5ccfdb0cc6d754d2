import AutoLayout
import Testing

@Suite("AL-120 pixel rounding") struct PixelGridTests {
  /// Trace AL-T1: three equal parts of 100 points at two pixels per point have exact edges
  /// 0, 33.33, 66.67, 100. Each edge goes to its nearest half point: 0, 33.5, 66.5, 100.
  @Test("AL-120: edges round, so neighbours meet and widths differ by a pixel")
  func thirds() {
    let grid = PixelGrid(scale: 2)
    let third = 100.0 / 3
    let parts = (0..<3).map {
      grid.round(LayoutRect(x: Double($0) * third, y: 0, width: third, height: 1))
    }
    #expect(parts.map(\.minX) == [0, 33.5, 66.5])
    #expect(parts.map(\.width) == [33.5, 33, 33.5])
  }

  /// Recorded on a device at scale 3: exact x 107.2, width 105.6. Edges 107.2 → 322/3 and
  /// 212.8 → 638/3, so the width is 316/3 = 105.333; rounding the width alone would give 317/3.
  @Test("AL-120: lengths follow from edges")
  func recordedAtThree() {
    let rounded = PixelGrid(scale: 3).round(LayoutRect(x: 107.2, y: 0, width: 105.6, height: 0))
    #expect(near(rounded.x, 107 + 1.0 / 3))
    #expect(near(rounded.width, 105 + 1.0 / 3))
  }

  /// Half a pixel goes up, whether it arrives exactly or with the noise of additions.
  @Test("AL-120: half rounds up, noise included")
  func halves() {
    let grid = PixelGrid(scale: 1)
    #expect(grid.round(47.5) == 48)
    #expect(grid.round(47.5 - 1e-10) == 48)
    #expect(grid.round(-0.5) == 0)
    #expect(grid.round(47.49) == 47)
    #expect(grid.round(.infinity) == .infinity)
  }

  /// Recorded on a 2× device: (300 - 2 * 10) / 3 = 93.333 with gaps of 10 lies at 0, 103.33 and
  /// 206.67; shifted by 10 the edges round to 10, 103.5 | 113.5, 206.5 | 216.5, 310.
  @Test("AL-120: a column recorded at scale 2")
  func column() {
    let grid = PixelGrid(scale: 2)
    let height = 280.0 / 3
    let rounded = (0..<3).map {
      grid.round(LayoutRect(x: 0, y: 10 + Double($0) * (height + 10), width: 0, height: height))
    }
    #expect(rounded.map(\.y) == [10, 113.5, 216.5])
    #expect(rounded.map(\.height) == [93.5, 93, 93.5])
  }

  @Test("a grid of scale 0 rounds nothing")
  func none() {
    let rect = LayoutRect(x: 1.23, y: 4.56, width: 7.89, height: 0.12)
    #expect(PixelGrid.none.round(rect) == rect)
    for scale in [Double.nan, .infinity, -2] {
      #expect(PixelGrid(scale: scale).round(rect) == rect)
      #expect(PixelGrid(scale: scale).round(1.3) == 1.3)
    }
  }
}
