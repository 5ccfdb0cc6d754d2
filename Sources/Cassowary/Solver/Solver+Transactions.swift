extension Solver {
  /// Optimises, and reports the variables whose values changed since the last commit.
  ///
  /// - Returns: each changed variable once, with the value before and the value now.
  /// - Complexity: the work that the changes since the last commit ask for; nothing for all that they do not touch.
  @discardableResult
  @inlinable
  public func commit() -> Changes {
    optimise()
    // A caller that does not ask for the changes does not pay for them.
    return Changes(report.pointee, of: identity)
  }

  /// Optimises, and lists the changes in `report`.
  @usableFromInline
  func optimise() {
    begin()
    defer { finish() }
    asItIs().core.statistics.commits &+= 1
    if !rest.report() { optimiseAll() }
  }

  /// Does a commit's work if more has happened than shifts along ready directions.
  @inline(never)
  private func optimiseAll() {
    wake().core.optimise()
    renewStays()
    asItIs().core.reportChanges()
    asItIs().core.tidyTables()
    asItIs().core.beginRest()
  }

  /// Does all that a commit does, except for the report: the next commit then finds nothing to do.
  func prepareCommit() {
    wake().core.optimise()
    // The last steps may make a factorisation due.
    var rounds = Self.mostRounds
    while wake().core.reasonToRefactor != nil && rounds > 0 {
      wake().core.optimise()
      rounds -= 1
    }
    renewStays()
  }

  /// The most factorisations that a commit makes because its own last steps made them due: one as a rule, and the bound
  /// ends a circle.
  private static var mostRounds: Int { 8 }

  @inline(__always)
  private func renewStays() {
    if problem.counts.stayConstraints > 0 { asItIs().core.renewStays() }
  }

  /// Runs changes all or nothing: if `body` throws, everything that it did to the solver is taken
  /// back bit for bit. Transactions may be nested.
  ///
  /// Optional constraints are not looked at before the next commit, so a transaction is also the way to build many
  /// constraints at once. Values that a commit in an abandoned `body` has reported remain those of ``value(of:)`` until
  /// the next commit, which reports the way back.
  /// - Complexity: that of `body`; taking back costs as much as the work done.
  public func transaction<Success, Failure: Error>(
    _ body: (Solver) throws(Failure) -> Success
  ) throws(Failure) -> Success {
    begin()
    defer { finish() }
    let transaction = beginTransaction()
    do throws(Failure) {
      let result = try body(self)
      end(transaction)
      return result
    } catch {
      abandon(transaction)
      throw error
    }
  }

  /// Opens a transaction for callers that cannot put its contents into one function: doors to other languages.
  ///
  /// Transactions end in the opposite order of that in which they were opened.
  package func beginTransaction() -> OpenTransaction {
    let transaction = OpenTransaction(
      lastCheckpoint: nextCheckpoint, scope: wake().core.beginChange())
    openTransactions += 1
    return transaction
  }

  /// Ends the transaction that was opened last; its changes stay.
  package func end(_ transaction: OpenTransaction) {
    openTransactions -= 1
    wake().core.endChange(transaction.scope)
    // Checkpoints on the way forward are lost now; those made within the transaction are not.
    forgetLostCheckpoints(upTo: transaction.lastCheckpoint)
    stopRecordingIfDone()
  }

  /// Ends the transaction that was opened last and takes back its changes.
  package func abandon(_ transaction: OpenTransaction) {
    openTransactions -= 1
    wake().core.rollBack(transaction.scope)
    let last = transaction.lastCheckpoint
    forgetCheckpoints(from: transaction.scope.start.position) { $0 > last }
    stopRecordingIfDone()
  }
}
