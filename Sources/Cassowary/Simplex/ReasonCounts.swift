/// How often the factors were made anew for each reason.
package struct ReasonCounts: Sendable, Equatable {
  /// Four words for every fourth reason: room for sixteen.
  private var first = SIMD4<Int32>()
  private var second = SIMD4<Int32>()
  private var third = SIMD4<Int32>()
  private var fourth = SIMD4<Int32>()

  package internal(set) subscript(reason: LeaveReason) -> Int {
    get {
      let place = Int(reason.rawValue)
      return switch place / 4 {
      case 0: Int(first[place % 4])
      case 1: Int(second[place % 4])
      case 2: Int(third[place % 4])
      default: Int(fourth[place % 4])
      }
    }
    set {
      let (place, count) = (Int(reason.rawValue), Int32(truncatingIfNeeded: newValue))
      switch place / 4 {
      case 0: first[place % 4] = count
      case 1: second[place % 4] = count
      case 2: third[place % 4] = count
      default: fourth[place % 4] = count
      }
    }
  }
}
