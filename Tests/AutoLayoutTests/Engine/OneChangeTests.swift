import AutoLayout
import PropertyTesting
import Testing

/// All that one change of an owner's facts turns is turned as one: no row is held against one that is out of date.
@Suite("Changes of one owner are one change") struct OneChangeTests {
  /// Of `s: [c][8][d]` every row is turned. With the first turned and the second not, `c` would have to lie left of
  /// `s` by the width of `d`: the rows exclude each other one by one, and hold together before and after.
  @Test("A turned stack with spacing conflicts with nothing") func direction() throws {
    let world = World(width: 320)
    let s = world.box("s")
    let c = world.box("c", in: s)
    let d = world.box("d", in: s)
    try world.add(s, .leading, .equal, world.root, .leading)
    try world.add(s, .trailing, .equal, world.root, .trailing)
    try world.add(c, .leading, .equal, s, .leading)
    try world.add(d, .leading, .equal, c, .trailing, plus: 8)
    try world.add(s, .trailing, .equal, d, .trailing)
    try world.add(c, .width, .equal, 85)
    #expect(near(world.rect(c), LayoutRect(x: 0, y: 0, width: 85, height: 0)))
    for box in [world.root, s, c, d] { world.engine.setDirection(.rightToLeft, of: box) }
    #expect(near(world.rect(c), LayoutRect(x: 235, y: 0, width: 85, height: 0)))
    #expect(near(world.rect(d), LayoutRect(x: 0, y: 0, width: 227, height: 0)))
    for box in [world.root, s, c, d] { world.engine.setDirection(.leftToRight, of: box) }
    #expect(near(world.rect(c), LayoutRect(x: 0, y: 0, width: 85, height: 0)))
    #expect(world.conflicts.isEmpty)
  }

  /// An inequality of two edges is mirrored: its required side changes as its terms stay those of one width.
  @Test("A relation that is mirrored, and a constant that changes with it") func mirrored() throws {
    let world = World(width: 100)
    let a = world.box("a")
    try world.add(a, .leading, .greaterThanOrEqual, world.root, .leading, plus: 30)
    try world.add(a, .trailing, .equal, world.root, .trailing)
    try world.add(a, .width, .equal, 60)
    #expect(near(world.rect(a).x, 40))
    world.engine.setDirection(.rightToLeft, of: world.root)
    #expect(near(world.rect(a).x, 0))
    #expect(world.conflicts.isEmpty)
  }

  /// Random rows of boxes, chained by leading and trailing edges: any change of direction, margins or natural sizes and its
  /// reverse leave rectangles and broken constraints as they were, and no conflict is told of a state that can hold.
  @Test("A change and its reverse leave everything as it was", arguments: 0..<200)
  func reverse(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let world = World(width: 320)
    var boxes: [Box] = []
    var owners = [world.root]
    for index in 0..<2 + random.below(6) {
      let owner = owners[random.below(owners.count)]
      let box = world.box("b\(index)", in: owner)
      if random.below(100) < 40 { owners.append(box) }
      try world.add(box, .top, .equal, owner, .top)
      try world.add(box, .height, .equal, 20)
      let before = boxes.last { $0.layoutParent === owner }
      if let before {
        try world.add(box, .leading, .equal, before, .trailing, plus: Double(random.below(13)))
      } else {
        try world.add(
          box, .leading, .equal, owner, random.below(100) < 50 ? .leading : .leadingMargin)
      }
      world.engine.setContentSize(
        LayoutSize(width: Double(5 + random.below(56)), height: 20), of: box)
      boxes.append(box)
    }
    for owner in owners {
      if let last = boxes.last(where: { $0.layoutParent === owner }), owner !== world.root {
        try world.add(owner, .trailing, .equal, last, .trailing)
      }
    }
    world.engine.solve()
    let frames = boxes.map { world.rect($0) }
    let conflicts = world.conflicts.count
    for _ in 0..<3 {
      if random.below(100) < 60 {
        for box in owners { world.engine.setDirection(.rightToLeft, of: box) }
        world.engine.solve()
        for box in owners { world.engine.setDirection(.leftToRight, of: box) }
      } else {
        let margins = LayoutInsets(top: 8, left: 40, bottom: 8, right: 16)
        for box in owners { world.engine.setMargins(margins, of: box) }
        world.engine.solve()
        let usual = LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)
        for box in owners { world.engine.setMargins(usual, of: box) }
      }
      world.engine.solve()
      for (box, frame) in zip(boxes, frames) { #expect(near(world.rect(box), frame)) }
    }
    #expect(world.conflicts.count == conflicts && conflicts == 0)
  }
}

extension RandomSource {
  /// A number below a bound.
  fileprivate mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
