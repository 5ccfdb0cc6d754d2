/// What was asked of memory already, so that nothing is asked for twice.
struct LookaheadState {
  /// Variables up to here were asked for before constraints mention them; see ``Core/prefetchComing(after:)``.
  var askedVariables: Int32 = 0
  /// The counter of solves, as it was when variables were asked for last.
  var askedEpoch: Int32 = 0
  /// The last batch of variables made long ago behind which variables were asked for.
  var askedEarlier: Int32 = -1
  /// The batch of variables whose rows were joined last; see ``Core/prefetchJoins()``.
  var joinedBatch: Int32 = -1
}
