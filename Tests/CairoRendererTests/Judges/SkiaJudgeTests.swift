import Drawing
import Foundation
import PortableUIKit
import Testing

@testable import CairoRenderer

/// Five hundred random drawings against Skia; skipped, visibly, where it is not installed.
@Suite(
  .enabled(
    if: SkiaJudge.isWanted,
    "takes over 20 s: set SKIA_JUDGE=1, and run .ci/skia first or name a python by SKIA_PYTHON"))
struct SkiaJudgeTests {
  /// All modes but colour burn and plus darker, which compute as Core Graphics does and not as others do.
  private static let modes: [CGBlendMode] =
    [.normal, .normal, .normal, .normal, .normal, .normal, .normal, .normal]
    + CGBlendMode.allCases.filter { $0 != .colorBurn && $0 != .plusDarker }

  @Test func randomDrawings() throws {
    let lists = (0..<500).map {
      RandomPicture.list(seed: UInt64($0), modes: Self.modes, isOnWhite: $0 % 2 == 0)
    }
    let side = Int(RandomPicture.side)
    let judged = try SkiaJudge.pixels(of: lists, width: side, height: side)
    var wrong: [String] = []
    for (seed, (list, pixels)) in zip(lists, judged).enumerated() {
      let bitmap = try #require(CairoBitmap(width: side, height: side, isOpaque: false))
      list.replay(into: bitmap)
      let own = bitmap.readPixels(x: 0, y: 0, width: side, height: side)
      let first = try #require(CGImage(width: side, height: side, pixels: own))
      let second = try #require(CGImage(width: side, height: side, pixels: pixels))
      let difference = PictureDifference(first, second)
      if difference.inside > 2 || difference.farFromEdges > 0 {
        wrong.append("\(seed): \(difference)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) of 500: \(wrong.joined(separator: "; "))")
  }
}
