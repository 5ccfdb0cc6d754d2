import AutoLayout
import Testing

/// Linear constraints over several quantities, by hand-derived values.
@Suite struct SumConstraintTests {
  private final class Box: LayoutItem {
    weak var layoutParent: (any LayoutItem)?
    init(in parent: Box? = nil) { layoutParent = parent }
  }

  private func pin(_ box: Box, _ width: Double, _ engine: LayoutEngine) throws {
    try engine.install(LayoutConstraint(box, .width, .equal, constant: width))
  }

  @Test func aSumOfTwoWidthsAndAFreeVariableIsKept() throws {
    let root = Box()
    let left = Box(in: root)
    let right = Box(in: root)
    let engine = LayoutEngine(root: root, size: LayoutSize(width: 300, height: 100))
    try pin(left, 120, engine)
    let gap = engine.makeVariable("gap")
    try engine.install(
      LayoutConstraint([], variables: [(gap, 1)], .equal, constant: 10))
    // 120 + right + 2 * 10 = 300
    let sum = LayoutConstraint(
      [.init(left, .width), .init(right, .width)], variables: [(gap, 2)], .equal, constant: 300)
    try engine.install(sum)
    engine.solve()
    #expect(engine.alignmentRect(of: right).width == 160)
    try sum.setConstant(400)
    engine.solve()
    #expect(engine.alignmentRect(of: right).width == 260)
    engine.uninstall(sum)
    engine.solve()
    #expect(engine.alignmentRect(of: right).width == 0)
  }

  @Test func leadingIsMeasuredFromTheLeadingSide() throws {
    let root = Box()
    let box = Box(in: root)
    let engine = LayoutEngine(root: root, size: LayoutSize(width: 300, height: 100))
    try pin(box, 50, engine)
    try engine.install(LayoutConstraint([.init(box, .leading)], .equal, constant: 20))
    engine.solve()
    #expect(engine.alignmentRect(of: box).x == 20)
    #expect(engine.value(of: .leading, of: box) == 20)
    engine.setDirection(.rightToLeft, of: root)
    engine.solve()
    // 300 - 20 - 50
    #expect(engine.alignmentRect(of: box).x == 230)
    #expect(engine.value(of: .leading, of: box) == 20)
  }

  @Test func theLatestLinearConstraintYieldsAndComesBack() throws {
    let root = Box()
    let box = Box(in: root)
    let engine = LayoutEngine(root: root, size: LayoutSize(width: 300, height: 100))
    engine.recoversBrokenConstraints = true
    let first = LayoutConstraint([.init(box, .width)], .equal, constant: 10)
    let second = LayoutConstraint([.init(box, .width)], .greaterThanOrEqual, constant: 20)
    try engine.install(first)
    try engine.install(second)
    engine.solve()
    #expect(!first.isBroken && second.isBroken)
    engine.uninstall(first)
    engine.solve()
    #expect(!second.isBroken)
    #expect(engine.alignmentRect(of: box).width == 20)
  }
}
