/// The next breakpoint of a row along a direction.
struct Event: BitwiseCopyable {
  var distance: Double
  var row: RowID
}

extension Event {
  /// Nearer breakpoints first; at equal distance the larger rate, then the older row.
  struct Order {
    private let rates: UnsafeMutablePointer<Double>
    private let usesBlandsRule: Bool

    @inline(__always)
    init(_ rates: Scratch<RowID, Double>, usesBlandsRule: Bool) {
      self.rates = rates.base
      self.usesBlandsRule = usesBlandsRule
    }

    @inline(__always)
    func puts(_ a: Event, before b: Event) -> Bool {
      if a.distance != b.distance { return a.distance < b.distance }
      if !usesBlandsRule {
        let left = abs(rates[Int(a.row)])
        let right = abs(rates[Int(b.row)])
        if left != right { return left > right }
      }
      return a.row < b.row
    }
  }
}
