/// A price over all levels at once, compared level by level from the highest: the ordered vector space in
/// which priorities that are never traded become ordinary numbers.
struct LexicographicPrice: Hashable, Sendable {
  /// The amount at each level, highest first.
  var lanes: [Double]

  /// Makes the price zero.
  init(levels: Int) {
    lanes = [Double](repeating: 0, count: levels)
  }

  init(lanes: [Double]) {
    self.lanes = lanes
  }

  /// The first lane that is not noise decides: -1, 0 or 1.
  func sign(tolerance: Double) -> Int {
    for lane in lanes where lane.magnitude > tolerance {
      return lane < 0 ? -1 : 1
    }
    return 0
  }

  /// The index of the first lane that is not noise.
  func leadingLane(tolerance: Double) -> Int? {
    lanes.firstIndex { $0.magnitude > tolerance }
  }

  mutating func add(_ other: LexicographicPrice, times factor: Double) {
    for lane in lanes.indices {
      lanes[lane] += factor * other.lanes[lane]
    }
  }

  static func - (a: LexicographicPrice, b: LexicographicPrice) -> LexicographicPrice {
    LexicographicPrice(lanes: zip(a.lanes, b.lanes).map { $0 - $1 })
  }

  static prefix func - (a: LexicographicPrice) -> LexicographicPrice {
    LexicographicPrice(lanes: a.lanes.map { -$0 })
  }
}
