import Foundation

/// How fast the machine is now, beside how fast it has been.
///
/// What else runs on a core, or on its other thread, takes a third of the speed for seconds at a time, also where that is
/// another virtual machine, which CPU time doesn't tell. A measurement is shorter than such a time: its median then says
/// how busy the neighbours are. Before each one, of either engine, it is waited until the machine is as fast as it mostly
/// was: as it was before the fastest quarter of the measurements so far. Not as it ever was, because a processor that had
/// nothing to do is faster for a moment than it can be for long. What the machine slowed down during is measured again.
final class Pace {
  /// Seconds that may still be waited, or spent on measuring again.
  private var patience: Double
  /// Seconds that were waited, those that were spent on what was measured again, and how many measurements were taken at
  /// a slower pace, because patience or the longest wait was at its end.
  private var waited = 0.0
  private var dropped = 0.0
  private var disturbed = 0
  /// What the same work took before each measurement, in nanoseconds, in ascending order.
  private var paces: [Int64] = []
  private let words: [UInt64]
  private var remainder: UInt64 = 0

  private static var pause: Double { 0.05 }
  /// Seconds that one measurement waits at most.
  private static var longestWait: Double { 10 }
  /// Seconds: what took longer is not measured again, since one look at its end says little of it.
  private static var longestRepetition: Double { 0.4 }
  /// How much longer than before the fastest quarter of the measurements the work may take.
  private static var tolerance: Double { 1.12 }

  /// Makes a gauge by which so many seconds are waited in all.
  init(patience: Double) {
    self.patience = patience
    words = (0..<4096).map { UInt64($0) &* 0x9e37_79b9_7f4a_7c15 }
    note((0..<200).map { _ in look() }.sorted()[100])
  }

  /// One sentence for the report.
  var summary: String {
    """
    Waited \(Int(waited.rounded())) s until the machine was as fast as it had been, measured \(Int(dropped.rounded())) s again \
    because it was not; \(disturbed) times neither.
    """
  }

  /// Waits until the machine is about as fast as it has been.
  func waitForCalm() {
    let limit = limit
    var pace = leastOfThree
    note(pace)
    var rest = min(patience, Self.longestWait)
    while Double(pace) > limit {
      if rest <= 0 {
        disturbed += 1
        return
      }
      Thread.sleep(forTimeInterval: Self.pause)
      rest -= Self.pause
      patience -= Self.pause
      waited += Self.pause
      pace = leastOfThree
    }
  }

  /// True if the machine has slowed down while something took so many nanoseconds, and there is patience to do it again.
  func hasSlowed(during nanoseconds: Int64) -> Bool {
    if Double(leastOfThree) <= limit { return false }
    let seconds = Double(nanoseconds) / 1e9
    guard seconds <= min(patience, Self.longestRepetition) else {
      disturbed += 1
      return false
    }
    patience -= seconds
    dropped += seconds
    return true
  }

  /// Nanoseconds that the work may take on a machine that is about as fast as it has been.
  private var limit: Double { Self.tolerance * Double(paces[paces.count / 4]) }

  private func note(_ pace: Int64) {
    paces.insert(pace, at: paces.firstIndex { $0 >= pace } ?? paces.count)
  }

  private var leastOfThree: Int64 { min(look(), look(), look()) }

  /// Nanoseconds of work that keeps a core's units busy, as a solver does.
  private func look() -> Int64 {
    let watch = Stopwatch(.wall)
    var sums: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    words.withUnsafeBufferPointer { words in
      for _ in 0..<8 {
        var place = 0
        while place < words.count {
          sums.0 = (sums.0 ^ words[place]) &* 3
          sums.1 = (sums.1 &+ words[place &+ 1]) ^ sums.1 >> 7
          sums.2 = sums.2 > words[place &+ 2] ? sums.2 &- 5 : sums.2 ^ words[place &+ 2]
          sums.3 = (sums.3 &+ words[place &+ 3]) &* 5
          place &+= 4
        }
      }
    }
    let elapsed = watch.elapsed
    // So that the work is not left out.
    remainder ^= sums.0 ^ sums.1 ^ sums.2 ^ sums.3
    return elapsed
  }
}
