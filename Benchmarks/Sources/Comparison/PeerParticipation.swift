/// How far kiwi takes part.
enum PeerParticipation {
  case none
  /// Without the phases in which a single step takes it seconds.
  case quickPhases
}
