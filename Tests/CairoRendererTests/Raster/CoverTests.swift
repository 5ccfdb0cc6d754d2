import Drawing
import Foundation
import Testing

@testable import CairoRenderer

/// What shapes and clips cover does not depend on which part of a bitmap is asked for.
@Suite struct CoverTests {
  private static let modes: [CGBlendMode] =
    [.normal, .normal, .normal] + CGBlendMode.allCases.filter { $0 != .normal }

  /// The marks of a drawing but those in gradients, which Cairo counts from where a row begins.
  private func operations(_ seed: UInt64) -> [DrawingOperation] {
    RandomPicture.list(seed: seed, modes: Self.modes, isOnWhite: seed % 2 == 0).operations.filter {
      switch $0 {
      case .fill(let fill): if case .color = fill.paint { true } else { false }
      default: true
      }
    }
  }

  private func pixels(_ operations: [DrawingOperation], of part: PixelRect) throws -> [UInt32] {
    let bitmap = try #require(CairoBitmap(region: part, patternDepth: 0))
    for operation in operations { bitmap.perform(operation) }
    return bitmap.readPixels(x: 0, y: 0, width: part.width, height: part.height)
  }

  /// Strips of a bitmap, each drawn as a bitmap of its own.
  @Test("A part is, byte for byte, what it is in the whole", arguments: 0..<40)
  func parts(seed: UInt64) throws {
    let operations = operations(seed)
    let side = Int(RandomPicture.side)
    let whole = try pixels(operations, of: PixelRect(x: 0, y: 0, width: side, height: side))
    for part in [
      PixelRect(x: 0, y: 31, width: side, height: 1),
      PixelRect(x: 17, y: 0, width: 3, height: side),
      PixelRect(x: 40, y: 40, width: 20, height: 20), PixelRect(x: 55, y: 5, width: 1, height: 1),
      PixelRect(x: 3, y: 60, width: 90, height: 7),
    ] {
      let wrong = try pixels(operations, of: part).enumerated().filter { index, pixel in
        let (row, column) = index.quotientAndRemainder(dividingBy: part.width)
        return whole[(part.y + row) * side + part.x + column] != pixel
      }
      #expect(wrong.isEmpty, "seed \(seed): \(wrong.count) pixels of \(part)")
    }
  }

  /// A line across tiles, dashed, and a circle of several tiles: covered where they are, and nothing is left out at joints.
  @Test("Tiles of a large shape join without a seam")
  func tiles() throws {
    let bitmap = try #require(CairoBitmap(width: 9_000, height: 600, isOpaque: false))
    let disc = CGMutablePath()
    disc.addEllipse(in: CGRect(x: 100, y: -4_000, width: 8_800, height: 8_800))
    let black = Paint.color(ColorComponents(red: 0, green: 0, blue: 0, alpha: 1))
    bitmap.perform(.fill(FillOperation(path: disc, paint: black, compositing: Compositing())))
    let pixels = bitmap.readPixels(x: 200, y: 0, width: 8_600, height: 600)
    #expect(pixels.allSatisfy { $0 == 0xFF00_0000 })
    let edge = bitmap.readPixels(x: 0, y: 400, width: 9_000, height: 1).map { $0 >> 24 }
    #expect(edge[..<100].allSatisfy { $0 == 0 } && edge[8_900...].allSatisfy { $0 == 0 })
  }

  /// The half plane on one side of the line through (40, 0) and (0, 20), as a triangle whose corners lie `reach` away, seen in
  /// the bitmap whose corner is at `corner`.
  private func halfPlane(reach: CGFloat, corner: CGPoint, side: Int) throws -> [UInt32] {
    let bitmap = try #require(CairoBitmap(width: side, height: side, isOpaque: false))
    let path = CGMutablePath()
    let ends = [
      CGPoint(x: 40 + 2 * reach, y: -reach), CGPoint(x: 40 - 2 * reach, y: reach),
      CGPoint(x: -2 * reach, y: -reach),
    ]
    path.addLines(between: ends.map { CGPoint(x: $0.x - corner.x, y: $0.y - corner.y) })
    path.closeSubpath()
    let black = Paint.color(ColorComponents(red: 0, green: 0, blue: 0, alpha: 1))
    bitmap.perform(.fill(FillOperation(path: path, paint: black, compositing: Compositing())))
    return bitmap.readPixels(x: 0, y: 0, width: side, height: side)
  }

  /// A corner beyond the numbers that Cairo has was moved to their end before, which turned the edges that meet in it.
  @Test(
    "An edge of a huge shape is where that of a small one is, in every part",
    arguments: [5_000, 3_000_000, 30_000_000, 400_000_000_000])
  func hugeShapes(reach: CGFloat) throws {
    let small = try halfPlane(reach: 1_000, corner: .zero, side: 48)
    #expect(Set(small.map { $0 >> 24 }).count > 2, "the edge crosses the bitmap")
    #expect(
      try halfPlane(reach: reach, corner: .zero, side: 48).map { $0 >> 24 }.elementsEqual(
        small.map { $0 >> 24 }
      ) {
        abs(Int($0) - Int($1)) <= 2
      })
    let whole = try halfPlane(reach: reach, corner: .zero, side: 48)
    let part = try halfPlane(reach: reach, corner: CGPoint(x: 9, y: 7), side: 16)
    for (index, pixel) in part.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: 16)
      #expect(whole[(row + 7) * 48 + column + 9] == pixel)
    }
  }

  /// Edges that no part knows to the pixel are shown by none.
  @Test("A slanted shape with corners beyond a trillion pixels is not painted")
  func endlessShapes() throws {
    #expect(try halfPlane(reach: 4e17, corner: .zero, side: 48).allSatisfy { $0 == 0 })
    #expect(
      try halfPlane(reach: 4e17, corner: CGPoint(x: 9, y: 7), side: 16).allSatisfy { $0 == 0 })
  }

  @Test("A line to a far point keeps its direction", arguments: [0, 3] as [CGFloat])
  func farLines(width: CGFloat) throws {
    func alphas(_ reach: CGFloat) throws -> [Int] {
      let bitmap = try #require(CairoBitmap(width: 48, height: 48, isOpaque: false))
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 2, y: 5))
      path.addLine(to: CGPoint(x: 2 + 4 * reach, y: 5 + 3 * reach))
      let style = StrokeStyle(width: width)
      let black = Paint.color(ColorComponents(red: 0, green: 0, blue: 0, alpha: 1))
      bitmap.perform(.stroke(StrokeOperation(path: path, style: style, paint: black)))
      return bitmap.readPixels(x: 0, y: 0, width: 48, height: 48).map { Int($0 >> 24) }
    }
    let near = try alphas(100)
    #expect(near.contains { $0 > 100 })
    for reach: CGFloat in [100_000, 10_000_000] {
      let far = try alphas(reach)
      // Cairo takes 15 rows of samples a pixel: a step is 17 levels (GC-22).
      #expect(zip(near, far).allSatisfy { abs($0 - $1) <= 17 })
    }
  }
}
