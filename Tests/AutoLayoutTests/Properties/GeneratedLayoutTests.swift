import AutoLayout
import CassowaryDiagnostics
import JudgedSystems
import PropertyTesting
import Testing

/// The engine on layouts that nobody drew, before a judge that reads each rule naively, in absolute
/// coordinates, and knows nothing of the engine.
@Suite struct GeneratedLayoutTests {
  @Test func `AL-7: every layout is a proved optimum, also after edits`() throws {
    let settings = CheckSettings.cases(300)
      .requiring("resize", atLeast: 60).requiring("turn", atLeast: 20)
      .requiring("scale text", atLeast: 20).requiring("set constant", atLeast: 20)
      .requiring("set priority", atLeast: 20).requiring("nested", atLeast: 40)
    try forAll("layouts", .layoutScripts(), settings: settings) { script, trial in
      let built = try BuiltLayout(script.layout)
      for feature in script.layout.features { trial.label(feature) }
      try requireOptimal(built.systemValues(), of: built.layout.constraintSystem)
      for edit in script.edits {
        trial.label(edit.feature)
        try built.apply(edit)
        try requireOptimal(built.systemValues(), of: built.layout.constraintSystem)
      }
      try trial.expectEqual(built.conflictCount, 0, "the number of conflicts")
    }
  }

  @Test func `AL-117: the engine finds open exactly what the judge does`() throws {
    let settings = CheckSettings.cases(150)
      .requiring("open", atLeast: 60).requiring("determined", atLeast: 60)
    try forAll("ambiguity", .layouts(items: 1...4), settings: settings) { layout, trial in
      let built = try BuiltLayout(layout)
      let judged = try Self.openAttributes(layout, values: built.systemValues())
      let boxes = Array(built.boxes.dropFirst())
      let together = built.engine.openAttributes(of: boxes)
      for (box, found) in zip(boxes, together) {
        try trial.expectEqual(
          found, judged[box.number] ?? [], "what is open of item \(box.number), asked with all")
        let open = built.engine.ambiguousAttributes(of: box)
        trial.label(open.isEmpty ? "determined" : "open")
        try trial.expectEqual(open, judged[box.number] ?? [], "what is open of item \(box.number)")
      }
    }
  }

  @Test func `AL-117: many items asked together are as open as each alone`() throws {
    let settings = CheckSettings.cases(60)
      .requiring("open", atLeast: 20).requiring("determined", atLeast: 20)
    try forAll("ambiguity of many", .layouts(items: 5...20), settings: settings) { layout, trial in
      let built = try BuiltLayout(layout)
      let boxes = Array(built.boxes.dropFirst())
      let together = built.engine.openAttributes(of: boxes)
      for (box, found) in zip(boxes, together) {
        trial.label(found.isEmpty ? "determined" : "open")
        let alone = built.engine.ambiguousAttributes(of: box)
        try trial.expectEqual(found, alone, "what is open of item \(box.number)")
      }
    }
  }

  /// What the judge finds open of each item, relative to its parent.
  private static func openAttributes(
    _ layout: GeneratedLayout, values: [Double]
  ) throws -> [Int: [LayoutAttribute]] {
    var problem = ConstraintProblem(layout.constraintSystem)
    var values = values
    var meaning: [Int: (item: Int, attribute: LayoutAttribute)] = [:]
    for (index, node) in layout.nodes.enumerated() {
      let item = index + 1
      for (offset, attribute) in [LayoutAttribute.left, .top].enumerated() {
        // Frames are relative to parents: a variable of its own for the distance of the origins.
        let relative = problem.addVariable("\(attribute.name) of \(item)")
        let own = 4 * item + offset
        let parent = 4 * node.parent + offset
        problem.add(
          "distance", [relative: 1, own: -1, parent: 1], .equal, 0, .required)
        values.append(values[own] - values[parent])
        meaning[relative] = (item, attribute)
      }
      meaning[4 * item + 2] = (item, .width)
      meaning[4 * item + 3] = (item, .height)
    }
    var open: [Int: [LayoutAttribute]] = [:]
    for ambiguity in try Judge(problem, values: values).freedom().ambiguousVariables {
      guard let place = meaning[ambiguity.variable] else { continue }
      open[place.item, default: []].append(place.attribute)
    }
    let order: [LayoutAttribute] = [.left, .top, .width, .height]
    return open.mapValues { found in order.filter { found.contains($0) } }
  }

  @Test func `AL-120: rounded edges are within half a pixel, and shared edges stay shared`() throws
  {
    let input = Generator<(GeneratedLayout, Int)>.zip(.layouts(), .element(of: [1, 2, 3]))
    try forAll("pixels", input, settings: .cases(200), describedBy: Self.source) { input, trial in
      let (layout, scale) = input
      let built = try BuiltLayout(layout)
      built.engine.pixelGrid = PixelGrid(scale: Double(scale))
      built.engine.solve()
      for box in built.boxes.dropFirst() {
        let exact = built.engine.exactFrame(of: box)
        let frame = built.engine.frame(of: box)
        let pairs = [
          (exact.minX, frame.minX), (exact.minY, frame.minY), (exact.maxX, frame.maxX),
          (exact.maxY, frame.maxY),
        ]
        for (wanted, found) in pairs {
          trial.classify("moved", if: wanted != found)
          try trial.expectEqual(
            found, wanted, within: 0.5 / Double(scale) + 1e-5, "an edge of item \(box.number)")
          let pixels = found * Double(scale)
          try trial.expectEqual(pixels, pixels.rounded(), within: 1e-6, "an edge in pixels")
        }
      }
    }
  }

  private static func source(_ input: (GeneratedLayout, Int)) -> String {
    "(\(input.0.swiftSource), \(input.1))"
  }

  @Test func `AL-83: leading and trailing layouts are mirrored`() throws {
    try forAll("mirror", .layouts(items: 1...5), settings: .cases(200)) { layout, trial in
      var start = layout
      start.direction = .leftToRight
      // Only what leads or trails is mirrored: left, right and centres mean the same in every language.
      start.rules.removeAll { rule in
        rule.attribute.kind == .horizontalPosition && !rule.attribute.followsDirection
          && !rule.otherAttribute.followsDirection
      }
      var end = start
      end.direction = .rightToLeft
      let built = try BuiltLayout(start)
      let mirror = try BuiltLayout(end)
      // The mirror image has to be an optimum of the turned layout; with ties it need not be the one found.
      let image = built.rects().map { rect in
        LayoutRect(
          x: layout.window.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      }
      try requireOptimal(
        image.flatMap { [$0.x, $0.y, $0.width, $0.height] }, of: end.constraintSystem)
      try requireOptimal(mirror.systemValues(), of: end.constraintSystem)
    }
  }
}
