import AutoLayout

extension Generator where Value == GeneratedLayout {
  /// Generates layouts whose required constraints hold together in every window, direction and text scale.
  ///
  /// Required are, per item and axis, at most one position relative to an item before it and one size that
  /// cannot become negative; everything else is optional. That is also how people build screens.
  public static func layouts(items: ClosedRange<Int> = 1...8) -> Generator<GeneratedLayout> {
    Generator<[NodePlan]>.array(of: .nodePlan, count: items).flatMap { plans in
      let nodes = plans.enumerated().map { index, plan in
        LayoutNode(in: plan.parentChoice % (index + 1), content: plan.content)
      }
      let required = plans.enumerated().flatMap { $1.rules(item: $0 + 1, nodes: nodes) }
      let optional = Generator<[LayoutRule]>.array(
        of: .optionalRule(items: nodes.count + 1), count: 0...nodes.count * 2)
      return Generator<([LayoutRule], LayoutSize, LayoutDirection, TextScale)>
        .zip(optional, .windowSize, .direction, .element(of: [.large] + TextScale.allCases))
        .map { optional, window, direction, scale in
          GeneratedLayout(
            window: window, direction: direction, textScale: scale, nodes: nodes,
            rules: required + optional)
        }
    }
  }
}

extension Generator where Value == LayoutEdit {
  /// Generates an edit that keeps the required constraints of a generated layout satisfiable.
  public static func edit(of layout: GeneratedLayout) -> Generator<LayoutEdit> {
    let optional = layout.rules.indices.filter { !layout.rules[$0].priority.isRequired }
    let changes: Int = optional.isEmpty ? 0 : 2
    let rule = Generator<Int>.element(of: Array(optional))
    return .frequency([
      (weight: 3, generator: Generator<LayoutSize>.windowSize.map { .resize($0) }),
      (weight: 1, generator: Generator<LayoutDirection>.direction.map { .turn($0) }),
      (
        weight: 1,
        generator: Generator<TextScale>.element(of: TextScale.allCases).map { .scaleText($0) }
      ),
      (
        weight: changes,
        generator: Generator<(Int, Double)>.zip(rule, .length)
          .map { .setConstant(rule: $0, $1) }
      ),
      (
        weight: changes,
        generator: Generator<(Int, LayoutPriority)>.zip(rule, .optionalPriority)
          .map { .setPriority(rule: $0, $1) }
      ),
    ])
  }
}

extension Generator where Value == LayoutSize {
  /// Generates window sizes: those of phones and tablets, and any other; 320 by 480 is the simplest.
  public static var windowSize: Generator<LayoutSize> {
    let devices = [(320.0, 480.0), (375, 667), (667, 375), (393, 852), (1024, 1366), (320, 1024)]
    return .frequency([
      (
        weight: 2,
        generator: .element(of: devices.map { LayoutSize(width: $0.0, height: $0.1) })
      ),
      (
        weight: 1,
        generator: Generator<(Double, Double)>
          .zip(.multiple(of: 1, steps: 0...1400), .multiple(of: 1, steps: 0...1400))
          .map { LayoutSize(width: $0, height: $1) }
      ),
    ])
  }
}

extension Generator where Value == LayoutDirection {
  /// Generates a direction; left to right is simpler.
  public static var direction: Generator<LayoutDirection> {
    .element(of: [.leftToRight, .rightToLeft])
  }
}

extension Generator where Value == Double {
  /// Generates a length on the half-point grid, -60 to 300.
  static var length: Generator<Double> { .multiple(of: 0.5, steps: -120...600) }
}

extension Generator where Value == LayoutPriority {
  /// Generates a priority below required.
  static var optionalPriority: Generator<LayoutPriority> {
    .element(of: [250, 750, 999, 500, 251, 749].map { LayoutPriority($0) })
  }
}
