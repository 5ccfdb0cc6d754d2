import AutoLayout
import Testing

/// What values of the engine print: written out by hand.
@Suite struct EngineDescriptionTests {
  private final class Box: LayoutItem {
    let layoutName: String
    weak var layoutParent: (any LayoutItem)?

    init(_ name: String, in parent: Box? = nil) {
      layoutName = name
      layoutParent = parent
    }
  }

  @Test func geometryReadsAsInApplesTexts() {
    #expect("\(LayoutRect(x: 16, y: 8, width: 320.5, height: 44))" == "(16 8; 320.5 44)")
    #expect("\(LayoutSize(width: 320, height: 44))" == "(320 44)")
    #expect("\(LayoutPoint(x: 1, y: -2))" == "(1 -2)")
    #expect("\(LayoutInsets(top: 59, left: 0, bottom: 34, right: 0))" == "(59 0 34 0)")
    #expect("\(LayoutPriority.defaultHigh)" == "750")
    #expect("\(LayoutAttribute.centerX)" == "centerX")
  }

  @Test func anEngineSaysWhatItLaysOutAndDumpsTheTree() throws {
    let card = Box("card")
    let title = Box("title", in: card)
    let engine = LayoutEngine(root: card, size: LayoutSize(width: 320, height: 200))
    try engine.install(
      LayoutConstraint(title, .width, .equal, constant: 100))
    engine.solve()
    #expect("\(engine)".hasPrefix("LayoutEngine of card: 2 items, "))
    var text = ""
    dump(engine, to: &text, maxDepth: 2)
    #expect(text.contains("•card (0 0; 320 200)"))
    #expect(text.contains("*title"))
    #expect(text.contains("solver: Solver with"))
  }
}
