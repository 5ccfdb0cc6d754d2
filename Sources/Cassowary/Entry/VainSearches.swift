/// How many searches of a kind were in vain, one after the other.
///
/// A search that succeeds saves a step, but if a system gets its contents last, the searches of one constraint after
/// the other find nothing. So after many vain ones the solver makes one in several, until one finds something, or until
/// there is something to find: an undetermined variable on which others rest.
///
/// Searches for required constraints are always made, and not counted: a refused constraint must leave no trace.
struct VainSearches: BitwiseCopyable, Equatable {
  private var count: Int32 = 0

  /// The searches that are made one after the other though all are in vain. A search sees 16 definitions at most, so
  /// these cost as much as a thousand definitions.
  private static var patience: Int32 { 64 }
  /// One search in as many is made afterwards: at worst as many constraints wait for the commit, though a row would
  /// have given way to them.
  private static var interval: Int32 { 64 }

  /// Counts a search, and says whether to make it.
  mutating func isAnotherWorthwhile(_ layers: Acceleration) -> Bool {
    count &+= 1
    return count <= Self.patience || count % Self.interval == 0
      || !layers.contains(.vainSearches)
  }
}
