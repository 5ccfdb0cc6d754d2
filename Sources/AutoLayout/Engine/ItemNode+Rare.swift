import Cassowary

extension ItemNode {
  /// Facts that are recorded about few items: guides of several cases, scroll containers, items with masks, stacks, readers of
  /// insets. It would make up a third of every record.
  final class Rare {
    /// Which of the cases of its form holds at the solved sizes: of a readable guide, whether it is
    /// narrower than the margins; of a keyboard guide, how far the keyboard covers the owner.
    @exclusivity(unchecked) var stage = GuideStage.atRest
    /// The measure that no case of the form fits: the guide is at rest for want of a better one.
    @exclusivity(unchecked) var contestedMeasure: Double?
    @exclusivity(unchecked) var scroll: ScrollState?
    /// The items below that answer for the baselines, which an item gives up with its other relations.
    @exclusivity(unchecked) var firstBaselineSource: ItemNode?
    @exclusivity(unchecked) var lastBaselineSource: ItemNode?
    @exclusivity(unchecked) var autoresizing: AutoresizingState?
    @exclusivity(unchecked) var autoresizingRows: [EngineRow] = []
    /// Rows that hold an ambiguous item elsewhere.
    @exclusivity(unchecked) var exerciseRows: [EngineRow] = []
    /// Of the rows whose expression reads the record, those that read the content offset.
    @exclusivity(unchecked) var offsetDependents: [Int: EngineRow] = [:]
    /// Those of them that read margins, baselines or, of a guide, the place of its edges, and of which edges.
    @exclusivity(unchecked) var insetDependents: [Int: (row: EngineRow, edges: EdgeSet)] = [:]
    /// The stack that arranges the item's children.
    @exclusivity(unchecked) weak var arrangement: StackArrangement?
  }

  /// The cases of a guide's form that is linear only in pieces.
  enum GuideStage {
    /// As the margins or the safe area say.
    case atRest
    /// As the readable width or the keyboard say.
    case limited
    /// The owner is covered whole.
    case covered
  }

  struct ScrollState {
    var width: Variable
    var height: Variable
    var offset: LayoutPoint = .zero
    /// The number of the limit of the width, as that of a size of the item's own.
    var limitID: Int?

    func extent(_ axis: LayoutAxis) -> Variable { axis == .horizontal ? width : height }
  }

  struct AutoresizingState: Equatable {
    var frame: LayoutRect
    var parentSize: LayoutSize
    var mask: AutoresizingMask
    /// Whether the item is hosted: its frame is given anew where its parent is resized.
    var isHosted: Bool

    /// How much of a change of the parent's size goes into the extent or the near margin.
    func share(_ axis: LayoutAxis, isExtent: Bool) -> Double {
      isHosted ? 0 : shareOfMask(axis, isExtent: isExtent)
    }

    /// The same by the mask alone, of a hosted item too: its host goes by it.
    func shareOfMask(_ axis: LayoutAxis, isExtent: Bool) -> Double {
      let near = axis == .horizontal ? frame.x : frame.y
      let size = frame.size[axis]
      let shares = AutoresizingShares(
        near: near, size: size, far: parentSize[axis] - near - size,
        flexibility: mask.flexibility(axis))
      return isExtent ? shares.size : shares.near
    }
  }
}
