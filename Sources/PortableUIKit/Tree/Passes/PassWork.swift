/// How much the passes of a tree have done, for asserting that work follows the change and not the
/// size of the tree.
package struct PassWork: Equatable, Sendable {
  /// Views a pass came by, counted once per pass and round.
  package var visits = 0
  package var traitUpdates = 0
  package var propertyUpdates = 0
  package var constraintUpdates = 0
  package var layouts = 0
  package var drawings = 0
  /// Update methods of views that were called with notes of the values they read: those that a class overrides.
  package var trackedUpdates = 0
  /// Views whose frame layout set.
  package var placements = 0

  package init() {}
}
