/// The shrinking of an array: the elements that are left, and the next candidates.
///
/// A round drops runs of elements, from the longest to single ones; then it makes runs of elements as simple
/// as they get, then equal elements simpler together, then each element by itself. A step that succeeds goes
/// on from where it was, so that nothing is tried twice in a round; a round in which something succeeded is
/// followed by another, and one in which nothing did ends the search.
///
/// - Complexity: a round over *n* elements has O(*n*) candidates beside those of the single elements.
struct ArrayShrinking<Element: Sendable>: Sendable {
  typealias Repair = @Sendable ([ShrinkTree<Element>]) -> [ShrinkTree<Element>]

  private let elements: [ShrinkTree<Element>]
  private let minimumCount: Int
  private let repair: Repair
  private var stage: Stage
  /// Whether something has changed since the round began.
  private var hasChanged = false

  /// The stages of a round, in this order.
  private enum Stage {
    /// The elements before `end`, `length` of them, are dropped.
    case dropping(length: Int, end: Int)
    /// The elements before `end`, `length` of them, become as simple as they get.
    case simplest(length: Int, end: Int)
    /// The elements equal to the one at `index` become simpler with it, as its `shrink`-th shrink says.
    case together(index: Int, shrink: Int)
    /// The element at `index` becomes its `shrink`-th shrink.
    case alone(index: Int, shrink: Int)
    case done
  }

  init(_ elements: [ShrinkTree<Element>], minimumCount: Int, repair: @escaping Repair) {
    self.elements = elements
    self.minimumCount = minimumCount
    self.repair = repair
    stage = Self.beginning(elements.count, minimumCount)
  }

  private static func beginning(_ count: Int, _ minimumCount: Int) -> Stage {
    .dropping(length: count - minimumCount, end: count)
  }

  /// The array with the arrays that it may shrink to from here.
  var tree: ShrinkTree<[Element]> {
    let numbers = ShrinkNumbers<[Element]>.array(elements) { [minimumCount, repair] in
      ArrayShrinking(repair($0), minimumCount: minimumCount, repair: repair).tree
    }
    return ShrinkTree<[Element]>(elements.map(\.value), numbers: numbers) {
      AnySequence { () -> AnyIterator<ShrinkTree<[Element]>> in
        var search = self
        return AnyIterator { search.next()?.tree }
      }
    }
  }

  /// The next candidate; nil at the end of a round without success.
  private mutating func next() -> ArrayShrinking? {
    while true {
      switch stage {
      case .dropping(let length, let end):
        if let candidate = dropped(length, end) { return candidate }
      case .simplest(let length, let end):
        if let candidate = simplified(length, end) { return candidate }
      case .together(let index, let shrink):
        if let candidate = shrunkTogether(index, shrink) { return candidate }
      case .alone(let index, let shrink):
        if let candidate = shrunkAlone(index, shrink) { return candidate }
      case .done:
        guard hasChanged else { return nil }
        hasChanged = false
        stage = Self.beginning(elements.count, minimumCount)
      }
    }
  }

  private func following(_ changed: [ShrinkTree<Element>], _ stage: Stage) -> ArrayShrinking {
    var search = ArrayShrinking(repair(changed), minimumCount: minimumCount, repair: repair)
    search.stage = stage
    search.hasChanged = true
    return search
  }

  // MARK: Runs

  private mutating func dropped(_ length: Int, _ end: Int) -> ArrayShrinking? {
    let length = min(length, elements.count - minimumCount)
    guard length > 0 else {
      stage = .simplest(length: elements.count, end: elements.count)
      return nil
    }
    // From the end: later elements more often depend on earlier ones than the other way round.
    let end = min(end, elements.count)
    guard end > 0 else {
      stage = .dropping(length: length / 2, end: elements.count)
      return nil
    }
    let start = max(0, end - length)
    stage = .dropping(length: length, end: start)
    var rest = elements
    rest.removeSubrange(start..<end)
    return following(rest, stage)
  }

  private mutating func simplified(_ length: Int, _ end: Int) -> ArrayShrinking? {
    let end = min(end, elements.count)
    // Single elements have a stage of their own.
    guard length > 1 else {
      stage = .together(index: 0, shrink: 0)
      return nil
    }
    guard end > 0 else {
      stage = .simplest(length: length / 2, end: elements.count)
      return nil
    }
    let start = max(0, end - length)
    stage = .simplest(length: length, end: start)
    var changed = elements
    var count = 0
    for index in start..<end {
      guard let simplest = elements[index].shrinks.first(where: { _ in true }) else { continue }
      changed[index] = simplest
      count += 1
    }
    return count > 1 ? following(changed, stage) : nil
  }

  // MARK: Elements

  private mutating func shrunkTogether(_ index: Int, _ shrink: Int) -> ArrayShrinking? {
    guard index < elements.count else {
      stage = .alone(index: 0, shrink: 0)
      return nil
    }
    let equals = equalElements(to: index)
    guard equals.count > 1, let first = elements[index].shrink(at: shrink) else {
      stage = .together(index: index + 1, shrink: 0)
      return nil
    }
    stage = .together(index: index, shrink: shrink + 1)
    var changed = elements
    changed[index] = first
    for other in equals.dropFirst() {
      // Equal values of one generator have the same shrinks.
      guard let shrunk = elements[other].shrink(at: shrink) else { return nil }
      changed[other] = shrunk
    }
    return following(changed, .together(index: index, shrink: 0))
  }

  /// The places of the values equal to that at `index`; none if there is one before it.
  private func equalElements(to index: Int) -> [Int] {
    guard let value = elements[index].value as? any Hashable else { return [] }
    let wanted = AnyHashable(value)
    let places = elements.indices.filter { place in
      (elements[place].value as? any Hashable).map { AnyHashable($0) == wanted } ?? false
    }
    return places.first == index ? places : []
  }

  private mutating func shrunkAlone(_ index: Int, _ shrink: Int) -> ArrayShrinking? {
    guard index < elements.count else {
      stage = .done
      return nil
    }
    guard let shrunk = elements[index].shrink(at: shrink) else {
      stage = .alone(index: index + 1, shrink: 0)
      return nil
    }
    stage = .alone(index: index, shrink: shrink + 1)
    var changed = elements
    changed[index] = shrunk
    return following(changed, .alone(index: index, shrink: 0))
  }
}

extension ShrinkTree {
  /// The shrink at a place of the list, simplest first; nil beyond its end.
  fileprivate func shrink(at place: Int) -> ShrinkTree? {
    shrinks.dropFirst(place).first { _ in true }
  }
}
