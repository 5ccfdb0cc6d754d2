import AutoLayout
import Testing

@testable import PropertyTesting

@Suite struct OverlapSearchTests {
  private func rects(_ count: Int, _ make: (Int) -> (x: Double, y: Double, w: Double, h: Double))
    -> [LayoutRect]
  {
    (0..<count).map { index in
      let (x, y, width, height) = make(index)
      return LayoutRect(x: x, y: y, width: width, height: height)
    }
  }

  /// All pairs, each compared with each.
  private func naive(_ rects: [LayoutRect], depth: Double) -> Set<[Int]> {
    var pairs: Set<[Int]> = []
    for first in rects.indices {
      for second in rects.indices where second > first {
        guard let common = rects[first].intersection(with: rects[second]),
          min(common.width, common.height) > depth
        else { continue }
        pairs.insert([first, second])
      }
    }
    return pairs
  }

  @Test(arguments: 0..<50)
  func itFindsWhatEachAgainstEachFinds(seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    func number(_ range: UInt64) -> Double { Double(random.next() % range) }
    let rects = rects(1 + Int(random.next() % 14)) { _ in
      (number(40), number(40), number(12), number(12))
    }
    let found = Set(OverlapSearch(rects, depth: 2).pairs.map { [$0.first, $0.second] })
    #expect(found == naive(rects, depth: 2))
  }

  /// A row, a column, a grid and a heap: what is compared grows as the number does.
  @Test(arguments: [0, 1, 2, 3])
  func comparisonsGrowAsTheNumber(shape: Int) {
    func search(_ count: Int) -> OverlapSearch {
      OverlapSearch(
        rects(count) { index in
          switch shape {
          case 0: (Double(index) * 50, 0, 48, 20)
          case 1: (0, Double(index) * 22, 300, 20)
          case 2: (Double(index % 10) * 50, Double(index / 10) * 22, 48, 20)
          default: (0, 0, 100, 20)
          }
        }, depth: 2)
    }
    let (few, many) = (search(2_000), search(8_000))
    #expect(many.comparisons <= 5 * few.comparisons + 8_000)
    #expect(many.comparisons <= 8_000 * 1_000)
    #expect(many.pairs.count <= 8_000 * ScreenProperty.overlapLimit)
    #expect(shape == 3 ? many.pairs.count > 8_000 : many.pairs.isEmpty)
  }
}
