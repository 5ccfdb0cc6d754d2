/// Where a journalled table lies.
enum TableHome {
  /// In the block of the tables that have an element for the same thing.
  case block
  /// In memory of its own, after a share of the first room.
  case own(FirstShare)
}
