/// How many searches of a kind were in vain, one after the other.
///
/// What a search finds is found without a step, but where a system gets its contents last there is nothing to be found,
/// constraint after constraint. So after many in vain one in several is made, until one finds something, or something
/// comes that there is to be found: a variable that is undetermined, and on which others rest.
///
/// Those for required constraints are made always, and not counted: what is refused is to leave no trace.
struct VainSearches: BitwiseCopyable, Equatable {
  private var count: Int32 = 0

  /// So many are made one after the other, and then one in so many.
  private static var patience: Int32 { 64 }
  private static var interval: Int32 { 64 }

  /// Counts a search, and says whether to make it.
  mutating func isAnotherWorthwhile(_ layers: Acceleration) -> Bool {
    count &+= 1
    return count <= Self.patience || count % Self.interval == 0
      || !layers.contains(.vainSearches)
  }
}
