/// The relations that one entry of a stack has in force, and the surroundings that they follow
/// from.
final class StackPart {
  var entry: StackArrangement.Entry
  /// The surroundings the relations were made for; nil before they are made.
  var place: StackPlace?
  var installed: [StackRelation.Installed] = []
  /// The guide over the gap before the item, where gaps are made equal.
  var gap: LayoutSpacer?

  init(_ entry: StackArrangement.Entry) {
    self.entry = entry
  }

  /// Whether everything that was installed still is: an item that leaves the tree takes its
  /// constraints along.
  var isIntact: Bool { installed.allSatisfy { $0.constraint.isInstalled } }
}

/// All that the relations of an entry follow from, besides the entry and the configuration.
///
/// Every difference between two updates shows here, so that only relations that differ are made
/// anew.
struct StackPlace: Equatable {
  /// Whether no visible item stands before.
  var isFirst = false
  /// Whether no visible item stands behind.
  var isLast = false
  /// Whether the item is the only visible one.
  var isAlone = false
  /// The visible item before.
  var neighbour: ObjectIdentifier?
  /// Points between that item and the next.
  var spacing: Double = 0
  /// The first visible item, which the others are in line with.
  var leader: ObjectIdentifier?
  /// The item whose gap the others are as long as.
  var gapLeader: ObjectIdentifier?
  /// How many visible items stand before, as far as priorities tell.
  var order = 0
  /// Whether the item is as long as the first one.
  var isEqual = false
  /// The part of the canvas that the item has, where lengths are proportional.
  var share: Double?
  /// The part of the canvas that a text has, where several share a row of baselines.
  var textShare: Double?
}

extension StackPlace {
  /// The place of the last item once another one stands behind it.
  var withFollower: StackPlace {
    var place = self
    place.isLast = false
    return place
  }

  /// The place of the item that comes behind that of the last `entry`, which is visible.
  func ofFollower(
    of entry: StackArrangement.Entry, _ spacing: Double, isOrdered: Bool
  ) -> StackPlace {
    var place = self
    place.isFirst = false
    place.isLast = true
    place.neighbour = ObjectIdentifier(entry.item)
    place.spacing = entry.spacingAfter ?? spacing
    place.order = isOrdered ? min(order + 1, StackComposition.lastOrder) : 0
    return place
  }
}

extension StackArrangement.Entry {
  /// Whether the entries say the same of the same item.
  func matches(_ other: Self) -> Bool {
    item === other.item && isHidden == other.isHidden && spacingAfter == other.spacingAfter
      && naturalLength == other.naturalLength && wrapsText == other.wrapsText
  }
}
