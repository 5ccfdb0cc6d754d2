import AutoLayout
import PropertyTesting
import Testing

/// Facts that change one after the other, and items that move, against an engine that is told of the last state at once:
/// whatever a row was expressed from, it is expressed again if that changes.
@Suite struct FactHistoryTests {
  /// A relation without its engine, to be installed anywhere.
  private struct Relation {
    let constraint: LayoutConstraint
    let owner: Box?

    func copy() -> LayoutConstraint { LayoutConstraint(constraint.layoutForm) }
  }

  /// What engines are told of an item.
  private struct Facts {
    var insets = LayoutInsets.zero
    var margins = LayoutInsets(8)
    var direction = LayoutDirection.leftToRight
    var baseline = LayoutBaseline.top
    var baselineItem: Box?
    var offset: LayoutPoint?
    var guide = LayoutInsets.zero
  }

  /// Scenes in which every item has one possible place: with baselines, that of another item counts, so that all hang on
  /// their parents; in scroll containers, far edges are those of the content.
  private enum Mode {
    case ancestors
    case baselines
    case scrolling
  }

  private final class Scene {
    var random: RandomSource
    let mode: Mode
    let root = Box("root")
    var boxes: [Box]
    var guides: [LayoutSpacer]
    var facts: [Facts]
    var relations: [Relation] = []

    init(seed: UInt64) {
      random = RandomSource(seed: seed)
      mode = [.ancestors, .baselines, .scrolling][Int(seed % 3)]
      boxes = [root]
      for number in 1..<14 {
        boxes.append(Box("b\(number)", in: boxes[Int.random(in: 0..<number, using: &random)]))
      }
      guides = boxes.map { LayoutSpacer(parent: $0, name: "guide of \($0.layoutName)") }
      facts = boxes.map { _ in Facts() }
    }

    func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    func length() -> Double { Double(number(20)) }
    func insets() -> LayoutInsets {
      LayoutInsets(top: length(), left: length(), bottom: length(), right: length())
    }

    /// Whether an item lies at or below another.
    func lies(_ item: Box, in other: Box) -> Bool {
      var next: Box? = item
      while let current = next {
        if current === other { return true }
        next = current.layoutParent as? Box
      }
      return false
    }

    /// Fixes size and place of an item, the place by an item above it or one of its guides: one layout is possible.
    func relate(_ place: Int) throws {
      let box = boxes[place]
      var above: [Int] = []
      for other in boxes.indices where other != place && lies(box, in: boxes[other]) {
        above.append(other)
      }
      if mode == .baselines { above = above.filter { boxes[$0] === box.layoutParent } }
      let horizontal: [LayoutAttribute] =
        mode == .scrolling ? [.left] : [.leading, .left, .centerX, .leadingMargin, .rightMargin]
      let vertical: [LayoutAttribute] =
        switch mode {
        case .ancestors: [.top, .bottomMargin, .centerY]
        case .baselines: [.firstBaseline, .top, .bottomMargin]
        case .scrolling: [.top]
        }
      for (extent, attributes) in [(LayoutAttribute.width, horizontal), (.height, vertical)] {
        try relations.append(
          Relation(
            constraint: LayoutConstraint(box, extent, .equal, constant: 20 + length()), owner: nil))
        let attribute = attributes[number(attributes.count)]
        let other = above[number(above.count)]
        let second: LayoutAttribute = attribute == .firstBaseline ? .top : attribute
        let usesGuide = attribute.rawValue <= LayoutAttribute.centerY.rawValue && number(3) == 0
        let owner = number(3) == 0 ? root : nil
        if number(5) == 0 {
          // As a sum of two quantities.
          let terms = [LayoutTerm(box, attribute), LayoutTerm(boxes[other], second, times: -1)]
          relations.append(
            Relation(constraint: LayoutConstraint(terms, .equal, constant: length()), owner: nil))
        } else {
          try relations.append(
            Relation(
              constraint: LayoutConstraint(
                box, attribute, .equal, to: usesGuide ? guides[other] : boxes[other], second,
                multiplier: number(4) == 0 ? 2 : 1, constant: length()), owner: owner))
        }
      }
    }

