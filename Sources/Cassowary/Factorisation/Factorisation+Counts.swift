extension Factorisation {
  /// The number of etas, and the work since the last factorisation; they go back with a savepoint.
  struct Counts: BitwiseCopyable {
    /// Entries visited by exchanges since the last factorisation.
    var work: Int64 = 0
    /// Work since the last factorisation with etas that it did not leave.
    var etaWork: Int64 = 0
    /// The number of slots, and of variables.
    var slots: Int32 = 0
    var etas: Int32 = 0
    var etaEntries: Int32 = 0
    /// Exchanges that left an eta since the last factorisation.
    var updates: Int32 = 0
    /// Eta entries that the last factorisation left.
    var etaEntriesAtStart: Int32 = 0
    /// Etas that the last factorisation left.
    var etasAtStart: Int32 = 0
    /// Not zero if the basis is to be factorised at the next chance, whatever was done since the last time.
    var isDue: Int32 = 0
  }

  /// The work done by solves, which never goes back.
  struct SolveStatistics {
    var directions = 0
    var directionVariables = 0
    var combinations = 0
    var combinationRows = 0
  }
}
