/// Adds up the length that the visible entries of an arrangement take along an axis by nature.
///
/// Along the stack's own axis lengths and spacing add up, across it the longest counts.
struct NaturalLength {
  private let configuration: StackConfiguration
  private let isAlong: Bool
  private let visible: [StackArrangement.Entry]
  private var taken = 0
  private var sum = 0.0
  private var longest = 0.0

  private init(of arrangement: StackArrangement, _ axis: LayoutAxis, in engine: LayoutEngine) {
    configuration = arrangement.configuration
    isAlong = axis == arrangement.configuration.axis
    visible = arrangement.arranged(in: engine).filter { !$0.isHidden }
  }

  /// The natural length of an item: its content size, or that of its own arrangement; nil where it or
  /// anything visible in it has none.
  ///
  /// Stacks may be nested deeper than the machine's own stack allows, so those that are being added up
  /// wait in a list, the outermost first.
  ///
  /// - Complexity: the number of entries in it, at any depth.
  static func of(_ item: any LayoutItem, _ axis: LayoutAxis, in engine: LayoutEngine) -> Double? {
    var open: [NaturalLength] = []
    var next: (any LayoutItem)? = item
    while let item = next {
      guard let node = engine.node(for: item) else { return nil }
      if node.contentSize[axis] >= 0 {
        if open.isEmpty { return node.contentSize[axis] }
        open[open.count - 1].take(node.contentSize[axis])
      } else if let arrangement = node.rare?.arrangement {
        open.append(NaturalLength(of: arrangement, axis, in: engine))
      } else {
        return nil
      }
      next = open[open.count - 1].waiting
      while next == nil {
        let total = open.removeLast().total
        if open.isEmpty { return total }
        open[open.count - 1].take(total)
        next = open[open.count - 1].waiting
      }
    }
    return nil
  }

  /// The item whose length is to be taken next.
  private var waiting: (any LayoutItem)? { taken < visible.count ? visible[taken].item : nil }

  private mutating func take(_ length: Double) {
    sum += length
    longest = max(longest, length)
    taken += 1
  }

  private var total: Double {
    guard isAlong else { return longest }
    let spacing = visible.dropLast().reduce(0) { $0 + ($1.spacingAfter ?? configuration.spacing) }
    let lengths =
      configuration.distribution == .fillEqually ? longest * Double(visible.count) : sum
    return lengths + spacing
  }
}
