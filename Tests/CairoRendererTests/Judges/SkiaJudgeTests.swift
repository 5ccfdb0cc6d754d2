import Drawing
import Foundation
import PropertyTesting
import Testing

@testable import CairoRenderer

/// Random drawings against Skia; skipped, visibly, where Python has no module skia (skia-python on PyPI).
@Suite(.enabled(if: SkiaJudge.isInstalled, "Python has no module skia"))
struct SkiaJudgeTests {
  private static let side = 48
  private static let count = 500

  private struct Task: Encodable {
    var side: Int
    var drawings: [RandomDrawing]
  }

  /// Blend modes, gradients, lines, corners and clips of 500 drawings: inside of areas a few levels apart,
  /// at edges between the colours that meet there.
  @Test func fiveHundredDrawings() throws {
    var generator = RandomSource(seed: 500)
    let drawings = (0..<Self.count).map { _ in
      RandomDrawing(side: Double(Self.side), using: &generator)
    }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "skia-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (task, result) = (folder.appending(path: "task.json"), folder.appending(path: "result"))
    try JSONEncoder().encode(Task(side: Self.side, drawings: drawings)).write(to: task)
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "skia_judge.py")
    try #require(try SkiaJudge.python([script.path, task.path, result.path]))
    let bytes = try Data(contentsOf: result)
    let size = Self.side * Self.side
    try #require(bytes.count == Self.count * size * 4)
    var (inside, atEdges, worst) = (0, 0, "")
    for (index, drawing) in drawings.enumerated() {
      let canvas = try Canvas(Self.side, Self.side)
      canvas.context.setFillColor(gray: 1, alpha: 1)
      canvas.context.fill(CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
      drawing.draw(in: canvas.context)
      let pixels = bytes.dropFirst(index * size * 4).prefix(size * 4).withUnsafeBytes {
        Array($0.bindMemory(to: UInt32.self))
      }
      let theirs = try #require(CGImage(width: Self.side, height: Self.side, pixels: pixels))
      let difference = PictureDifference(try #require(canvas.image), theirs)
      if difference.inside > 4 { inside += 1 }
      if difference.farFromEdges > 6 { atEdges += 1 }
      if difference.inside > 4 || difference.farFromEdges > 6, worst.isEmpty {
        worst = "drawing \(index): \(difference)"
      }
    }
    #expect(inside == 0 && atEdges == 0, "\(inside) inside, \(atEdges) at edges; \(worst)")
  }
}
