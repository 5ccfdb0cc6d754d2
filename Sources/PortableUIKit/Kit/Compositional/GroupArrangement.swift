import Foundation

/// Places the items of a group, and of groups inside it, one after the other.
///
/// A group goes through its subitems again and again as long as there is room along it, as UIKit does; one
/// with a count has as many, which share the length. An estimated side gets the length that its items
/// turned out to need.
@MainActor struct GroupArrangement {
  /// An item in its place, relative to the group.
  struct Place {
    /// Which item of the section it is.
    var index: Int
    var frame: CGRect
    var zIndex = 0
    let item: NSCollectionLayoutItem?
    /// Which sides were estimated, so that the element is asked for them.
    var estimates: (width: Bool, height: Bool) = (false, false)
  }

  /// Sizes that elements turned out to need, by item of the section.
  let measured: [Int: CGSize]
  let environment: any NSCollectionLayoutEnvironment
  /// Rounding of sums of fractions must not cost the last item its room.
  private static let slack: CGFloat = 0.01
  /// The depth to which groups inside groups are followed; no layout by hand nests deeper.
  private static let deepest = 32

  /// Places items from `first` on in a group that is in `container`, fewer than `count` where there is no
  /// room for more.
  func place(
    _ group: NSCollectionLayoutGroup, in container: CGSize, size given: CGSize? = nil, first: Int,
    count: Int, depth: Int = 0
  ) -> (size: CGSize, places: [Place]) {
    var size = given ?? group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    guard count > 0, depth < GroupArrangement.deepest else { return (size, []) }
    var places: [Place]
    switch group.arrangement {
    case .custom(let provider):
      places = provider(environment).prefix(count).enumerated().map { number, item in
        Place(index: first + number, frame: item.frame, zIndex: item.zIndex, item: nil)
      }
    case .horizontal, .vertical:
      let isHorizontal = if case .horizontal = group.arrangement { true } else { false }
      let line = placeLine(
        group, isHorizontal: isHorizontal, inner: inner, first: first, count: count, depth: depth)
      places = line.places
      let along = isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
      let across = isHorizontal ? group.layoutSize.heightDimension : group.layoutSize.widthDimension
      if along.isEstimated {
        let length =
          line.length
          + (isHorizontal ? insets.leading + insets.trailing : insets.top + insets.bottom)
        if isHorizontal { size.width = length } else { size.height = length }
      }
      if across.isEstimated, !places.isEmpty {
        let breadth =
          line.breadth
          + (isHorizontal ? insets.top + insets.bottom : insets.leading + insets.trailing)
        if isHorizontal { size.height = breadth } else { size.width = breadth }
      }
    }
    for index in places.indices {
      places[index].frame.origin.x += insets.leading
      places[index].frame.origin.y += insets.top
    }
    return (size, places)
  }

  private func placeLine(
    _ group: NSCollectionLayoutGroup, isHorizontal: Bool, inner: CGSize, first: Int, count: Int,
    depth: Int
  ) -> (places: [Place], length: CGFloat, breadth: CGFloat) {
    let spacing = group.interItemSpacing?.spacing ?? 0
    let room = isHorizontal ? inner.width : inner.height
    let isOpen =
      (isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension)
      .isEstimated
    var places: [Place] = []
    /// The part of `places` and the length of every subitem.
    var parts: [(range: Range<Int>, length: CGFloat)] = []
    var cursor: CGFloat = 0
    var breadth: CGFloat = 0
    var used = 0
    let subitems = group.subitems
    guard !subitems.isEmpty else { return ([], 0, 0) }
    let most = group.count ?? Int.max
    var turn = 0
    while used < count, turn < most {
      let subitem = subitems[turn % subitems.count]
      var size = subitem.layoutSize.size(in: inner)
      if let number = group.count {
        let share = max(0, (room - spacing * CGFloat(number - 1)) / CGFloat(number))
        if isHorizontal { size.width = share } else { size.height = share }
      }
      let made = place(
        subitem, in: inner, size: size, index: first + used, left: count - used, depth: depth)
      let (before, after) = edges(of: subitem, isHorizontal: isHorizontal)
      let length = before + (isHorizontal ? made.size.width : made.size.height) + after
      let start = parts.isEmpty ? 0 : cursor + spacing
      // An estimated group goes through its subitems once.
      let isFull =
        isOpen ? turn >= subitems.count : start + length > room + GroupArrangement.slack
      if !parts.isEmpty, isFull { break }
      if made.places.isEmpty { break }
      let origin = start + before
      let begin = places.count
      for var part in made.places {
        if isHorizontal { part.frame.origin.x += origin } else { part.frame.origin.y += origin }
        places.append(part)
      }
      parts.append((begin..<places.count, length))
      cursor = start + length
      breadth = max(breadth, isHorizontal ? made.size.height : made.size.width)
      used += made.places.count
      turn += 1
      // Items without length would never fill the group.
      if length <= 0, turn >= subitems.count { break }
    }
    if group.interItemSpacing?.isFlexibleSpacing == true, parts.count > 1, !isOpen {
      let extra = max(0, room - cursor) / CGFloat(parts.count - 1)
      for (number, part) in parts.enumerated() {
        for index in part.range {
          if isHorizontal {
            places[index].frame.origin.x += extra * CGFloat(number)
          } else {
            places[index].frame.origin.y += extra * CGFloat(number)
          }
        }
      }
      cursor = max(cursor, room)
    }
    return (places, cursor, breadth)
  }

  private func edges(
    of item: NSCollectionLayoutItem, isHorizontal: Bool
  ) -> (before: CGFloat, after: CGFloat) {
    let spacing = item.edgeSpacing
    let (before, after) =
      isHorizontal ? (spacing?.leading, spacing?.trailing) : (spacing?.top, spacing?.bottom)
    return (before?.spacing ?? 0, after?.spacing ?? 0)
  }

  /// Places one subitem at the origin.
  private func place(
    _ item: NSCollectionLayoutItem, in container: CGSize, size: CGSize, index: Int, left: Int,
    depth: Int
  ) -> (size: CGSize, places: [Place]) {
    if let group = item as? NSCollectionLayoutGroup {
      return place(group, in: container, size: size, first: index, count: left, depth: depth + 1)
    }
    var size = size
    let estimates = (
      width: item.layoutSize.widthDimension.isEstimated,
      height: item.layoutSize.heightDimension.isEstimated
    )
    if let found = measured[index] {
      if estimates.width { size.width = found.width }
      if estimates.height { size.height = found.height }
    }
    // Insets have no part in a side that the element itself determines.
    let insets = item.contentInsets
    var frame = CGRect(origin: .zero, size: size)
    if !estimates.width {
      frame.origin.x += insets.leading
      frame.size.width = max(0, frame.width - insets.leading - insets.trailing)
    }
    if !estimates.height {
      frame.origin.y += insets.top
      frame.size.height = max(0, frame.height - insets.top - insets.bottom)
    }
    return (size, [Place(index: index, frame: frame, item: item, estimates: estimates)])
  }
}
