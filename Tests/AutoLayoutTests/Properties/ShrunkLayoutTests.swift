import AutoLayout
import JudgedSystems
import PropertyTesting
import Testing

/// Layouts that once led the engine to a wrong answer, as the property tests shrank them.
@Suite struct ShrunkLayoutTests {
  @Test func `a tie of a high priority is settled only after lower priorities were heard`() throws {
    // Item 7 is as wide as the window or of no width, at the same price of 320 at 999; hugging at 250
    // decides for the latter, whatever order the items were mentioned in.
    let again = LayoutRule(1, .leading, .equal, 0, .leading, priority: .defaultLow)
    let built = try BuiltLayout(
      GeneratedLayout(
        window: LayoutSize(width: 320, height: 480),
        nodes: [
          .init(in: 0), .init(in: 0), .init(in: 0), .init(in: 0), .init(in: 0), .init(in: 0),
          .init(in: 0, content: .init(0.5, 0, hugging: .defaultLow, compression: .defaultLow)),
          .init(in: 0),
        ],
        rules: [
          .init(5, .height, .equal, constant: 0),
          .init(7, .width, .equal, 0, .width, priority: LayoutPriority(999)),
          again, again, again, again,
          .init(5, .height, .equal, 7, .width, priority: .defaultLow),
        ]))
    try built.apply(.setPriority(rule: 6, LayoutPriority(999)))
    try requireOptimal(built.systemValues(), of: built.layout.constraintSystem)
  }
}
