/// Working storage of steps that are taken for many rows at once: a layer over the simplex, which gives the same answers
/// without it.
struct BatchPivots: ~Copyable {
  /// Rows that were placed together, where the first of them were before, and what follows the rows that define them.
  var placed = Stack<Core.PlacedRow>()
  var formerPlaces = Stack<Core.FormerPlace>()
  var leaders = Stack<Core.Leader>()
  var followers = Stack<Core.Follower>()
  /// A few active rows whose multipliers are out of range, and what moves with them.
  var reduced = Suboptimisation()
}

extension BatchPivots {
  /// Frees what does not lie in a block.
  func deallocate() {
    placed.deallocate()
    formerPlaces.deallocate()
    leaders.deallocate()
    followers.deallocate()
    reduced.deallocate()
  }
}