    func tell(_ engine: LayoutEngine, _ place: Int) {
      let (box, facts) = (boxes[place], facts[place])
      engine.setAlignmentInsets(facts.insets, of: box)
      engine.setMargins(facts.margins, of: box)
      engine.setDirection(facts.direction, of: box)
      engine.setBaselines(first: facts.baseline, last: .bottom, of: box)
      engine.setBaselineItems(first: facts.baselineItem, last: nil, of: box)
      engine.setGuide(.insets(facts.guide), of: guides[place])
      if let offset = facts.offset {
        engine.setScrollContainer(box)
        engine.setContentOffset(offset, of: box)
      }
    }

    /// Changes one fact about an item.
    func change(_ place: Int) {
      switch number(7) {
      case 0: facts[place].insets = insets()
      case 1: facts[place].margins = insets()
      case 2:
        facts[place].direction =
          facts[place].direction == .leftToRight ? .rightToLeft : .leftToRight
      case 3 where mode == .baselines:
        facts[place].baseline = LayoutBaseline(fraction: 0, offset: length())
      case 4 where mode == .baselines:
        let below = boxes.filter { $0 !== boxes[place] && lies($0, in: boxes[place]) }
        facts[place].baselineItem = below.isEmpty ? nil : below[number(below.count)]
      case 5 where mode == .scrolling: facts[place].offset = LayoutPoint(x: length(), y: length())
      default: facts[place].guide = insets()
      }
    }

    /// Hangs an item elsewhere, with all below it.
    func move(_ engine: LayoutEngine) throws {
      let box = boxes[1 + number(boxes.count - 1)]
      let parents = boxes.filter { !lies($0, in: box) }
      let parent = parents[number(parents.count)]
      parent.adopt(box)
      let gone = engine.move(box)
      for (place, relation) in relations.enumerated()
      where gone.contains(where: { $0 === relation.constraint }) {
        // The item that lost its place has one in its parent instead.
        let attribute =
          relation.constraint.terms.first?.attribute ?? relation.constraint.firstAttribute
        let item = relation.constraint.terms.first?.item ?? relation.constraint.firstItem
        guard let item = item as? Box, let parent = item.layoutParent else { continue }
        let edge: LayoutAttribute = attribute.axis == .horizontal ? .left : .top
        let constraint = try LayoutConstraint(item, edge, .equal, to: parent, edge, constant: 3)
        try engine.install(constraint)
        relations[place] = Relation(constraint: constraint, owner: nil)
      }
      // An item that no longer lies below another answers for no baseline of it.
      for place in boxes.indices {
        guard let item = facts[place].baselineItem else { continue }
        if !lies(item, in: boxes[place]) {
          facts[place].baselineItem = nil
          engine.setBaselineItems(first: nil, last: nil, of: boxes[place])
        }
      }
    }
  }

  @Test(arguments: 0..<24) func `facts that changed one by one are facts told at once`(seed: Int)
    throws
  {
    let scene = Scene(seed: UInt64(seed))
    let size = LayoutSize(width: 400, height: 300)
    let engine = LayoutEngine(root: scene.root, size: size)
    for place in scene.boxes.indices.dropFirst() { try scene.relate(place) }
    for place in scene.boxes.indices { scene.tell(engine, place) }
    for relation in scene.relations {
      try engine.install(relation.constraint, owner: relation.owner)
    }
    engine.solve()
    for step in 0..<40 {
      for _ in 0...scene.number(3) {
        let place = scene.number(scene.boxes.count)
        scene.change(place)
        scene.tell(engine, place)
      }
      if step % 5 == 4 { try scene.move(engine) }
      engine.solve()
      let fresh = LayoutEngine(root: scene.root, size: size)
      for place in scene.boxes.indices { scene.tell(fresh, place) }
      for relation in scene.relations {
        try fresh.install(relation.copy(), owner: relation.owner)
      }
      fresh.solve()
      for box in scene.boxes {
        let (edited, told) = (engine.alignmentRect(of: box), fresh.alignmentRect(of: box))
        #expect(near(edited, told, within: 1e-5), "step \(step), \(box.layoutName)")
      }
      if step == 20 { #expect(engine.constraints.count == scene.relations.count) }
    }
  }
}
