import AutoLayout

/// A tree, its engine, and everything that can be done to both, drawn at random, by whoever plays and by the hooks.
struct HookPlay {
  let root = Box("root")
  let engine: LayoutEngine
  private(set) var boxes: [Box] = []
  private let state: State

  /// What hooks and the player draw from, so that a seed tells all.
  private final class State {
    var random: UInt64
    var depth = 0
    init(seed: UInt64) { random = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    func below(_ count: Int) -> Int {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      return Int(random % UInt64(count))
    }
  }

  init(seed: UInt64) {
    state = State(seed: seed)
    engine = LayoutEngine(root: root, size: LayoutSize(width: 320, height: 480))
    for number in 0..<8 {
      let parent = number == 0 || state.below(3) == 0 ? root : boxes[state.below(boxes.count)]
      boxes.append(Box("box \(number)", in: parent))
    }
    let (boxes, state, root) = (boxes, state, root)
    engine.onConflict = { [unowned engine] _ in
      Self.change(engine, root, boxes, state)
    }
    engine.onLimitExceeded = { [unowned engine] _ in
      Self.change(engine, root, boxes, state)
    }
  }

  mutating func act() {
    if state.below(3) == 0 { return ask() }
    Self.change(engine, root, boxes, state)
    if state.below(4) == 0 { engine.solve() }
  }

  /// One of the questions, each of which brings the solver up to date first.
  private func ask() {
    let box = boxes[state.below(boxes.count)]
    switch state.below(9) {
    case 0: _ = engine.reason(for: .left, of: box)
    case 1: _ = engine.rulesAffectingLayout(of: box, axis: .vertical)
    case 2: _ = engine.hasAmbiguousLayout(box)
    case 3: _ = engine.exerciseAmbiguity(of: box)
    case 4: _ = engine.trace(showsFrames: true)
    case 5: _ = engine.ambiguityReport(for: box)
    case 6: _ = engine.fittingSize(of: box)
    case 7: _ = engine.frame(of: box)
    default: engine.solve()
    }
  }

  private static func change(
    _ engine: LayoutEngine, _ root: Box, _ boxes: [Box], _ state: State
  ) {
    if state.depth > 3 { return }
    state.depth += 1
    defer { state.depth -= 1 }
    let box = boxes[state.below(boxes.count)]
    let other = boxes[state.below(boxes.count)]
    switch state.below(14) {
    case 0: engine.remove(box)
    case 1:
      if !box.contains(other) {
        other.adopt(box)
        engine.move(box)
      }
    case 2:
      root.adopt(box)
      engine.move(box)
    case 3: if !box.contains(other) { other.adopt(box) }
    case 4:
      engine.setContentSize(
        LayoutSize(width: Double(state.below(90)), height: Double(state.below(90))), of: box)
    case 5:
      engine.setAutoresizing(
        frame: LayoutRect(x: 1, y: 2, width: Double(state.below(50)), height: 4),
        parentSize: LayoutSize(width: 100, height: 100), mask: .flexibleWidth, of: box)
    case 6: engine.clearAutoresizing(of: box)
    case 7: engine.setReadableGuide(of: box)
    case 8: engine.solve()
    case 9: _ = engine.reason(for: .width, of: box)
    case 10: engine.setBaselineItems(first: other, last: other, of: box)
    default:
      let attributes: [LayoutAttribute] = [.left, .width, .top, .height, .centerX, .right]
      let attribute = attributes[state.below(attributes.count)]
      let constant = state.below(40) == 0 ? 1e9 : Double(state.below(100))
      if attribute == .width || attribute == .height {
        _ = try? engine.install(LayoutConstraint(box, attribute, .equal, constant: constant))
      } else {
        _ = try? engine.install(
          LayoutConstraint(
            box, attribute, .equal, to: state.below(2) == 0 ? root : other, attribute,
            constant: constant))
      }
    }
  }
}

extension Box {
  /// Whether another box is this one or lies below it.
  func contains(_ other: Box) -> Bool {
    var box: Box? = other
    while let current = box {
      if current === self { return true }
      box = current.layoutParent as? Box
    }
    return false
  }
}
