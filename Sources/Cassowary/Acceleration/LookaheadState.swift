/// The places already asked for in memory, so that nothing is asked for twice.
struct LookaheadState {
  /// Variables up to here were asked for before constraints mention them; see ``Core/prefetchComing(after:)``.
  var askedVariables = VariableID(0 as Int32)
  /// The counter of solves, as it was when variables were asked for last.
  var askedEpoch: Int32 = 0
  /// The last batch of variables made long ago behind which variables were asked for.
  var askedEarlier = VariableID(-1 as Int32)
  /// The batch of variables whose rows were joined last; see ``Core/prefetchJoins()``.
  var joinedBatch = VariableID(-1 as Int32)
}
