import AutoLayout
import JudgedSystems
import PropertyTesting
import Testing

/// A mistake somebody might make between a layout and its engine.
enum PlantedLayoutDefect: String, CaseIterable, Sendable {
  /// Leading always means left.
  case directionIgnored
  /// Constants keep their sign where the layout is mirrored.
  case constantNotMirrored
  /// Natural sizes do not follow the size of text.
  case textScaleIgnored
  /// The factor of a rule is lost.
  case multiplierDropped
  /// Weak rules are taken for noise.
  case weakRulesDropped
  /// Hugging counts for nothing.
  case huggingIgnored
  /// Edges are rounded up to the next pixel instead of to the nearest.
  case roundedUp

  func mistaken(_ layout: GeneratedLayout) -> GeneratedLayout {
    var wrong = layout
    switch self {
    case .directionIgnored:
      wrong.direction = .leftToRight
    case .constantNotMirrored:
      guard layout.direction == .rightToLeft else { break }
      for rule in wrong.rules.indices where wrong.rules[rule].attribute.followsDirection {
        wrong.rules[rule].constant *= -1
      }
    case .textScaleIgnored:
      wrong.textScale = .large
    case .multiplierDropped:
      for rule in wrong.rules.indices { wrong.rules[rule].multiplier = 1 }
    case .weakRulesDropped:
      wrong.rules.removeAll { $0.priority < LayoutPriority(500) }
    case .huggingIgnored:
      for node in wrong.nodes.indices { wrong.nodes[node].content?.hugging = LayoutPriority(1) }
    case .roundedUp:
      break
    }
    return wrong
  }
}

@Suite struct PlantedLayoutDefectTests {
  @Test(arguments: PlantedLayoutDefect.allCases)
  func `a planted defect of an engine is found and shrunk`(_ defect: PlantedLayoutDefect) throws {
    let report = Property(defect.rawValue, .layouts()).check(.cases(1_000, seed: 1)) {
      layout, trial in
      let built = try BuiltLayout(defect.mistaken(layout))
      if defect == .roundedUp {
        for edge in built.rects().dropFirst().flatMap({ [$0.minX, $0.maxX, $0.minY, $0.maxY] }) {
          try trial.expectEqual(edge.rounded(.up), edge, within: 0.5, "an edge")
        }
      } else {
        try requireOptimal(built.systemValues(), of: layout.constraintSystem)
      }
    }
    let layout = try #require(report.counterexample, "\(defect) was not found")
    let found = try #require(report.failure?.counterexample)
    print(
      """
      \(defect.rawValue): case \(found.casesBefore + 1), \(layout.rules.count) rules, \
      \(layout.nodes.count) items after \(found.shrinks) shrinks
      """)
    #expect(layout.rules.count <= 4, "\(found.source)")
    #expect(layout.nodes.count <= 2, "\(found.source)")
  }
}
