/// The mark that handles of a solver carry, to be told from those of any other, also of one that has gone.
///
/// The place of a solver in memory would not do: a solver that is made after another has gone may get the same place.
@usableFromInline
struct SolverIdentity: Hashable, Sendable {
  @usableFromInline let bits: UInt64

  @inlinable init(bits: UInt64) { self.bits = bits }

  /// The identity of no solver.
  @inlinable static var none: SolverIdentity { SolverIdentity(bits: 0) }

  /// A new identity for a solver whose machine is at a place: two solvers that are there one after the other differ in
  /// their times.
  ///
  /// Embedded Swift has no clock: there only the place counts.
  init(at place: UnsafeRawPointer) {
    #if hasFeature(Embedded)
      self.init(bits: UInt64(UInt(bitPattern: place)))
    #else
      var hasher = Hasher()
      hasher.combine(place)
      hasher.combine(ContinuousClock.now)
      self.init(bits: UInt64(truncatingIfNeeded: hasher.finalize()) | 1)
    #endif
  }
}
