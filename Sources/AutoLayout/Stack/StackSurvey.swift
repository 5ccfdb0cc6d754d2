/// Looks along a stack's entries and says where each of them stands.
struct StackSurvey {
  private(set) var places: [StackPlace] = []
  private(set) var visible: [Int] = []

  /// - Complexity: O(entries), a few words for each.
  init(
    _ entries: [StackArrangement.Entry], _ configuration: StackConfiguration,
    in engine: LayoutEngine
  ) {
    visible = entries.indices.filter { !entries[$0].isHidden }
    let last = visible.last ?? -1
    let isProportional = configuration.distribution == .fillProportionally
    let shares = isProportional ? Self.shares(entries, visible, configuration, engine) : nil
    let leader = visible.first.map { ObjectIdentifier(entries[$0].item) }
    let makesGaps = !configuration.distribution.hasExactSpacing && visible.count > 2
    let gapLeader = makesGaps ? ObjectIdentifier(entries[visible[1]].item) : nil
    let isOrdered = configuration.distribution.isOrdered
    places.reserveCapacity(entries.count)
    var before: Int?
    var order = 0
    for (index, entry) in entries.enumerated() {
      var place = StackPlace(
        isFirst: before == nil, isLast: index >= last, isAlone: visible.count == 1)
      if let before {
        place.neighbour = ObjectIdentifier(entries[before].item)
        place.spacing = entries[before].spacingAfter ?? configuration.spacing
      }
      if !entry.isHidden {
        place.leader = leader
        place.gapLeader = gapLeader
        place.order = isOrdered ? min(order, StackComposition.lastOrder) : 0
        place.share = shares.flatMap { $0[order] }
        place.isEqual =
          configuration.distribution == .fillEqually || isProportional && shares == nil
        if entry.wrapsText, visible.count > 1 { place.textShare = 1 / Double(visible.count) }
        before = index
        order += 1
      }
      places.append(place)
    }
  }

  /// Each visible item's part of the canvas, by natural length: nil for one without a length, which
  /// takes what remains, and altogether nil without any length, when all are equal.
  private static func shares(
    _ entries: [StackArrangement.Entry], _ visible: [Int], _ configuration: StackConfiguration,
    _ engine: LayoutEngine
  ) -> [Double?]? {
    let lengths = visible.map { index in
      entries[index].naturalLength
        ?? NaturalLength.of(entries[index].item, configuration.axis, in: engine)
    }
    let natural = lengths.reduce(0) { $0 + ($1 ?? 0) }
    guard natural > 0 else { return nil }
    let total = visible.dropLast().reduce(natural) {
      $0 + (entries[$1].spacingAfter ?? configuration.spacing)
    }
    guard total > 0 else { return lengths.map { _ in nil } }
    return lengths.map { $0.map { $0 / total } }
  }
}
