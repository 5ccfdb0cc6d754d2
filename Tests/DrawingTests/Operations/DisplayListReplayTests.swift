import Drawing
import Testing

@Suite("Replays of display lists")
struct DisplayListReplayTests {
  private func random(seed: UInt64, count: Int = 60) -> DisplayList {
    var generator = SeededGenerator(seed: seed)
    return record { $0.drawAtRandom(count, using: &generator) }
  }

  private func replayed(
    _ list: DisplayList, _ transform: CGAffineTransform = .identity, damage: CGRect = .infinite
  ) -> [DrawingOperation] {
    let recorder = DisplayListRecorder(extent: list.extent.applying(transform))
    list.replay(into: recorder, transform: transform, damage: damage)
    return recorder.finish().operations
  }

  @Test("Seeds 0 to 199: random calls give a balanced list of finite bounds within the extent")
  func balanced() {
    for seed in 0..<200 as Range<UInt64> {
      let list = random(seed: seed)
      #expect(list.isBalanced, "seed \(seed)")
      for bounds in list.bounds where !bounds.isNull {
        #expect(list.extent.contains(bounds), "seed \(seed)")
      }
    }
  }

  @Test("Seeds 0 to 199: a list replayed at a scale has the operations that drawing at it makes")
  func scaled() {
    for seed in 0..<200 as Range<UInt64> {
      for scale: CGFloat in [0.5, 2, 4] {
        let list = random(seed: seed)
        var generator = SeededGenerator(seed: seed)
        let recorder = DisplayListRecorder(
          extent: CGRect(x: 0, y: 0, width: 100 * scale, height: 100 * scale))
        let context = CGContext(
          sink: recorder, bounds: recorder.extent,
          userToSink: CGAffineTransform(scaleX: scale, y: scale))
        context.drawAtRandom(60, using: &generator)
        context.finish()
        let direct = recorder.finish()
        let found = list.operations.map { $0.applying(CGAffineTransform(scaleX: scale, y: scale)) }
        #expect(found.count == direct.count, "seed \(seed)")
        for (a, b) in zip(found, direct.operations) {
          #expect(a.isAlmost(b), "seed \(seed), scale \(scale)")
        }
      }
    }
  }

  @Test("Seeds 0 to 199: a list moved by whole points and back is the same list")
  func translated() {
    for seed in 0..<200 as Range<UInt64> {
      let list = random(seed: seed)
      let there = CGAffineTransform(translationX: 64, y: -128)
      let moved = replayed(list, there)
      let recorder = DisplayListRecorder(extent: list.extent)
      for operation in moved { recorder.perform(operation.applying(there.inverted())) }
      let back = recorder.finish()
      #expect(back.count == replayed(list).count, "seed \(seed)")
      #expect(back.paintedBounds.isNull == list.paintedBounds.isNull)
      if !list.isEmpty {
        #expect(abs(back.paintedBounds.minX - list.paintedBounds.minX) < 1e-6)
        #expect(abs(back.paintedBounds.height - list.paintedBounds.height) < 1e-6)
      }
    }
  }

  @Test("Seeds 0 to 199: a replay for a damage has all marks that touch it, balanced")
  func culled() {
    for seed in 0..<200 as Range<UInt64> {
      let list = random(seed: seed)
      let damage = CGRect(x: 40, y: 40, width: 5, height: 5)
      let operations = replayed(list, damage: damage)
      let touching = zip(list.operations, list.bounds).filter { operation, bounds in
        operation.isMark && bounds.intersects(damage)
      }.map(\.0)
      #expect(touching.allSatisfy(operations.contains), "seed \(seed)")
      #expect(operations.count <= list.count)
    }
  }

  @Test("Of two squares only the damaged one is replayed")
  func twoSquares() {
    let list = record { context in
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.saveGState()
      context.clip(to: CGRect(x: 50, y: 50, width: 10, height: 10))
      context.fill(CGRect(x: 50, y: 50, width: 100, height: 100))
      context.restoreGState()
    }
    #expect(replayed(list, damage: CGRect(x: 0, y: 0, width: 5, height: 5)).count == 1)
    #expect(replayed(list, damage: CGRect(x: 55, y: 55, width: 1, height: 1)).count == 3)
    #expect(replayed(list, damage: CGRect(x: 70, y: 70, width: 9, height: 9)).isEmpty)
  }

  @Test("A recorder drops ends without a beginning")
  func strayEnds() {
    let recorder = DisplayListRecorder(extent: CGRect(x: 0, y: 0, width: 1, height: 1))
    recorder.perform(.popClip)
    recorder.perform(.endGroup)
    recorder.perform(.beginGroup(GroupOperation(bounds: recorder.extent)))
    recorder.perform(.popClip)
    #expect(recorder.finish().isBalanced)
  }
}

extension DrawingOperation {
  /// Whether both are the same, the bounds of groups up to rounding.
  fileprivate func isAlmost(_ other: DrawingOperation) -> Bool {
    guard case .beginGroup(var mine) = self, case .beginGroup(let theirs) = other else {
      return self == other
    }
    let (a, b) = (mine.bounds, theirs.bounds)
    if a.isNull || b.isNull { return a.isNull == b.isNull }
    mine.bounds = b
    let sides = [(a.minX, b.minX), (a.minY, b.minY), (a.maxX, b.maxX), (a.maxY, b.maxY)]
    return mine == theirs && sides.allSatisfy { abs($0.0 - $0.1) < 1e-6 }
  }

  fileprivate var isMark: Bool {
    switch self {
    case .fill, .stroke, .image, .glyphs: true
    default: false
    }
  }
}
